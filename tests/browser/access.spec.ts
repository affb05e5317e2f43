import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ site: 'fixture' });

/** Records every sentence that a screen reader is given to read out. */
function listen(page: Page) {
  return page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll('output, [role="status"], [role="alert"], [aria-live]')) {
      new MutationObserver(() => {
        const text = region.textContent?.trim();
        if (text) said.push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a run says two sentences, and none of them twice', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('x');
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await listen(page);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  expect(await said(page)).toEqual(['Running…', 'The result is ready.']);
});

test('typing on says once that the result is old', async ({ page }) => {
  const card = await openTool(page, 'linked');
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await listen(page);
  await card.control('Text').pressSequentially('many letters');
  await expect.poll(() => page.url()).toContain('many');
  expect(await said(page)).toEqual(['The inputs have changed. Press Run.']);
});

test('a refusal is said once, and told by its control', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('so bad');
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await listen(page);
  await card.run.click();
  await expect(card.status).toHaveText('Check “Text”.');
  expect(await said(page)).toEqual(['Running…', 'Check “Text”.']);
  await expect(card.control('Text')).toBeFocused();
  await expect(card.control('Text')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.control('Text')).toHaveAccessibleDescription(/^The text says bad\. Anything but the word bad\.$/);
});

test('a run that no reader asked for moves no focus', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('so bad');
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await page.getByRole('link', { name: 'Tools', exact: true }).first().focus();
  await card.root.evaluate((element: HTMLElement & { run(): Promise<unknown> }) => element.run());
  await expect(card.status).toHaveText('Check “Text”.');
  await expect(page.getByRole('link', { name: 'Tools', exact: true }).first()).toBeFocused();
});

test('what one sees of a control is in its name', async ({ page }) => {
  for (const tool of ['every-kind', 'main-echo', 'linked']) {
    const card = await openTool(page, tool);
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    const { violations, passes } = await new AxeBuilder({ page })
      .withRules(['label-content-name-mismatch', 'button-name', 'label', 'aria-input-field-name'])
      .setLegacyMode()
      .analyze();
    expect(violations, tool).toEqual([]);
    expect(passes.length).toBeGreaterThan(0);
  }
});
