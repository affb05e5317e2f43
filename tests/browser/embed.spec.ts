import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { repository } from '../support/repository.ts';
import { serveSite } from '../support/serve-site.ts';
import { test as base, expect } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

/** What the host page keeps of each message. */
interface Message {
  origin: string;
  data: { type: string; tool: string; height: number };
}

/** With a page of another origin, which frames an address. */
const test = base.extend<{ openFramed(address: string): Promise<Frame> }, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const served = await serveSite(join(repository, 'tests/browser/host'));
      await use(served.url);
      await served.close();
    },
    { scope: 'worker' },
  ],
  openFramed: async ({ page, host, baseURL }, use) => {
    await use(async (address) => {
      await page.goto(`${host}?frame=${encodeURIComponent(new URL(address, baseURL).href)}`);
      const frame = page.frames()[1];
      if (!frame) throw new Error('The host frames nothing.');
      return frame;
    });
  },
});

test.use({ site: 'fixture' });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const messages = (page: Page): Promise<Message[]> => page.evaluate('messages');
/** How much of a framed page does not fit its frame. */
const excess = (frame: Frame) => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test.describe('alone', () => {
  test('the page is the tool, with nothing around it, and leads to the tool’s own page', async ({ page }) => {
    await page.goto('embed/main-echo/');
    await expect(page.getByRole('main')).toHaveCount(1);
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect(await page.evaluate(() => [...document.body.children].map(({ localName }) => localName))).toEqual(['main']);
    const link = page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Main echo' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/sub/path/tools/main-echo/');
    await expect(page.getByRole('link')).toHaveCount(1);
  });

  test('a tool runs, on the main thread and in a worker', async ({ page }) => {
    await page.goto('embed/main-echo/');
    const main = toolCard(page, 'main-echo');
    await main.control('Text').fill('framed');
    await main.run.click();
    await expect(main.result.getByRole('definition').first()).toHaveText('framed');
    await main.sample('Another text').click();
    await expect(main.control('Text')).toHaveValue('other');
    await page.goto('embed/worker-echo/');
    const worker = toolCard(page, 'worker-echo');
    await worker.run.click();
    await expect(worker.result).toHaveText('worker says hello');
  });

  test('it is worked by keyboard from its first link on', async ({ page }) => {
    await page.goto('embed/main-echo/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Main echo' })).toBeFocused();
    await page.keyboard.press('Tab');
    const card = toolCard(page, 'main-echo');
    await expect(card.control('Text')).toBeFocused();
    await page.keyboard.type('typed');
    await page.keyboard.press('Enter');
    await expect(card.result.getByRole('definition').first()).toHaveText('typed');
  });

  test('it keeps to WCAG 2.2 AA in light and in dark, in a narrow frame too', async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const tool of ['main-echo', 'every-kind', 'deprecated', 'retired', 'arabic', 'hostile']) {
      for (const theme of ['light', 'dark']) {
        await page.goto(`embed/${tool}/?theme=${theme}`);
        const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
        const { violations } = await axe.setLegacyMode().analyze();
        expect(violations, `${tool} ${theme}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, tool).toBeLessThanOrEqual(0);
      }
    }
  });

  test('its scheme is the one asked for, else the system’s, whatever was chosen for the site', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('');
    const light = await background(page);
    await page.getByRole('button', { name: 'Theme' }).click();
    const dark = await background(page);
    expect(dark).not.toBe(light);
    for (const [query, expected] of [
      ['', light],
      ['?theme=light', light],
      ['?theme=dark', dark],
      ['?theme=%22%3E%3Cimg%20src=x%3E', light],
      ['?theme=Dark&theme=dark', light],
    ] as const) {
      await page.goto(`embed/main-echo/${query}`);
      expect(await background(page), query).toBe(expected);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('embed/main-echo/?theme=light');
    expect(await background(page)).toBe(light);
    await page.goto('embed/main-echo/');
    expect(await background(page)).toBe(dark);
  });

  test('the scheme is set before anything is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const root = document.documentElement;
        if (!root?.dataset.theme) return;
        root.dataset.early = String(document.body === null);
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('embed/main-echo/?theme=dark');
    await expect(page.locator('html')).toHaveAttribute('data-early', 'true');
  });

  test('it posts nothing to itself', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      addEventListener('message', () => document.documentElement.setAttribute('data-posted', ''));
    });
    await page.goto(`embed/main-echo/?origin=${new URL(baseURL ?? '').origin}`);
    const card = toolCard(page, 'main-echo');
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    await expect(page.locator('html')).not.toHaveAttribute('data-posted');
  });

  test('a deprecated tool runs and is marked, and one without a card has its page too', async ({ page }) => {
    await page.goto('embed/deprecated/');
    const card = toolCard(page, 'deprecated');
    await expect(card.root).toContainText('Deprecated. This tool still runs');
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    await page.goto('embed/unlisted/');
    await expect(toolCard(page, 'unlisted').run).toBeEnabled();
  });

  test('a retired tool says so, and where to go instead, outside of the frame', async ({ page }) => {
    await page.goto('embed/retired/');
    await expect(page.getByRole('main')).toContainText('Retired. This tool no longer runs.');
    const link = page.getByRole('link', { name: 'Main echo' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/sub/path/tools/main-echo/');
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('in a frame', () => {
  test.use({ allowedErrors: /asked another host: http:\/\/127\.0\.0\.1:\d+\/\?frame=|does not match the recipient/ });

  test('it tells the page around it its height, which then needs no scrolling, and grows with its result', async ({
    page,
    openFramed,
    baseURL,
  }) => {
    for (const width of [320, 900]) {
      await page.setViewportSize({ width, height: 700 });
      const frame = await openFramed('embed/every-kind/');
      await expect.poll(() => excess(frame)).toBe(0);
      const before = await messages(page);
      const { origin, data } = before.at(-1)!;
      expect(origin).toBe(new URL(baseURL ?? '').origin);
      expect(data).toEqual({ type: 'pegboard:height', tool: 'every-kind', height: expect.any(Number) });
      expect(Object.values(before).every((one, at) => one.data.height !== before[at - 1]?.data.height)).toBe(true);

      const card = toolCard(frame, 'every-kind');
      await card.control('Kind').selectOption('code');
      await card.run.click();
      await expect(card.result).toHaveAttribute('data-phase', 'result');
      await expect.poll(() => excess(frame)).toBe(0);
      const heights = (await messages(page)).map((one) => one.data.height);
      expect(heights.length).toBeLessThan(20);
      await card.control('Kind').selectOption('table');
      await card.run.click();
      await expect.poll(async () => (await messages(page)).at(-1)?.data.height).not.toBe(heights.at(-1));
      await expect.poll(() => excess(frame)).toBe(0);
    }
  });

  test('a frame higher than its content does not make the content higher', async ({ page, openFramed }) => {
    const frame = await openFramed('embed/main-echo/');
    await expect.poll(() => excess(frame)).toBe(0);
    const height = (await messages(page)).at(-1)?.data.height;
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('height', '3000'));
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBe(3000);
    const card = toolCard(frame, 'main-echo');
    await card.control('Text').fill('bad');
    await card.run.click();
    await expect(card.control('Text')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBeLessThan(2 * height!);
  });

  test('the height goes to the origin that the address names, and to no other', async ({ page, openFramed, host }) => {
    const posted = async (query: string) => {
      const frame = await openFramed(`embed/main-echo/${query}`);
      const card = toolCard(frame, 'main-echo');
      await card.run.click();
      await expect(card.status).toHaveText('The result is ready.');
      return (await messages(page)).length > 0;
    };
    const own = new URL(host).origin;
    expect(await posted(`?origin=${own}`)).toBe(true);
    expect(await posted(`?origin=${encodeURIComponent(`${own}/a/b?c`)}`)).toBe(true);
    expect(await posted('?origin=https://elsewhere.example')).toBe(false);
    // What names no origin is as if it were not there.
    for (const none of ['*', '/', 'null', 'nonsense', 'data:,', ''])
      expect(await posted(`?origin=${none}`), none).toBe(true);
  });

  test('a page without an origin is told nothing', async ({ page, baseURL }) => {
    // The browser refuses such a page a host of this machine.
    await page.route(`${baseURL}**`, async (route) => route.fulfill({ response: await route.fetch() }));
    await page.goto('about:blank');
    expect(await page.evaluate(() => origin)).toBe('null');
    await page.evaluate((src) => {
      Object.assign(window, { messages: [] });
      addEventListener('message', ({ origin, data }) => Reflect.get(window, 'messages').push({ origin, data }));
      document.body.append(Object.assign(document.createElement('iframe'), { src, width: 600, height: 600 }));
    }, `${baseURL}embed/main-echo/`);
    const card = toolCard(page.frameLocator('iframe'), 'main-echo');
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    expect(await messages(page)).toEqual([]);
    // What the run still fetches, such as what copies its result, may end with the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('the code for a frame', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  const copied = async (page: Page) => {
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.locator('#elsewhere')).toContainText('The code is copied.');
    const code = await page.evaluate(() => navigator.clipboard.readText());
    return page.evaluate((html) => {
      const frame = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLIFrameElement;
      return { name: frame.localName, src: frame.src, title: frame.title };
    }, code);
  };

  test('is copied as it is shown as long as the form is as it opens, with the site’s address', async ({
    page,
    baseURL,
  }) => {
    await openTool(page, 'hostile');
    expect(await copied(page)).toEqual({
      name: 'iframe',
      src: `${baseURL}embed/hostile/`,
      title: '</ScRiPt ><!-- <Slot>',
    });
  });

  test('carries the inputs, which fill the form of the frame and run nothing', async ({ page, baseURL }) => {
    const card = await openTool(page, 'main-echo');
    const text = `a&b="<$&>'`;
    await card.control('Text').fill(text);
    await card.control('Choice').selectOption('Second');
    const { src, title } = await copied(page);
    expect(title).toBe('Main echo');
    expect(src).toContain(`${baseURL}embed/main-echo/#text=`);
    await page.goto(src);
    const framed = toolCard(page, 'main-echo');
    await expect(framed.status).toHaveText('The inputs of the link are filled in. Press Run.');
    await expect(framed.control('Text')).toHaveValue(text);
    await expect(framed.control('Choice')).toHaveValue('b');
    await expect(framed.result.getByRole('definition').first()).toHaveText('hello');
    await framed.run.click();
    await expect(framed.result.getByRole('definition').first()).toHaveText(text);
  });

  test('the inputs are saved as a file from beside it, and opened again', async ({ page }) => {
    const card = await openTool(page, 'main-echo');
    await card.control('Text').fill('saved');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save inputs' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('main-echo-inputs.json');
    const file = await download.path();
    await openTool(page, 'main-echo');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open inputs' }).click(),
    ]);
    await chooser.setFiles(file);
    await expect(card.control('Text')).toHaveValue('saved');
    await expect(page.locator('#elsewhere')).toContainText('are filled in. Press Run.');
  });

  test('is not offered for a retired tool', async ({ page }) => {
    await openTool(page, 'retired');
    await expect(page.locator('#elsewhere')).toHaveCount(0);
    await openTool(page, 'deprecated');
    await expect(page.getByRole('link', { name: 'Use it elsewhere' })).toHaveAttribute('href', '#elsewhere');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a framed tool reads fully', async ({ page }) => {
    await page.goto('embed/main-echo/');
    const card = toolCard(page, 'main-echo');
    await expect(card.result.getByRole('definition')).toHaveText(['hello', '2', '3', 'a', 'off']);
    await expect(card.control('Text')).toHaveValue('hello');
    await expect(card.root.locator('noscript p')).toContainText('Running this tool needs JavaScript.');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.goto('embed/retired/');
    await expect(page.getByRole('link', { name: 'Main echo' })).toBeVisible();
  });

  test('the code can be read, and no button that would do nothing shows', async ({ page }) => {
    await page.goto('tools/main-echo/');
    const section = page.getByRole('region', { name: 'Use it elsewhere' });
    await expect(section.locator('pre')).toHaveText(
      '<iframe src="/sub/path/embed/main-echo/" title="Main echo" width="100%" height="480" loading="lazy" allow="clipboard-write"></iframe>',
    );
    await expect(section.getByRole('link')).toHaveAttribute('href', '/sub/path/tools/main-echo/');
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
