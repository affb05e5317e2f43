import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const BERGEN = 'Bergen, by the sea. Spring: 100 mm, A record. Autumn: 250.5 mm. Total: 350.5 mm';

/** What reads the picture of a name; what it has found. */
async function openReadable(page: Page) {
  const card = await openTool(page, 'readable');
  const figure = (name: string) => card.result.getByRole('figure', { name, exact: true });
  const reader = (name: string) => figure(name).getByRole('slider', { name: 'Values' });
  return { card, figure, reader, box: card.result.locator('.pb-readout') };
}

async function pointAt(page: Page, target: Locator, x: number, y: number) {
  await target.scrollIntoViewIfNeeded();
  const { x: left, y: top, width, height } = (await target.boundingBox())!;
  await page.mouse.move(left + width * x, top + height * y);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers to be read', async ({ page }) => {
    const { card } = await openReadable(page);
    await expect(card.result.getByRole('figure')).toHaveCount(4);
    await expect(card.result.getByRole('slider')).toHaveCount(0);
  });
});

test('a picture made with the page is read by pointer, and nothing moves', async ({ page }) => {
  const { card, figure, reader, box } = await openReadable(page);
  const chart = figure('Rain by Town');
  const before = await chart.evaluate((element) => element.outerHTML);
  const height = () => card.root.evaluate((element) => element.getBoundingClientRect().height);
  const tall = await height();
  await expect(async () => {
    await pointAt(page, reader('Rain by Town'), 0.1, 0.5);
    await pointAt(page, reader('Rain by Town'), 0.12, 0.5);
    await expect(box).toHaveText(/Bergen, by the sea.*Spring 100 mm.*A record.*Autumn 250.5 mm.*Total 350.5 mm/, {
      timeout: 200,
    });
  }).toPass();
  expect(await height()).toBe(tall);
  await expect(card.status).toHaveText('');
  await pointAt(page, reader('Rain by Town'), 0.9, 0.5);
  await expect(box).toContainText('Tromsø, in the north');
  await page.mouse.move(0, 0);
  await expect(box).toHaveCount(0);
  expect(await chart.evaluate((element) => element.outerHTML)).toBe(before);
});

test('a picture made with the page is read by keyboard alone', async ({ page }) => {
  const { card, reader, box } = await openReadable(page);
  const slider = reader('Rain by Town');
  await card.reset.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(slider).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Arrow keys read the values');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', BERGEN);
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(slider).toHaveAttribute('aria-valuemax', '3');
  await page.keyboard.press('ArrowRight');
  // Autumn is a gap there.
  await expect(slider).toHaveAttribute('aria-valuetext', 'Oslo, inland. Spring: 20 mm');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(box).toContainText('Bergen, by the sea');
  await page.keyboard.press('Tab');
  await expect(box).toHaveCount(0);
});

test('the first key on a picture made with the page counts', async ({ page }) => {
  const { reader } = await openReadable(page);
  const slider = reader('Rain by Town');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
});

test('a new result is read where the last one was', async ({ page }) => {
  const { card, reader } = await openReadable(page);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  const slider = reader('Rain by Town');
  await slider.focus();
  await page.keyboard.press('End');
  await card.control('Scale').fill('3');
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', /Tromsø/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /Spring: 300 mm/);
});

test('in the mode “point” one point after another is read, and the nearest to the pointer', async ({ page }) => {
  const { card, reader, box } = await openReadable(page);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  const slider = reader('Height by Age');
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Age: 1 years. Anna: 70');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Age: 1 years. Bert: 75');
  await expect(slider).toHaveAttribute('aria-valuemax', '6');
  await pointAt(page, slider, 0.99, 0.01);
  await expect(box).toContainText('Anna 100');
});

test('in the mode “none” nothing is read, and nothing takes the focus', async ({ page }) => {
  const { card, figure, reader } = await openReadable(page);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await expect(reader('Height by Age')).toHaveCount(1);
  await expect(figure('Load by Hour')).toBeVisible();
  await expect(reader('Load by Hour')).toHaveCount(0);
});

test('the cells of a heatmap are gone through in both directions', async ({ page }) => {
  const { card, reader } = await openReadable(page);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  const slider = reader('Visits');
  await slider.focus();
  for (const [key, text] of [
    [undefined, 'Monday, 9. Visits: 1'],
    ['ArrowRight', 'Monday, 10. Visits: 2'],
    ['ArrowDown', 'Tuesday, 10. Visits: no value'],
    ['ArrowDown', 'Tuesday, 10. Visits: no value'],
    ['ArrowLeft', 'Tuesday, 9. Visits: 4'],
    ['ArrowUp', 'Monday, 9. Visits: 1'],
    ['PageDown', 'Tuesday, 9. Visits: 4'],
    ['PageUp', 'Monday, 9. Visits: 1'],
    ['End', 'Tuesday, 11. Visits: 6'],
  ] as const) {
    if (key) await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
  }
});

test('a table and the chart it is linked to light each other', async ({ page }) => {
  const { card, reader, box } = await openReadable(page);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  const row = (name: string) => card.result.getByRole('table', { name: 'Towns' }).getByRole('row', { name });
  const slider = reader('Rain by Town');
  await slider.focus();
  await expect(row('Bergen')).toHaveClass('pb-lit');
  await page.keyboard.press('ArrowRight');
  await expect(row('Oslo')).toHaveClass('pb-lit');
  await expect(card.result.locator('.pb-lit')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(card.result.locator('.pb-lit')).toHaveCount(0);
  // A pointer that passes by takes nothing from who reads by keyboard.
  await row('Bergen').hover();
  await page.mouse.move(0, 0);
  await expect(box).toContainText('Bergen, by the sea');
  await slider.blur();
  await row('Bergen').hover();
  await expect(box).toContainText('Bergen, by the sea');
  await page.mouse.move(0, 0);
  await expect(box).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap reads, what it has found stays, and it stays within the page', async ({ page }) => {
    const { card, reader, box } = await openReadable(page);
    for (const x of [0.02, 0.5, 0.98]) {
      await reader('Rain by Town').tap({
        position: { x: x * (await reader('Rain by Town').boundingBox())!.width, y: 60 },
      });
      await expect(box).toBeVisible();
      const { x: left, width } = (await box.boundingBox())!;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(360);
    }
    await card.control('Scale').tap();
    await expect(box).toHaveCount(0);
  });
});
