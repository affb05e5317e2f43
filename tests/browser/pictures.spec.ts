import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { comparePixels } from './support/compare-pixels.ts';
import { expect, test } from './support/test.ts';
import { openTool, type ToolCard, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture', permissions: ['clipboard-read', 'clipboard-write'] });

/** Pixels of a saved picture around what is drawn. */
const PADDING = 16;

/** Runs the tool for one of its examples. */
async function draw(card: ToolCard, name: string) {
  await card.control('Name').fill(name);
  await card.run.click();
  await expect(card.result).toHaveAttribute('data-phase', 'result');
  await expect(card.result.getByText(name, { exact: true })).toBeVisible();
}

async function open(page: Page, name: string): Promise<ToolCard> {
  const card = await openTool(page, 'charts');
  await draw(card, name);
  return card;
}

async function save(page: Page, card: ToolCard, format: string) {
  const button = card.result.getByRole('button', { name: `Download as ${format}` });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** What is wrong with a file that is to be an SVG which needs nothing else. */
function faultsOf(page: Page, svg: string): Promise<string[]> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    const faults = [...read.querySelectorAll('parsererror')].map((error) => error.textContent);
    if (!read.documentElement.matches('svg')) faults.push('The root is no svg.');
    for (const element of read.querySelectorAll('*')) {
      if (element.namespaceURI !== 'http://www.w3.org/2000/svg') faults.push(`${element.localName} is no SVG.`);
      if (/^(script|style|foreignObject|image|use)$/.test(element.localName)) faults.push(element.localName);
      for (const { name, value } of element.attributes) {
        if (
          /^(style|class|href|on.*)$/.test(name) ||
          /var\(|url\((?!"#)|https?:(?!\/\/www\.w3\.org\/2000\/svg$)/.test(value)
        )
          faults.push(`${element.localName} ${name}="${value}"`);
      }
    }
    return faults;
  }, svg);
}

const DRAWN = [
  'lines with gaps and markers',
  'a band around a line, thresholds and remarks',
  'bubbles',
  'two axes',
  'long labels',
  'right to left',
  'a heatmap with a gap',
];
const SHAPES = [
  'a pie with tones, and one part drawn outwards',
  'a radar of two series',
  'a treemap of three levels',
  'two sets',
];

/** What an SVG says of itself. */
function wordsOf(page: Page, svg: string): Promise<string[]> {
  return page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    return [...root.querySelectorAll(':scope > title, :scope > desc')].map((element) => element.textContent);
  }, svg);
}

for (const [names, colorScheme, width] of [
  [DRAWN, 'light', 900],
  [SHAPES, 'light', 600],
  [['a band around a line, thresholds and remarks', 'a heatmap with a gap'], 'dark', 320],
] as const) {
  test(`saved as SVG, charts look as on the page: ${colorScheme}, ${width} pixels`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 1200 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const card = await openTool(page, 'charts');
    const figure = card.result.locator('.pb-chart');
    const viewer = await context.newPage();
    for (const name of names) {
      await draw(card, name);
      const file = await save(page, card, 'SVG');
      expect(file.name).toBe('charts-2.svg');
      await expect(card.status).toHaveText('Saved as charts-2.svg.');
      const svg = file.bytes.toString();
      expect(await faultsOf(page, svg), name).toEqual([]);
      const title = await figure.getAttribute('aria-label');
      const summary = await figure.getByRole('img').first().getAttribute('aria-label');
      expect(await wordsOf(page, svg)).toEqual([title, summary]);

      await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [shown, drawn] = [await figure.boundingBox(), await figure.locator('.pb-plot').boundingBox()];
      const [x, y] = [Math.round(shown!.x), Math.round(shown!.y)];
      const size = { width: Math.floor(shown!.width), height: Math.floor(drawn!.y + drawn!.height - shown!.y) };
      // The pointer lies on no chart.
      await page.mouse.move(0, 0);
      const onPage = await page.screenshot({ clip: { x, y, ...size } });
      await viewer.goto(`data:image/svg+xml;base64,${file.bytes.toString('base64')}`);
      await viewer.setViewportSize({ width: size.width + 2 * PADDING, height: size.height + 2 * PADDING });
      const inFile = await viewer.screenshot({ clip: { x: PADDING, y: PADDING, ...size } });
      expect(await comparePixels(page, onPage, inFile), name).toBeLessThan(0.002);
    }
    await viewer.close();
  });
}

/** Width and height of a PNG. */
function sizeOf(png: Buffer): [width: number, height: number] {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function sizeOfSvg(svg: string): number[] {
  return /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)!.slice(1).map(Number);
}

test('a PNG is the same picture, at twice the size', async ({ page }) => {
  const card = await open(page, 'two axes');
  const svg = await save(page, card, 'SVG');
  const png = await save(page, card, 'PNG');
  expect(png.name).toBe('charts-2.png');
  expect(sizeOf(png.bytes)).toEqual(sizeOfSvg(svg.bytes.toString()).map((pixels) => 2 * pixels));
  const drawn = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL().split(',')[1]!;
  }, svg.bytes.toString());
  expect(await comparePixels(page, png.bytes, Buffer.from(drawn, 'base64'))).toBe(0);
});

test('a picture is copied: an SVG as text, a PNG as an image', async ({ page }) => {
  const card = await open(page, 'a diverging heatmap');
  const saved = (await save(page, card, 'SVG')).bytes.toString();
  await card.result.getByRole('button', { name: 'Copy as SVG' }).click();
  await expect(card.status).toHaveText('Copied as SVG.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(saved);
  await card.result.getByRole('button', { name: 'Copy as PNG' }).click();
  // A browser may take its time to take an image.
  await expect(card.status).toHaveText('Copied as PNG.', { timeout: 15_000 });
  const bytes = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return [...new Uint8Array(await (await item!.getType('image/png')).arrayBuffer())];
  });
  expect(sizeOf(Buffer.from(bytes))).toEqual(sizeOfSvg(saved).map((pixels) => 2 * pixels));
});

test('what reads a chart, and the numbers below it, are not in its picture', async ({ page }) => {
  const card = await open(page, 'two axes');
  const plain = await save(page, card, 'SVG');
  await card.result.getByText('The numbers').click();
  const field = card.result.locator('.pb-reading');
  const box = (await field.boundingBox())!;
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  // As a finger does, which is lifted and leaves what it has found.
  await field.dispatchEvent('pointermove', { ...at, pointerType: 'touch' });
  await expect(card.result.locator('.pb-readout')).toBeVisible();
  const read = await save(page, card, 'SVG');
  await expect(card.result.locator('.pb-readout')).toBeVisible();
  expect(read.bytes.toString()).toBe(plain.bytes.toString());
});

test('what is drawn as a sentence has its numbers alone, and a picture after it is one again', async ({ page }) => {
  const card = await open(page, 'only gaps');
  const formats = () => card.result.getByRole('button', { name: /^Download as/ }).allTextContents();
  expect(await formats()).toEqual(['text', 'TSV', 'CSV', 'JSON']);
  await draw(card, 'one point');
  await expect.poll(formats).toEqual(['text', 'TSV', 'CSV', 'SVG', 'PNG', 'JSON']);
});

test('a card of a list has one button, below a chart too', async ({ page }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'every-kind');
  await card.open.click();
  await card.control('Kind').selectOption('series');
  await card.run.click();
  await expect(card.result.locator('.pb-plot')).toBeVisible();
  await expect(card.result.getByRole('button')).toHaveText(['TSV']);
});

test.describe('when it cannot be made', () => {
  test.use({ allowedErrors: /no image today|ERR_FAILED|Failed to fetch/ });

  test('a PNG says so, to save and to copy', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no image today'));
    });
    const card = await open(page, 'one point');
    for (const way of ['Download', 'Copy']) {
      await card.result.getByRole('button', { name: `${way} as SVG` }).click();
      await expect(card.status).not.toHaveText(/could not be made/);
      await card.result.getByRole('button', { name: `${way} as PNG` }).click();
      await expect(card.status).toHaveText(
        'The result could not be made into PNG: it may be too large. Try another format.',
      );
    }
  });

  test('for want of its script, a picture says so, and the numbers are there', async ({ page }) => {
    await page.route('**/make-picture*', (route) => route.abort());
    const card = await open(page, 'one point');
    await card.result.getByRole('button', { name: 'Copy as PNG' }).click();
    await expect(card.status).toHaveText('That could not be loaded. Check the connection, then try again.');
    await card.result.getByRole('button', { name: 'Copy as TSV' }).click();
    await expect(card.status).toHaveText('Copied as TSV.');
  });
});

test.describe('a clipboard that refuses', () => {
  test.use({ permissions: [] });

  test('is said to, for a picture too', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('denied'));
    });
    const card = await open(page, 'one point');
    await card.result.getByRole('button', { name: 'Copy as PNG' }).click();
    await expect(card.status).toHaveText(/^The browser did not let the page copy\. Download the result/);
  });
});
