import type { Locator, Page } from '@playwright/test';
import type { Output } from '../../src/model/output.ts';
import { expect, test } from './support/test.ts';
import { type ToolCard, toolCard } from './support/tool-card.ts';

test.use({ site: 'host' });

type Values = Record<string, string | number | boolean>;
type Element = HTMLElement & { values: Values; run(): Promise<Output> };

const main = (page: Page) => cardIn(page, 'tool-card[tool="main-echo"][mode="card"]');
const worker = (page: Page) => cardIn(page, 'tool-card[tool="worker-echo"]');
const cardIn = (page: Page, selector: string): ToolCard => {
  const root = page.locator(selector);
  return {
    ...toolCard(page, ''),
    root,
    status: root.locator('.pb-status'),
    result: root.getByRole('group', { name: 'Result', exact: true }),
  };
};
const set = (root: Locator, values: Values) =>
  root.evaluate((element: Element, given) => {
    element.values = given;
  }, values);
const get = (root: Locator) => root.evaluate((element: Element) => element.values);
/** What a run gives: its result, or why it has none. */
const run = (root: Locator) =>
  root.evaluate((element: Element) =>
    element.run().then(
      (output) => ({ output }),
      (error: Error) => ({ error: `${error.name}: ${error.message}` }),
    ),
  );
/** What bubbles up to the page from now on. */
async function events(page: Page) {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const type of ['pegboard:result', 'pegboard:error'])
      addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
  });
  return () => page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);
}

test.beforeEach(({ page }) => page.goto('cards/'));

test.describe('a card in a page of one’s own', () => {
  test('shows the result for the values that the page gives it, without a script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}cards/`);
    await expect(main(page).result.getByRole('definition').first()).toHaveText('from the page');
    await expect(main(page).result).toContainText('7');
    await expect(worker(page).result).toContainText('no form');
    await page.close();
  });

  test('opens with these values, and Reset brings them back', async ({ page }) => {
    const { root, result, status } = main(page);
    await root.getByRole('button', { name: /^Try it here/ }).click();
    const text = root.getByLabel('Text', { exact: true });
    await expect(text).toHaveValue('from the page');
    await expect(root.getByRole('spinbutton')).toHaveValue('7');
    await expect(status).toHaveText('');
    await text.fill('typed');
    await root.getByRole('button', { name: 'Run' }).click();
    await expect(result.getByRole('definition').first()).toHaveText('typed');
    await root.getByRole('button', { name: 'Reset' }).click();
    await expect(text).toHaveValue('from the page');
    await expect(result.getByRole('definition').first()).toHaveText('from the page');
  });

  test('may have its answer first', async ({ page }) => {
    const root = page.locator('tool-card[layout="answer-first"]');
    const order = await root.evaluate((element) =>
      [...element.querySelectorAll('form, .pb-result')].map(({ localName }) => localName),
    );
    expect(order).toEqual(['div', 'form']);
    await root.getByRole('button', { name: 'Run' }).click();
    await expect(root.getByRole('status')).toHaveText('The result is ready.');
    expect(
      await root.evaluate((element) =>
        [...element.querySelectorAll('form, .pb-result')].map(({ localName }) => localName),
      ),
    ).toEqual(order);
  });

  test('draws as many parts as it is told, and the rest when the reader asks', async ({ page }) => {
    const root = page.locator('tool-card[tool="every-kind"]');
    const result = root.getByRole('group', { name: 'Result', exact: true });
    await expect(result.locator('.pb-parts > div')).toHaveCount(2);
    await root.getByRole('button', { name: /^Show \d+ more parts$/ }).click();
    await expect(result.locator('.pb-parts > div')).not.toHaveCount(2);
    await expect(root.getByRole('button', { name: /^Show/ })).toHaveCount(0);
    // What was pressed is gone: the focus is not lost with it.
    expect(await root.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect(root.getByRole('status')).toHaveText('The result is ready.');
  });
});

test.describe('its host', () => {
  test('sets the values, which fills the form and runs nothing', async ({ page }) => {
    const { root, result } = main(page);
    expect(await get(root)).toEqual({ text: 'from the page', number: 7 });
    await set(root, { text: 'set', gone: 1, number: 'no number' });
    await root.getByRole('button', { name: /^Try it here/ }).click();
    const text = root.getByLabel('Text', { exact: true });
    await expect(text).toHaveValue('set');
    await expect(result.getByRole('definition').first()).toHaveText('from the page');
    await expect(root.getByRole('status')).toHaveText('The inputs have changed. Press Run.');
    await set(root, { text: 'set again' });
    await expect(text).toHaveValue('set again');
    expect(await get(root)).toMatchObject({ text: 'set again', number: 7, constructor: false });
  });

  test('runs the tool and hears its result, without a form', async ({ page }) => {
    const { root, result } = worker(page);
    await expect(root.locator('form, button')).toHaveCount(0);
    const heard = await events(page);
    await set(root, { text: 'from the host', steps: 0 });
    const { output } = (await run(root)) as { output: { kind: 'text'; text: string } };
    expect(output.text).toContain('from the host');
    await expect(result).toContainText('from the host');
    expect(await heard()).toEqual([
      ['pegboard:result', { tool: 'worker-echo', values: { text: 'from the host', steps: 0, crash: false }, output }],
    ]);
  });

  test.describe('hears', () => {
    test.use({ allowedErrors: /told to crash|JSON/ });

    test('of a crash, as an event and by the promise', async ({ page }) => {
      const { root } = worker(page);
      const heard = await events(page);
      await set(root, { crash: true });
      const message = 'The tool has a bug: it broke off. Details are in the browser’s console.';
      expect(await run(root)).toEqual({ error: `Error: ${message}` });
      expect(await heard()).toEqual([['pegboard:error', { tool: 'worker-echo', reason: 'crash', message }]]);
      await set(root, { crash: false });
      expect(await run(root)).toHaveProperty('output');
    });

    test('of values that are no JSON, and the form stays as it was', async ({ page }) => {
      const { root } = main(page);
      await root.getByRole('button', { name: /^Try it here/ }).click();
      await expect(root.getByRole('button', { name: 'Run' })).toBeVisible();
      const heard = await events(page);
      await root.evaluate((element) => element.setAttribute('values', '{"text": '));
      const message = 'The values given to this card are no JSON.';
      await expect(root.getByRole('status')).toHaveText(message);
      expect(await heard()).toEqual([['pegboard:error', { tool: 'main-echo', reason: 'values', message }]]);
      await expect(root.getByLabel('Text', { exact: true })).toHaveValue('from the page');
    });
  });

  test('hears that a run was given up, and of a refusal as a result', async ({ page }) => {
    const { root } = worker(page);
    await set(root, { steps: 50 });
    const given = run(root);
    await expect(root.getByRole('status')).toHaveText('Running…');
    await set(root, { steps: 0 });
    expect(await given).toEqual({ error: 'AbortError: The run was given up.' });
    const other = main(page).root;
    await set(other, { text: 'so bad' });
    expect(await run(other)).toMatchObject({ output: { kind: 'error', input: 'text' } });
  });
});

test('values that a page sets before the card’s own script runs are not taken for those of its result', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener(
      'readystatechange',
      () => document.querySelector('tool-card')?.setAttribute('values', '{"text":"early"}'),
      {
        capture: true,
        once: true,
      },
    ),
  );
  await page.goto('cards/');
  const { root, result } = main(page);
  await expect(root).toHaveAttribute('values', '{"text":"early"}');
  await root.getByRole('button', { name: /^Try it here/ }).click();
  await expect(root.getByLabel('Text', { exact: true })).toHaveValue('early');
  await expect(root.locator('.pb-status')).toHaveText('The inputs have changed. Press Run.');
  await expect(result).toHaveAttribute('data-phase', 'stale');
});

test('values that are set on the element before its class is there are those of the attribute', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener(
      'readystatechange',
      () => Object.assign(document.querySelector('tool-card')!, { values: { text: 'early' } }),
      { capture: true, once: true },
    ),
  );
  await page.goto('cards/');
  const { root } = main(page);
  await expect(root).toHaveAttribute('values', '{"text":"early"}');
  await set(root, { text: 'later' });
  await expect(root).toHaveAttribute('values', '{"text":"later"}');
});

test.describe('a card that is never live', () => {
  test('has no result to give, and says so', async ({ page }) => {
    await page.goto('tools/');
    const info = page.locator('tool-card:not([module])').first();
    expect(await run(info)).toEqual({ error: 'Error: The tool could not be loaded.' });
  });
});
