import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const pages = ['', 'tools/', 'tags/', 'tags/echo/', 'guide/', '404.html'].concat(
  ['main-echo', 'every-kind', 'hostile', 'arabic', 'retired', 'deprecated'].flatMap((tool) => [
    `tools/${tool}/`,
    `embed/${tool}/`,
  ]),
);

/** Elements that reach beyond the page's width and are not inside of something that scrolls. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} of ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 100))];
  });
}

for (const width of [320, 2560]) {
  test(`no page of ${width} pixels is wider than its window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      expect(await overflowing(page), path).toEqual([]);
    }
  });
}

test('at 320 pixels cards and long results stay inside', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('tags/echo/');
  const card = toolCard(page, 'main-echo');
  await card.open.click();
  await card.control('Text').fill('w'.repeat(20));
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  expect(await overflowing(page)).toEqual([]);

  const tool = await openTool(page, 'every-kind');
  for (const kind of ['table', 'bytes', 'code', 'series', 'error']) {
    await tool.control('Kind').selectOption(kind);
    await tool.run.click();
    await expect(tool.result).toHaveAttribute('data-phase', 'result');
    expect(await overflowing(page), kind).toEqual([]);
  }
});

test('at 320 pixels a wide table, code and a hex dump scroll by themselves, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('tools/main-echo/');
  const table = page.getByRole('region', { name: 'Table: A wide table' });
  const code = page.getByRole('group', { name: /^Code/ });
  for (const scroller of [table, code]) await scrolls(page, scroller);
  await page.goto('tools/every-kind/');
  await scrolls(page, page.getByRole('group', { name: /^Hex dump/ }));
});

/** What has moved since the page began to be drawn, by its beginning. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[];
          resolve(entries.flatMap(({ sources }) => sources.map(({ node }) => String(node?.outerHTML).slice(0, 80))));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, []);
      }),
  );
}

async function scrolls(page: Page, scroller: ReturnType<Page['locator']>) {
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
}

test('whatever can be operated is at least 24 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['tools/', 'tools/page/2/', 'tags/', 'tools/main-echo/', 'embed/main-echo/', 'guide/']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, textarea, :is(header, nav, ul.pb-tags) a, .pb-anchor')]
        .map((element) => ({ html: element.outerHTML.slice(0, 100), box: element.getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => height > 0 && (width < 24 || height < 24))
        .map(({ html, box: { width, height } }) => `${width}×${height} ${html}`),
    );
    expect(small, path).toEqual([]);
  }
});

test('nothing moves while a page loads, however late its script comes', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', 'tools/', 'tools/main-echo/', 'embed/main-echo/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await shifts(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('one long word breaks wherever it stands, rather than the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const card = await openTool(page, 'every-kind');
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  const wide = await page.evaluate(() => {
    const places =
      '.pb-status, .pb-hint, .pb-caption, .pb-legend li, .pb-group-name, .pb-message, .pb-given dd, .pb-lead, h1, label';
    return [...document.querySelectorAll(places)].flatMap((place) => {
      const before = place.innerHTML;
      place.textContent = 'x'.repeat(3000);
      const width = document.documentElement.scrollWidth;
      place.innerHTML = before;
      return width > 320 ? [`${place.localName}.${place.className}: ${width}`] : [];
    });
  });
  expect(wide).toEqual([]);
});
