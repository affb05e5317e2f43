import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ site: 'fixture' });

test('in forced colours every control has an edge, and a run works', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const card = await openTool(page, 'main-echo');
  const edgeless = await page
    .locator('tool-card :is(button, input:not([type=range], [type=checkbox]), select, textarea), #pb-theme')
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
        .map((control) => control.outerHTML),
    );
  expect(edgeless).toEqual([]);
  await card.control('Text').fill('bad');
  await card.run.click();
  await expect(card.result).toContainText('The text says bad.');
  const message = card.result.locator('.pb-message');
  expect(await message.evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe('solid');
});

test('with less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('changed');
  await expect(card.result).toHaveAttribute('data-phase', 'stale');
  const moving = await page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
    getComputedStyle(document.documentElement).scrollBehavior,
  ]);
  expect(moving).toEqual(['auto']);
});

test('print gives the page without what is there to operate it', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), card.run, card.sample('Refused')])
    await expect(hidden).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card.result).toBeVisible();
  await expect(page.locator('#proof')).toBeVisible();
});

test('right-to-left text is read from the right, code and left-to-right inputs are not', async ({ page }) => {
  const card = await openTool(page, 'arabic');
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await direction('#help h3')).toBe('rtl');
  expect(await direction('#help p')).toBe('rtl');
  expect(await direction('#help p code')).toBe('ltr');
  expect(await direction('#help pre')).toBe('ltr');
  expect(await direction('.pb-result pre')).toBe('rtl');
  expect(await card.control('مسار').evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
  expect(await card.control('نص').evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
});
