import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ site: 'fixture' });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const marked = (page: Page) => contents(page).locator('[aria-current]');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('the sidebar shows where one is, and is gone through by keyboard', async ({ page }) => {
    const others = ['数据工具', '文字列の検索'];
    await page.goto('handbook/parts/');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('The parts of a tool');
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Guide',
      /^Overview\s*New$/,
      'The parts of a tool',
      'Far down',
      ...others,
    ]);
    const group = sidebar(page).getByText('Handbook', { exact: true });
    await sidebar(page).getByRole('link', { name: 'Guide' }).focus();
    await page.keyboard.press('Tab');
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sidebar(page).getByRole('link')).toHaveText(['Guide', ...others]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/handbook\/$/);
    await expect(page.getByRole('navigation', { name: 'Site' }).locator('[aria-current]')).toHaveText('Handbook');
  });

  test('one is led on in its order, and up by its groups', async ({ page }) => {
    await page.goto('handbook/parts/');
    const steps = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(steps.getByRole('link')).toHaveText([/Previous\s+Overview/, /Next\s+Far down/]);
    await steps.getByRole('link', { name: 'Far down' }).click();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Handbook', 'Deep', 'Far down']);
    await crumbs.getByRole('link', { name: 'Handbook' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbook');
  });

  test('the contents follow as one reads, to the end of the page', async ({ page }) => {
    await page.goto('handbook/parts/');
    await expect(marked(page)).toHaveText('The manifest');
    await page.evaluate(() => document.getElementById('more-of-the-module')?.scrollIntoView());
    await expect(marked(page)).toHaveText('More of the module');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(marked(page)).toHaveText('The manifest');
    await contents(page).getByRole('link', { name: 'Short', exact: true }).click();
    await expect(marked(page)).toHaveText('Short');
    await page.goto('handbook/parts/');
    await page.keyboard.press('End');
    await expect(marked(page)).toHaveText('Shorter');
    await expect(marked(page)).toHaveAttribute('aria-current', 'location');
  });

  test('both columns stand still beside the text, and one may be edited', async ({ page }) => {
    await page.goto('handbook/parts/');
    await page.evaluate(() => scrollTo(0, 900));
    await expect(sidebar(page).getByRole('link', { name: 'Far down' })).toBeInViewport();
    await expect(contents(page).getByRole('link', { name: 'Shorter' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://example.com/edit/parts.md',
    );
    await expect(page.locator('time')).toHaveAttribute('datetime', '2026-03-01');
    await expect(page.locator('time')).toHaveText('March 1, 2026');
  });

  test('a long sidebar is moved to the page that is read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 150 });
    await page.goto('handbook/deep/down/');
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('on paper there is only the text', async ({ page }) => {
    await page.goto('handbook/parts/');
    await page.emulateMedia({ media: 'print' });
    for (const part of [sidebar(page), contents(page)]) await expect(part).toBeHidden();
    await expect(page.getByRole('heading', { name: 'More of the answers' })).toBeVisible();
    // Where the sidebar stands on a screen.
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.x).toBeLessThan(200);
  });

  test('what is read from right to left is mirrored', async ({ page }) => {
    await page.goto('handbook/parts/');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const [side, text, list] = await Promise.all(
      [sidebar(page), page.getByRole('main').locator('.pb-prose'), contents(page)].map((part) => part.boundingBox()),
    );
    expect(side!.x).toBeGreaterThan(text!.x);
    expect(text!.x).toBeGreaterThan(list!.x);
  });
});

for (const [width, columns] of [
  [1440, 3],
  [1024, 2],
  [360, 1],
  [320, 1],
] as const) {
  test(`at ${width} pixels there are ${columns} columns, and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('handbook/parts/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const text = (await page.getByRole('main').locator('.pb-prose').boundingBox())!;
    const isBeside = async (part: ReturnType<typeof sidebar>) => {
      const box = (await part.boundingBox())!;
      return box.x + box.width <= text.x || box.x >= text.x + text.width;
    };
    expect([await isBeside(sidebar(page)), await isBeside(contents(page))]).toEqual([columns > 1, columns > 2]);
  });
}

test.describe('on a narrow screen without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the menu and the contents unfold', async ({ page }) => {
    await page.goto('handbook/parts/');
    const link = sidebar(page).getByRole('link', { name: 'Far down' });
    await expect(link).toBeHidden();
    await contents(page).getByText('On this page').filter({ visible: true }).click();
    await contents(page).getByRole('link', { name: 'Shorter' }).click();
    await expect(page.getByRole('heading', { name: 'Shorter' })).toBeInViewport();
    await page.goto('handbook/parts/');
    await sidebar(page).getByText('Documentation').click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far down');
  });

  test('on a wide one they are there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 740 });
    await page.goto('handbook/parts/');
    await expect(sidebar(page).getByRole('link', { name: 'Far down' })).toBeVisible();
    await expect(contents(page).getByRole('link', { name: 'Shorter' })).toBeVisible();
  });
});
