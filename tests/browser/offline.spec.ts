import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { readBuiltSite } from '../support/built-site.ts';
import { weighPage } from '../support/page-weight.ts';
import { serveSite } from '../support/serve-site.ts';
import { offlineSite, sites } from './support/sites.ts';
import { test as base, expect } from './support/test.ts';
import { openTool, type ToolCard, toolCard } from './support/tool-card.ts';

/** A copy of the site at an address of its own, and a browser that has never been there. */
interface Visit {
  page: Page;
  /** The copy, absolute: a test changes what is published. */
  folder: string;
  /** No network, and no server either. */
  goOffline(): Promise<void>;
}

const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'pegboard-offline-'));
    cpSync(offlineSite.folder, folder, { recursive: true });
    const served = await serveSite(folder, offlineSite.base, true);
    const context = await browser.newContext({ baseURL: served.url });
    const page = await context.newPage();
    let open = true;
    const close = async () => {
      if (open) await served.close();
      open = false;
    };
    await use({
      page,
      folder,
      async goOffline() {
        await context.setOffline(true);
        await close();
      },
    });
    await context.close();
    await close();
    rmSync(folder, { recursive: true });
  },
});

/** A page is kept once the worker has taken it over. */
async function toBeKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    if (!navigator.serviceWorker.controller) await taken;
  });
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return files;
  });

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Runs a tool. What it shows before may be the result that was made at build time. */
async function run(card: ToolCard): Promise<void> {
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
}

function change(folder: string, file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  const [before, after] = [readFileSync(path, 'utf8'), edit(readFileSync(path, 'utf8'))];
  if (before === after) throw new Error(`${file} does not change`);
  writeFileSync(path, after);
}

/** As a build does whose scripts are others: each has another name, wherever it is named, and the worker holds another hash. */
function publishNewVersion(folder: string): void {
  const names = globSync('_astro/*.js', { cwd: folder }).map((file) => basename(file));
  for (const file of globSync('**/*.{html,js}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      names.reduce((all, name) => all.replaceAll(name, renamed(name)), text),
    );
  }
  for (const name of names) renameSync(join(folder, '_astro', name), join(folder, '_astro', renamed(name)));
  change(folder, 'service-worker.js', (text) => text.replace(/[0-9a-f]{16}/, '0123456789abcdef'));
}

const renamed = (name: string) => name.replace(/[\w-]{8}\.js$/, '12345678.js');

async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
}

for (const [tool, answer] of [
  ['main-echo', 'hello'],
  ['worker-echo', 'worker says hello'],
] as const) {
  test(`${tool} works offline once it was visited, with nothing clicked`, async ({ visit: { page, goOffline } }) => {
    await page.goto(`tools/${tool}/`);
    await toBeKept(page);
    await goOffline();
    for (const other of ['', '/index.html']) {
      await page.goto(`tools/${tool}${other}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`tools/${tool}/?theme=dark#help`);
    const card = toolCard(page, tool);
    await run(card);
    await expect(card.result).toContainText(answer);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toMatch(/^rgb\(\d/);
  });
}

test('every kind of result can be drawn offline', async ({ visit: { page, goOffline } }) => {
  await page.goto('tools/every-kind/');
  await toBeKept(page);
  await goOffline();
  const card = await openTool(page, 'every-kind');
  for (const kind of ['series', 'bytes', 'table']) {
    await card.control('Kind').selectOption(kind);
    await run(card);
  }
});

test('a page that was not visited says so offline; the others work', async ({ visit: { page, goOffline } }) => {
  await page.goto('tools/main-echo/');
  await toBeKept(page);
  await page.goto('tools/worker-echo/');
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/shared\.code/));
  await goOffline();
  const response = await page.goto('tags/');
  expect(response?.status()).toBe(503);
  await expect(page.locator('body')).toHaveText('This page is not saved for offline use. Open it once while online.');
  const card = await openTool(page, 'worker-echo');
  await run(card);
});

test('a list keeps itself, and no tool of its cards until one is opened', async ({ visit: { page, goOffline } }) => {
  await page.goto('tools/');
  await toBeKept(page);
  expect((await kept(page)).filter((path) => path.includes('_pegboard/tools'))).toEqual([]);
  await toolCard(page, 'main-echo').open.click();
  await expect(toolCard(page, 'main-echo').run).toBeVisible();
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/_pegboard\/tools\/main-echo\./));
  await goOffline();
  await page.reload();
  await toolCard(page, 'main-echo').open.click();
  await run(toolCard(page, 'main-echo'));
});

test('online, the newest page is shown', async ({ visit: { page, folder } }) => {
  await page.goto('tools/main-echo/');
  await toBeKept(page);
  for (const words of ['First edit.', 'Second edit.']) {
    change(folder, 'tools/main-echo/index.html', (html) => html.replace(/<main[^>]*>/, `$&<p>${words}</p>`));
    await page.goto('tools/main-echo/');
    await expect(page.getByText(words)).toBeVisible();
  }
  rmSync(join(folder, 'tools/main-echo/index.html'));
  expect((await page.goto('tools/main-echo/'))?.status()).toBe(404);
});

test('a new build takes over: visited pages are kept anew, and what it no longer has serves the open page', async ({
  visit: { page, folder, goOffline },
}) => {
  await page.goto('tags/');
  await toBeKept(page);
  await page.goto('tools/main-echo/');
  for (const file of [/live-tool/, /main-runner/, /load-drawing/, /_pegboard\/tools\/main-echo\./])
    await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(file));
  const [before] = await page.evaluate(() => caches.keys());
  const other = 'pegboard http://127.0.0.1/other/ 1';
  await page.evaluate((name) => caches.open(name), other);
  // A page that the new build moves: what is redirected must not answer for it.
  await page.evaluate(async (name) => (await caches.open(name)).put('../worker-echo', new Response()), before!);
  change(folder, 'tags/index.html', (html) => html.replace(/<main[^>]*>/, '$&<p>Of the new build.</p>'));
  publishNewVersion(folder);
  await update(page);
  const after = () => page.evaluate(() => caches.keys());
  await expect.poll(after).toEqual([other, before?.replace(/\S+$/, '0123456789abcdef')]);
  expect(await kept(page)).not.toContain('/sub/path/tools/worker-echo');
  // The browser's own cache may be out of it any time.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await run(toolCard(page, 'main-echo'));
  await goOffline();
  await page.goto('tags/');
  await expect(page.getByText('Of the new build.')).toBeVisible();
});

test('where the host redirects, the page is kept at its own address', async ({ visit: { page, goOffline } }) => {
  await page.goto('');
  await toBeKept(page);
  const response = await page.goto('tools/main-echo');
  expect([response?.status(), pathOf(page)]).toEqual([200, '/sub/path/tools/main-echo/']);
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/_pegboard\/tools\/main-echo\./));
  expect(await kept(page)).not.toContain('/sub/path/tools/main-echo');
  await goOffline();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Main echo');
});

test('at most 300 files are kept, and those of the page visited last are not dropped', async ({ visit: { page } }) => {
  await page.goto('tools/main-echo/');
  await toBeKept(page);
  const own = await kept(page);
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    for (let number = 0; number < 300; number += 1) await cache.put(`filler-${number}`, new Response('old'));
  });
  // Each file it keeps makes room for one.
  await page.goto('tools/main-echo/');
  await expect.poll(async () => (await kept(page)).slice(-own.length).sort()).toEqual(own.sort());
  await page.goto('tools/worker-echo/');
  await expect.poll(async () => (await kept(page)).length).toBeLessThanOrEqual(300);
  expect(await kept(page)).toEqual(expect.arrayContaining([...own, '/sub/path/tools/worker-echo/']));
});

test('a site that is no longer kept offline removes its worker from browsers', async ({ visit: { page, folder } }) => {
  await page.goto('tools/main-echo/');
  await toBeKept(page);
  cpSync(join(sites.shipped.folder, 'service-worker.js'), join(folder, 'service-worker.js'));
  const [script] = globSync('_pegboard/theme.*.js', { cwd: folder });
  renameSync(join(folder, script!), join(folder, '_pegboard/none.js'));
  await page.goto('tools/main-echo/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});

test('what asks for the worker leaves the scripts of a page within 1.5 KB', () => {
  const site = readBuiltSite(offlineSite.folder, offlineSite.base);
  // The page that searches has its own budget.
  for (const page of [...site.pages.values()].filter(({ path }) => path !== 'search/'))
    expect(weighPage(site, page).script, page.file).toBeLessThanOrEqual(1_536);
});

test('a site that is not kept offline registers nothing', async ({ page }) => {
  await page.goto('tools/histogram/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  for (const src of scripts) expect(await (await page.request.get(src)).text()).not.toContain('serviceWorker');
});

test('search says that it needs a network', async ({ visit: { page, goOffline } }) => {
  await page.goto('tools/main-echo/');
  await toBeKept(page);
  await goOffline();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('echo');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Search needs a network.');
});
