import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

test.use({ site: 'fixture' });

test('a server’s page lists its tools, and each leads there and back', async ({ page }) => {
  await page.goto('tools/zoo/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The <b>zoo</b>');
  const tools = page.getByRole('region', { name: 'Tools' }).getByRole('link');
  await expect(tools).toHaveText(['Feed an animal', '</ScRiPt ><!--', 'list_animals']);
  await tools.first().click();
  await expect(page).toHaveURL(/\/tools\/zoo\/feed-animal\/$/);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Tools', 'The <b>zoo</b>', 'Feed an animal']);
  await crumbs.getByRole('link', { name: 'The <b>zoo</b>' }).click();
  await page.getByRole('link', { name: 'feeds them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feed an animal');
});

test('it says that its list is incomplete, and gives it whole', async ({ page, request }) => {
  await page.goto('tools/zoo/');
  await expect(page.getByText('Incomplete.')).toBeVisible();
  const list = page.getByRole('link', { name: /mcp\.json$/ });
  const answer = await request.get(new URL((await list.getAttribute('href')) ?? '', page.url()).href);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', result: { nextCursor: '4', tools: { length: 3 } } });
});

test('what is said of a tool is told from what is assumed', async ({ page }) => {
  await page.goto('tools/zoo/feed-animal/');
  await expect(page.getByText('It is gone then.', { exact: true })).toBeVisible();
  await expect(page.locator('[data-from=said]')).toHaveCount(4);
  await page.goto('tools/zoo/list-animals/');
  await expect(page.locator('[data-from=said]')).toHaveCount(1);
  await expect(page.locator('[data-from=assumed]')).toContainText(['openWorldHint']);
});

test('names, descriptions and icons are shown, and nothing in them runs or is asked for', async ({ page, traffic }) => {
  for (const path of ['tools/zoo/', 'tools/zoo/constructor/', 'embed/zoo/constructor/', 'tools/zoo/feed-animal/']) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  }
  await expect(page.locator('h1 img')).toHaveJSProperty('complete', true);
  await page.goto('tools/zoo/constructor/');
  await expect(page.locator('h1 img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'at icons.example.com' })).toBeVisible();
  expect(traffic.paths().filter((path) => path.includes('://'))).toEqual([]);
});

test('the gallery says whose a tool is', async ({ page }) => {
  await page.goto('tools/');
  await expect(page.locator('.pb-cards > li', { hasText: 'Feed an animal' })).toContainText('The <b>zoo</b>');
});

test('a server’s page keeps to WCAG 2.2 AA, in light and in dark, and fits a narrow screen', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('tools/zoo/');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('its tools are reached by keyboard, in their order', async ({ page }) => {
  await page.goto('tools/zoo/');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus();
  for (const name of ['Feed an animal', '</ScRiPt ><!--', 'list_animals']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/list-animals\/$/);
});
