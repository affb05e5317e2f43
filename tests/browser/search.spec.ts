import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Search' });
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const status = (page: Page) => page.getByRole('search').last().getByRole('status');
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link');

/** Opens the dialog on a page, and looks for words. */
async function look(page: Page, words: string, path = ''): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await field(page).fill(words);
}

test.describe('opening', () => {
  test('nothing of search is loaded before', async ({ page, traffic }) => {
    await page.goto('tools/histogram/');
    await page.waitForLoadState('networkidle');
    const isSearch = /pagefind|_pegboard\/(header|search)\./;
    expect(traffic.paths().filter((path) => isSearch.test(path))).toEqual([]);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(traffic.paths().filter((path) => isSearch.test(path)).length).toBe(2);
  });

  test('by the button, and Escape gives it back the focus', async ({ page }) => {
    await page.goto('tools/histogram/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await field(page).fill('base64');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    // What was looked for is still there, to be typed over.
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('base64');
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('x');
  });

  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    test(`by ${keys}`, async ({ page }) => {
      await page.goto('start/');
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      // The script is there now, and a second time the key types nothing either.
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
  }

  test('not by a / that is typed in a tool’s form or a filter', async ({ page }) => {
    await page.goto('tools/base64/');
    await page.getByRole('textbox').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('/');
    await expect(page.getByRole('textbox').first()).toHaveValue(/\/$/);
    await page.goto('tools/');
    await page.getByRole('searchbox').click();
    await page.keyboard.type('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('by / no longer once that is switched off, on any page', async ({ page }) => {
    await page.goto('');
    await page.keyboard.press('/');
    await dialog(page).getByRole('checkbox', { name: 'Open with /' }).uncheck();
    await page.goto('start/');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(dialog(page).getByRole('checkbox', { name: 'Open with /' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('a click with a key held opens the page that searches elsewhere', async ({ page, context }) => {
    await page.goto('');
    const [other] = await Promise.all([context.waitForEvent('page'), opener(page).click({ modifiers: ['Control'] })]);
    await expect(other).toHaveURL(/\/search\/$/);
    await expect(dialog(page)).toHaveCount(0);
    await other.close();
  });
});

test.describe('what is found', () => {
  test('pages with the places in them, as one types, and their number is said', async ({ page }) => {
    await look(page, 'histog');
    await expect(status(page)).toHaveText(/^\d+ results for “histog”$/);
    await expect(results(page).first()).toContainText('Histogram');
    await expect(results(page).first()).toContainText('Tool');
    await expect(results(page).nth(1)).toHaveAttribute('href', /^\/tools\/histogram\/#/);
    await expect(page.locator('mark').first()).toHaveText(/histogram/i);
    await field(page).fill('ωψω');
    await expect(status(page)).toHaveText(/^No results for “ωψω”\. Try fewer or shorter words/);
    await field(page).fill('');
    await expect(status(page)).toHaveText('');
    await expect(results(page)).toHaveCount(0);
  });

  test('what is called so first, and what is deprecated behind its like', async ({ page }) => {
    await look(page, 'base64');
    const pages = page.locator('.pb-found-page');
    await expect(pages.nth(0)).toHaveAttribute('href', '/tools/base64/');
    await expect(pages.nth(1)).toHaveAttribute('href', '/tools/base64-codec/');
    await expect(pages.nth(2)).toHaveAttribute('href', '/tools/hex-to-base64/');
  });

  test('what a sample answers and the page does not show, in the section of samples', async ({ page }) => {
    await look(page, 'iVBORw0KGgo');
    await results(page).and(page.locator('[href$="/tools/base64/#samples"]')).click();
    await expect(page).toHaveURL(/\/tools\/base64\/#samples$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#samples')).toBeInViewport();
  });

  test('the error of a known answer, in the section of proof', async ({ page }) => {
    await look(page, 'is no base64 digit');
    await expect(results(page).filter({ hasText: 'Proof' }).first()).toHaveAttribute(
      'href',
      /\/tools\/base64\/#proof$/,
    );
  });

  test('only what has the facets that are chosen, each with its number', async ({ page }) => {
    await look(page, 'base64');
    const server = dialog(page)
      .getByRole('group', { name: 'Kind' })
      .getByRole('checkbox', { name: /^Server \d+$/ });
    await server.check();
    await expect(status(page)).toHaveText(/^One result|^\d results/);
    await expect(results(page).first()).toContainText('Server');
    await expect(server).toBeFocused();
    await server.uncheck();
    await dialog(page).getByText('More filters').click();
    const tag = dialog(page)
      .getByRole('group', { name: 'Tag' })
      .getByRole('checkbox', { name: /^encoding/ });
    const number = Number(/\d+/.exec((await tag.locator('..').textContent()) ?? '')?.[0]);
    await tag.check();
    await expect(status(page)).toHaveText(new RegExp(`^${number} results`));
    await expect(dialog(page).getByRole('group', { name: 'Dialect' })).toBeVisible();
    // Another value of the same facet is still to be had, and adds to it.
    await expect(dialog(page).getByRole('group', { name: 'Tag' }).getByRole('checkbox')).not.toHaveCount(1);
  });

  test('more of many by a button, which gives the focus to the first of them', async ({ page }) => {
    await look(page, 'the');
    const pages = page.locator('.pb-found > li');
    await expect(pages).toHaveCount(8);
    await dialog(page).getByRole('button', { name: 'More results' }).click();
    await expect(pages).toHaveCount(16);
    await expect(pages.nth(8).getByRole('link').first()).toBeFocused();
  });

  test('the answer to what was typed last, however late another comes', async ({ page }) => {
    await page.route('**/pagefind/fragment/*', async (route) => {
      // The first answers come last.
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await look(page, 'histogram');
    await page.waitForTimeout(300);
    await field(page).fill('ωψω');
    await expect(status(page)).toHaveText(/^No results for “ωψω”/);
    await page.waitForTimeout(900);
    await expect(results(page)).toHaveCount(0);
  });

  test('markup that a page shows as text is text here too', async ({ page }) => {
    await look(page, 'iframe', 'guides/embedding/');
    await expect(results(page).first()).toBeVisible();
    await expect(dialog(page).locator('iframe')).toHaveCount(0);
    await expect(
      dialog(page)
        .getByText(/<iframe/)
        .first(),
    ).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test('arrows go through the results and back to the field', async ({ page }) => {
    await look(page, 'base64');
    await expect(results(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const href = await results(page).nth(0).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('Enter in the field opens the first of what was typed, not of what was found before', async ({ page }) => {
    await look(page, 'base64');
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('histogram');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/histogram\/$/);
  });

  test('Tab stays in the dialog', async ({ page }) => {
    await look(page, 'ωψω');
    await expect(status(page)).not.toHaveText('');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      // Out of the dialog there is only the browser's own.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(
        /dialog|body/,
      );
    }
    await expect(opener(page)).not.toBeFocused();
  });
});

test.describe('the page that searches', () => {
  test('keeps what is looked for in its address, through Back', async ({ page }) => {
    await page.goto('search/?q=base64&Kind=Tool');
    await expect(status(page)).toHaveText(/^\d results for “base64”$/);
    await expect(page.getByRole('checkbox', { name: /^Tool \d/ })).toBeChecked();
    await field(page).fill('histogram');
    await expect(page).toHaveURL(/\/search\/\?q=histogram&Kind=Tool$/);
    await expect(results(page).first()).toContainText('Histogram');
    await results(page).first().click();
    await expect(page).toHaveURL(/\/tools\/histogram\/$/);
    await page.goBack();
    await expect(field(page)).toHaveValue('histogram');
    await expect(results(page).first()).toContainText('Histogram');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the link leads to a page that says what to do', async ({ page }) => {
      await page.goto('tools/histogram/');
      await opener(page).click();
      await expect(page).toHaveURL(/\/search\/$/);
      const advice = page.locator('#pb-search-page noscript');
      await expect(advice.locator('p')).toContainText('Searching here needs JavaScript.');
      await advice.getByRole('link', { name: 'All tools' }).click();
      await expect(page).toHaveURL(/\/tools\/$/);
    });
  });
});

test.describe('a language without spaces between words', () => {
  test.use({ site: 'fixture' });

  for (const [words, page] of [
    ['正規表現', 'japanese'],
    ['人口分布', 'japanese'],
    ['標準偏差', 'japanese'],
    ['直方图', 'chinese'],
    ['正则表达式', 'chinese'],
  ] as const) {
    test(`${words} is found in the middle of a sentence, on a site in English`, async ({ page: browser }) => {
      await look(browser, words);
      await expect(results(browser).first()).toHaveAttribute('href', new RegExp(`^/sub/path/languages/${page}/`));
      await expect(browser.locator('mark').first()).toHaveText(words);
    });
  }

  test('and what is in English is found beside it', async ({ page }) => {
    await look(page, 'echo');
    await expect(results(page).first()).toContainText(/echo/i);
  });
});

test.describe('when it cannot run', () => {
  test.use({ allowedErrors: /./ });

  test('without its index', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.fulfill({ status: 404, body: '' }));
    await look(page, 'base64');
    await expect(status(page)).toHaveText('Search cannot run here: what searches could not be loaded.');
    // It is tried again when one types on.
    await page.unroute('**/pagefind/**');
    await page.reload();
    await opener(page).click();
    await field(page).fill('base64');
    await expect(results(page).first()).toBeVisible();
  });

  test('where a host’s policy forbids WebAssembly to the worker', async ({ page }) => {
    await page.route('**/pagefind/pagefind-worker.js', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await look(page, 'base64');
    await expect(status(page)).toHaveText('Search cannot run here: the policy of this host forbids WebAssembly.');
  });

  test('but not where a host allows what the guide asks for', async ({ page }) => {
    await page.route('**/*', async (route) => {
      const isWorker = route.request().url().endsWith('/pagefind/pagefind-worker.js');
      const policy = isWorker
        ? "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        : "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'self'";
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await look(page, 'base64');
    await expect(results(page).first()).toBeVisible();
  });

  test('where there is no WebAssembly', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.route('**/wasm.*', (route) => route.abort());
    await look(page, 'base64');
    await expect(status(page)).toHaveText('Search cannot run here: this browser has no WebAssembly.');
  });

  test('without a network', async ({ page, context }) => {
    await page.goto('');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('base64');
    await expect(status(page)).toHaveText('Search needs a network.');
    await context.setOffline(false);
    await field(page).fill('base6');
    await expect(results(page).first()).toBeVisible();
  });

  test('what cannot be loaded is left to the page that the link leads to', async ({ page }) => {
    await page.route('**/_pegboard/header.*', (route) => route.abort());
    await page.goto('start/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/search\/$/);
  });
});

test.describe('for everyone', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [place, path] of [
      ['dialog', 'start/'],
      ['#pb-search-page', 'search/?q=base64'],
    ] as const) {
      test(`no fault of access in ${place}, in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        if (place === 'dialog') await look(page, 'base64', path);
        else await page.goto(path);
        await page.locator(place).getByText('More filters').click();
        await expect(results(page).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include(place).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      });
    }
  }

  test('nothing is cut off at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await look(page, 'base64', 'tools/histogram/');
    await dialog(page).getByText('More filters').click();
    await expect(results(page).first()).toBeVisible();
    const over = await dialog(page).evaluate(
      (root) =>
        [...root.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > innerWidth || element.scrollWidth > root.clientWidth,
        ).length,
    );
    expect(over).toBe(0);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('forced colours keep what was found marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await look(page, 'base64');
    const [mark, text] = await page
      .locator('.pb-found mark')
      .first()
      .evaluate((found) => [found, found.parentElement!].map((node) => getComputedStyle(node).backgroundColor));
    expect(mark).not.toBe(text);
  });

  test('nothing moves where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await look(page, 'base64');
    await expect(results(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
