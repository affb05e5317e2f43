import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { csvParseRows, tsvParseRows } from 'd3-dsv';
import { expect, test } from './support/test.ts';
import { openTool, type ToolCard, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture', permissions: ['clipboard-read', 'clipboard-write'] });

/** Every sentence that the status says from now on, but for blank ones. */
async function listen(card: ToolCard): Promise<() => Promise<string[]>> {
  const said = await card.status.evaluateHandle((status) => {
    const texts: string[] = [];
    new MutationObserver(() => status.textContent?.trim() && texts.push(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

function pasted(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function download(page: Page, card: ToolCard, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), card.result.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

async function run(card: ToolCard, kind: string, size?: number) {
  await card.control('Kind').selectOption(kind);
  if (size !== undefined) await card.control('Size').fill(String(size));
  await card.run.click();
  await expect(card.result).toHaveAttribute('data-phase', 'result');
}

test('every kind of result is copied, and the status says so once', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  const copies: [kind: string, format: string, text: string][] = [
    ['text', 'text', 'one line\n  another'],
    ['code', 'code', '{\n  "a": 1\n}'],
    ['fields', 'lines', 'plain: 1\nwarn: 4\nfifth: 5\n\nGroup\nnoted: 2 (a note)\nbad: 3'],
    ['table', 'TSV', 'Name\tSize\nfirst\t1\nsecond\t22'],
    ['table', 'CSV', 'Name,Size\nfirst,1\nsecond,22'],
    ['series', 'CSV', 'x,line\n1,1\n2,\n3,3'],
    ['text', 'JSON', '{\n  "kind": "text",\n  "text": "one line\\n  another",\n  "mono": true\n}'],
  ];
  for (const [kind, format, text] of copies) {
    await run(card, kind);
    const said = await listen(card);
    await card.result.getByRole('button', { name: `Copy as ${format}` }).click();
    await expect(card.status).toHaveText(`Copied as ${format}.`);
    expect(await pasted(page), kind).toBe(text);
    expect(await said(), kind).toEqual([`Copied as ${format}.`]);
  }
  await run(card, 'bytes');
  await card.result.getByRole('button', { name: 'Copy as hex' }).click();
  await expect(card.status).toHaveText('Copied as hex.');
  expect(await pasted(page)).toMatch(
    /^00 06 0c(?: [\da-f]{2}){13}\n(?:[\da-f]{2} ){15}[\da-f]{2}\n(?:[\da-f]{2} ?){8}$/,
  );
});

test('the parts of a group are copied and saved one by one, and all together', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  await run(card, 'group');
  const part = card.result.getByRole('group', { name: 'Copy or download: part 4' });
  await part.getByRole('button', { name: 'Copy as TSV' }).click();
  await expect(card.status).toHaveText('Copied as TSV.');
  expect(await pasted(page)).toBe('Name\tSize\nfirst\t1\nsecond\t22');
  const file = await download(page, card, 'Download as file');
  expect(file).toEqual({ name: 'every-kind-5.bin', bytes: Buffer.from(Array.from({ length: 40 }, (_, at) => at * 6)) });
  await expect(card.status).toHaveText('Saved as every-kind-5.bin.');
  const { name, bytes } = await download(page, card, 'Download as JSON');
  expect(name).toBe('every-kind.json');
  expect(JSON.parse(bytes.toString()).parts).toHaveLength(6);
});

test('an error offers nothing, nor does a result that was made at build time', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  const copy = card.result.getByRole('button', { name: /^Copy/ });
  await expect(copy).toHaveCount(0);
  await run(card, 'text');
  await expect(copy).toHaveCount(2);
  await run(card, 'error');
  await expect(copy).toHaveCount(0);
});

test('a card of a list copies what it shows', async ({ page }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'every-kind');
  await card.open.click();
  await run(card, 'table');
  await expect(card.result.getByRole('button')).toHaveCount(1);
  await card.result.getByRole('button', { name: 'Copy as TSV' }).click();
  await expect(card.status).toHaveText('Copied as TSV.');
});

test('by keyboard: one Tab after the other, and the focus stays', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  await run(card, 'text');
  const copy = card.result.getByRole('button', { name: 'Copy as text' });
  await expect(copy).toBeVisible();
  await card.root.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.status).toHaveText('Copied as text.');
  await expect(copy).toBeFocused();
  expect(await pasted(page)).toBe('one line\n  another');
});

test('the buttons are large enough, and accessible in light and in dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const card = await openTool(page, 'every-kind');
  await run(card, 'group');
  for (const button of await card.result.getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include('.pb-result').setLegacyMode().analyze();
    expect(violations).toEqual([]);
  }
});

test('a browser that refuses to copy is said so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const card = await openTool(page, 'every-kind');
  await run(card, 'text');
  await card.result.getByRole('button', { name: 'Copy as text' }).click();
  await expect(card.status).toHaveText(/^The browser did not let the page copy\. Download the result/);
});

test.describe('when what copies does not load', () => {
  test.use({ allowedErrors: /ERR_FAILED|result-exports/ });

  test('a result is shown all the same', async ({ page }) => {
    await page.route('**/result-exports*', (route) => route.abort());
    const card = await openTool(page, 'every-kind');
    await run(card, 'text');
    await expect(card.result).toContainText('another');
    await expect(card.status).toHaveText('The result is ready.');
  });
});

test('a result that is drawn in part is copied and saved whole', async ({ page }) => {
  test.slow();
  const card = await openTool(page, 'large');
  await run(card, 'table', 100_000);
  await expect(card.result).toContainText('99,500 more rows not drawn here.');
  const csv = await download(page, card, 'Download as CSV');
  expect(csv.name).toBe('large.csv');
  const rows = csvParseRows(csv.bytes.toString());
  expect(rows).toHaveLength(100_001);
  expect(rows.at(-1)).toEqual(['99999', String(Math.sqrt(99_999)), 'row 99999', '"99999", said', '-99999']);
  await card.result.getByRole('button', { name: 'Copy as TSV' }).click();
  await expect(card.status).toHaveText('Copied as TSV.');
  expect(tsvParseRows(await pasted(page))).toEqual(rows);

  await run(card, 'text', 10_000_000);
  await expect(card.result).toContainText('9,900,000 more characters not drawn here.');
  const text = await download(page, card, 'Download as text');
  expect(text.name).toBe('large.txt');
  expect(text.bytes).toHaveLength(10_000_000);

  await run(card, 'bytes', 2 ** 20);
  await expect(card.result).toContainText('1,044,480 more bytes not drawn here.');
  const file = await download(page, card, 'Download as file');
  expect(file.name).toBe('large.bin');
  expect(file.bytes.equals(Buffer.from(Array.from({ length: 2 ** 20 }, (_, at) => (at * 7) % 256)))).toBe(true);
});
