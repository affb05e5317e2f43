import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

/** What has the focus, by its role and name or text; and whether one can see that it has. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      name: element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      tag: element.localName,
      visible: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      onScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });
}

/** Every stop of the Tab key from the page's start, until it leaves the page. */
async function stops(page: Page) {
  const found = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.tag === 'body') return found;
    found.push(stop);
  }
  throw new Error('The Tab key never leaves the page.');
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('tools/main-echo/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a tool’s page is gone through in the order one reads it', async ({ page }) => {
  await page.goto('tools/main-echo/');
  const names = (await stops(page)).map(({ name }) => name);
  const form = ['Text', 'Lines', 'Number things', 'Number, slider', 'Choice', 'Switch', 'Run', 'Reset', 'Copy link'];
  const at = names.indexOf('Text');
  expect(names.slice(at, at + 11)).toEqual([...form, 'Another text', 'Refused']);
  const [address] = names.filter((name) => /\/tools\/main-echo\/$/.test(name));
  const elsewhere = [address, 'Copy code', 'Save inputs', 'Open inputs'];
  const files = ['ctp.json', 'mcp.json', 'define-tool.json', 'input.schema.json'];
  expect(names.slice(-9)).toEqual(["The worker's echo", ...elsewhere, ...files]);
});

test('the focus can always be seen, and nothing traps it', async ({ page }) => {
  for (const path of [
    '',
    'tools/main-echo/',
    'tools/every-kind/',
    'tags/echo/',
    'embed/main-echo/',
    'guide/',
    'handbook/parts/',
    '404.html',
  ]) {
    await page.goto(path);
    const found = await stops(page);
    expect(found.length, path).toBeGreaterThan(5);
    expect(
      found.filter(({ visible, onScreen }) => !visible || !onScreen),
      path,
    ).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).name, path).toBe(found.at(-1)?.name);
  }
});

test('a tool is worked by keyboard alone', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const key = async (...keys: string[]) => {
    for (const name of keys) await page.keyboard.press(name);
  };
  while ((await focused(page)).name !== 'Text') await key('Tab');
  await page.keyboard.type('typed');
  // Until the tool is loaded a slider does not follow its number box.
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await key('Tab', 'Control+End');
  await page.keyboard.type('\nthree');
  await key('Tab', 'ArrowUp', 'Tab', 'ArrowRight', 'Tab', 'ArrowDown', 'Tab', 'Space', 'Tab');
  await expect(card.run).toBeFocused();
  await key('Enter');
  await expect(card.result.getByRole('definition')).toHaveText(['typed', '3', '4', 'b', 'on']);
  await expect(card.run).toBeFocused();
  await key('Tab', 'Space');
  await expect(card.status).toHaveText('Back to the opening values.');
  await key('Tab', 'Tab', 'Tab', 'Enter');
  await expect(card.sample('Refused')).toBeFocused();
  await expect(card.control('Text')).toHaveValue('so bad');
  await key('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter');
  await expect(card.control('Text')).toBeFocused();
});

test('a run is cancelled by keyboard', async ({ page }) => {
  const card = await openTool(page, 'worker-echo');
  await card.control('Steps of 100 ms').fill('100');
  await card.run.focus();
  await page.keyboard.press('Enter');
  await expect(card.cancel).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.status).toHaveText('Cancelled.');
  await expect(card.run).toBeFocused();
});

test('a card is opened, run and closed by keyboard', async ({ page }) => {
  await page.goto('tags/echo/');
  const card = toolCard(page, 'main-echo');
  await card.open.focus();
  await page.keyboard.press('Enter');
  await expect(card.close).toBeFocused();
  await expect(card.close).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(card.control('Text')).toBeFocused();
  await page.keyboard.type('typed');
  await page.keyboard.press('Enter');
  await expect(card.result).toContainText('typed');
  await card.close.focus();
  await page.keyboard.press('Space');
  await expect(card.open).toBeFocused();
  await expect(card.open).toHaveAttribute('aria-expanded', 'false');
});
