import type { Page } from '@playwright/test';
import { expect, type Traffic, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

/** Everything a reader does that is no use of a tool. */
async function lookAround(page: Page) {
  // To pass over a picture is to read it: its card is passed over at the corner.
  for (const card of await page.locator('tool-card[module]').all()) await card.hover({ position: { x: 2, y: 2 } });
  // Through every card that can run.
  for (let presses = 0; presses < 50; presses += 1) await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 100_000);
  await page.waitForLoadState('networkidle');
}

/** What was asked for since, without repetitions: a worker asks for the module that the page has. */
function asked(traffic: Traffic): string[] {
  return [...new Set(traffic.paths())].sort();
}

/** A tool's module; that for a worker has its code in a file of its own. */
const module = (tool: string) => expect.stringMatching(new RegExp(`^_pegboard/tools/${tool}\\.[\\w-]+\\.js$`));
const chunk = (name: string) => expect.stringMatching(new RegExp(`^_astro/${name}[.-][\\w-]+\\.js$`));

test('nothing of a tool is fetched before a click, whatever else one does', async ({ page, traffic }) => {
  for (const path of [
    '',
    'tools/',
    'tools/main-echo/',
    'tools/worker-echo/',
    'tools/every-kind/',
    'embed/main-echo/',
  ]) {
    traffic.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = traffic.paths().filter((file) => file.startsWith('_'));
    for (const file of files) expect(file).not.toMatch(/^_pegboard\/tools|live-tool|worker|bytes|picture|readout/);
    traffic.clear();
    await lookAround(page);
    expect(traffic.paths(), path).toEqual([]);
  }
});

test('a click on a card fetches its module, what runs it, and nothing else', async ({ page, traffic }) => {
  await page.goto('tools/', { waitUntil: 'networkidle' });
  traffic.clear();
  const card = toolCard(page, 'main-echo');
  await card.open.click();
  await expect(card.run).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked(traffic)).toEqual([chunk('live-tool'), chunk('main-runner'), module('main-echo')]);
});

test('only a tool whose arguments a schema describes fetches what composes them, and a change of them what checks', async ({
  page,
  traffic,
}) => {
  const card = await openTool(page, 'composed');
  await page.waitForLoadState('networkidle');
  traffic.clear();
  await card.root.getByLabel('City').click();
  await page.waitForLoadState('networkidle');
  const opening = ['live-tool', 'load-composer', 'worker-runner'].map(chunk);
  await expect.poll(() => asked(traffic)).toEqual([...opening, module('composed')]);
  traffic.clear();
  await card.root.getByLabel('City').fill('B');
  await expect(card.root.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
  expect(asked(traffic)).toContainEqual(chunk('check-worker'));
});

test('the card of a tool for a worker fetches the worker as well, and a run what copies its result', async ({
  page,
  traffic,
}) => {
  await page.goto('tools/', { waitUntil: 'networkidle' });
  traffic.clear();
  const card = toolCard(page, 'worker-echo');
  await card.open.click();
  await card.run.click();
  await expect(card.result).toContainText('worker says hello');
  await expect
    .poll(() => asked(traffic))
    .toEqual([
      chunk('copy-text'),
      expect.stringMatching(/^_astro\/exports\.[\w-]+\.css$/),
      chunk('live-tool'),
      chunk('load-drawing'),
      chunk('result-exports'),
      chunk('run-worker'),
      chunk('save-file'),
      chunk('worker-runner'),
      module('shared.code'),
      module('worker-echo'),
    ]);
});

test('a second card fetches its own module only', async ({ page, traffic }) => {
  await page.goto('tools/', { waitUntil: 'networkidle' });
  await toolCard(page, 'main-echo').open.click();
  await expect(toolCard(page, 'main-echo').run).toBeVisible();
  traffic.clear();
  await toolCard(page, 'crashing').open.click();
  await expect(toolCard(page, 'crashing').run).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked(traffic)).toEqual([module('crashing')]);
});

test('a click into the form of a tool’s page fetches its module', async ({ page, traffic }) => {
  const card = await openTool(page, 'main-echo');
  await page.waitForLoadState('networkidle');
  traffic.clear();
  await card.control('Text').click();
  await expect.poll(() => asked(traffic)).toEqual([chunk('live-tool'), chunk('main-runner'), module('main-echo')]);
});

test('an info card is a link, and a click on it fetches no tool', async ({ page, traffic }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'zz-filler-01');
  await expect(card.root.getByRole('button')).toHaveCount(0);
  await card.root.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zz filler 01');
  await page.waitForLoadState('networkidle');
  expect(traffic.paths().filter((path) => path.startsWith('_pegboard/tools/'))).toEqual([]);
});

test('the script of the page may be evaluated twice', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
    await Promise.all(scripts.map(({ src }) => import(`${src}?again`)));
  });
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await expect(page.getByRole('group', { name: 'Result' })).toHaveCount(1);
});
