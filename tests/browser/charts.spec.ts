import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { examples } from './fixture-tools/charts/examples.ts';
import { shapeExamples } from './fixture-tools/charts/shape-examples.ts';
import { labelFaults } from './support/label-faults.ts';
import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

const HISTOGRAM = /^Count: least 0 at “12 to 14”, greatest 7 at “4 to 6”\. Running total: /;

/** What the fixture's tool draws by name: charts as the page is made, the other pictures after a run. */
const GALLERIES = [
  ['all', examples.length],
  ['shapes', shapeExamples.length],
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the result made with the page is a chart, with its numbers in a disclosure', async ({ page }) => {
    const { result } = await openTool(page, 'histogram');
    const chart = result.getByRole('figure', { name: 'Count by Measurement' });
    await expect(chart.getByRole('img')).toHaveAccessibleName(HISTOGRAM);
    await expect(chart.getByRole('listitem')).toHaveText(['Count', 'Running total (right axis)']);
    const table = chart.getByRole('table');
    await expect(table).toBeHidden();
    await chart.getByText('The numbers').click();
    await expect(table.getByRole('columnheader')).toHaveText(['Measurement', 'Count', 'Running total']);
    await expect(table.getByRole('row')).toHaveCount(9);
  });
});

test('a run draws as the page was made, and other values draw another chart', async ({ page }) => {
  const card = await openTool(page, 'histogram');
  const figure = card.result.locator('figure');
  const markup = () => figure.evaluate((element) => element.outerHTML);
  const seed = await markup();
  await card.control('Bins').fill('4');
  await expect(figure.locator('.pb-bar').first()).not.toHaveAttribute('d', /z.+z.+z.+z.+z/);
  await card.reset.click();
  await expect.poll(markup).toBe(seed);
});

test('a card of a list has a small chart', async ({ page }) => {
  await page.goto('tools/');
  const figure = page.locator('tool-card[tool="histogram"] figure');
  await expect(figure.getByRole('img')).toHaveAccessibleName(HISTOGRAM);
  expect((await figure.getByRole('img').boundingBox())?.height).toBeLessThan(160);
  await figure.getByText('The numbers').click();
  await expect(figure.getByRole('row')).toHaveCount(6);
  await expect(figure).toContainText('+3 more rows on the tool’s page');
});

test.describe('on a site in another language', () => {
  test.use({ site: 'host' });

  test('numbers are written as they are there, before a run and after', async ({ page }) => {
    const { run, status, result } = await openTool(page, 'charts');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const tenThousand = result.locator('.pb-below text', { hasText: /^10\.000$/ });
    await expect(tenThousand).not.toHaveCount(0);
    await run.click();
    await expect(status).toHaveText('The result is ready.');
    await expect(tenThousand).not.toHaveCount(0);
    await expect(result.locator('.pb-below text', { hasText: /^10,000$/ })).toHaveCount(0);
  });
});

test.describe('charts of every shape and option', () => {
  test.use({ site: 'fixture' });

  for (const [name, count] of GALLERIES)
    test(`are told in words, each of ${name}`, async ({ page }) => {
      const { result } = await openGallery(page, name);
      const figures = result.getByRole('figure');
      await expect(figures).toHaveCount(count);
      const said = await figures.evaluateAll((all) =>
        all.map((figure) => {
          const picture = figure.querySelector('[role="img"]');
          return picture ? picture.getAttribute('aria-label') : figure.querySelector(':scope > p')?.textContent;
        }),
      );
      for (const words of said) expect(words).toMatch(/^.{10,}\.$/);
    });

  for (const width of [280, 600, 1000, 1600]) {
    for (const [name] of GALLERIES) {
      test(`cut no label and lay none on another in a window of ${width} pixels: ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openGallery(page, name);
        expect(await labelFaults(page)).toEqual([]);
      });
    }
  }

  for (const [name] of GALLERIES)
    test(`keep to WCAG 2.2 AA in light and in dark: ${name}`, async ({ page }) => {
      test.setTimeout(120_000);
      await openGallery(page, name);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const axe = new AxeBuilder({ page }).include('.pb-result').setLegacyMode();
        if (colorScheme === 'dark') axe.withRules('color-contrast');
        const { violations } = await axe.analyze();
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))).toEqual(
          [],
        );
      }
    });

  test('do not rest on colours where there are none', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { result } = await openTool(page, 'charts');
    const lines = result.locator('figure').first().locator('.pb-field-of-chart .pb-line');
    const looks = await lines.evaluateAll((paths) =>
      paths.map((path) => `${getComputedStyle(path).stroke} ${path.getAttribute('stroke-dasharray')}`),
    );
    expect(new Set(looks.map((look) => look.replace(/\).*/, ')'))).size).toBe(1);
    expect(new Set(looks.slice(0, 4)).size).toBe(4);
  });

  test('of numbered axes say what the numbers stand for, at every width', async ({ page }) => {
    for (const width of [280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const card = await openTool(page, 'charts');
      await card.control('Name').fill('a radar of twenty-four axes');
      await card.run.click();
      const names = card.result.locator('ol').getByRole('listitem').filter({ visible: true });
      await expect(names).toHaveCount(24);
      await expect(names.first()).toHaveText('1 0:00, to 5');
    }
  });

  test('tell the two sides of a diverging heatmap apart without colours, and say where the middle is', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const { result } = await openTool(page, 'charts');
    const figure = result.getByRole('figure', { name: 'Change' });
    await expect(figure.getByRole('listitem')).toHaveText(['Change: −19.7  19.7', ' below the middle, 0']);
    // Every shade of a side has one colour, so what is on a cell tells its side.
    const marks = await figure.locator('.pb-plot .pb-minus').getAttribute('d');
    const below = await figure
      .locator('.pb-plot .pb-shade')
      .evaluateAll((paths) =>
        paths
          .filter((path) => path.classList.contains('pb-hue-2'))
          .reduce((count, path) => count + path.getAttribute('d')!.split('M').length - 1, 0),
      );
    expect(below).toBeGreaterThan(3);
    expect(marks?.split('M').length).toBeGreaterThan(below);
    const seen = await figure.locator('.pb-plot').evaluate((plot) => {
      const colour = (selector: string) => getComputedStyle(plot.querySelector(selector)!).stroke;
      return {
        fills: new Set([...plot.querySelectorAll('.pb-shade')].map((path) => getComputedStyle(path).fill)).size,
        edged: colour('.pb-minus') !== colour('.pb-minus-edge'),
      };
    });
    expect(seen).toEqual({ fills: 1, edged: true });
  });

  test('are printed in their colours with their numbers, and without what is there to operate them', async ({
    page,
  }) => {
    const card = await openTool(page, 'charts');
    await card.control('Name').fill('a diverging heatmap');
    await card.run.click();
    await expect(card.result.getByRole('button', { name: 'Copy as SVG' })).toBeVisible();
    const figure = card.result.getByRole('figure');
    await expect(figure.getByRole('table')).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await figure.getByRole('slider').focus();
    await expect(figure.locator('.pb-cross')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(figure.locator('.pb-cross')).toBeHidden();
    await expect(figure.getByRole('table')).toBeVisible();
    await expect(figure.getByRole('row')).toHaveCount(4);
    await expect(card.result.locator('button:visible')).toHaveCount(0);
    const styles = await figure.evaluate((element) => {
      const { printColorAdjust, color } = getComputedStyle(element);
      return { printColorAdjust, color };
    });
    // Dark, for paper is white.
    expect(styles).toEqual({ printColorAdjust: 'exact', color: 'rgb(29, 31, 35)' });
  });
});

async function openGallery(page: Page, name: (typeof GALLERIES)[number][0]) {
  const card = await openTool(page, 'charts');
  if (name === 'all') return card;
  await card.control('Name').fill(name);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  return card;
}
