import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ site: 'fixture' });

/** Says how far below the window's top a place is, once the page has stopped. */
async function expectAtTop(place: Locator) {
  const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThanOrEqual(0);
}

/** Room below, so that even the last place can be scrolled to the top. */
const short = { width: 900, height: 250 };

test('an address leads to a part of a tool’s page', async ({ page }) => {
  await page.setViewportSize(short);
  for (const id of ['tool', 'samples', 'help', 'inputs', 'results', 'proof']) {
    await page.goto('about:blank');
    await page.goto(`tools/main-echo/#${id}`);
    await expectAtTop(page.locator(`section#${id}`));
  }
});

async function follow(page: Page, link: Locator, place: Locator, hash: string) {
  await link.click();
  expect(await page.evaluate(() => decodeURIComponent(location.hash))).toBe(hash);
  await expectAtTop(place);
}

test('the list of a page’s parts leads to them', async ({ page }) => {
  await page.setViewportSize(short);
  await page.goto('tools/main-echo/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const [name, id] of [
    ['Help', 'help'],
    ['Inputs', 'inputs'],
  ] as const)
    await follow(page, contents.getByRole('link', { name }), page.locator(`#${id}`), `#${id}`);
});

test('a heading of help links to itself', async ({ page }) => {
  await page.setViewportSize(short);
  await page.goto('tools/main-echo/');
  const heading = page.getByRole('heading', { name: 'Some code' });
  await follow(page, page.getByRole('link', { name: 'Link to Some code' }), heading, '#help-some-code');
  await page.goto('tools/arabic/');
  const arabic = page.getByRole('heading', { name: 'عن الصدى', exact: true });
  await follow(page, page.getByRole('link', { name: 'Link to عن الصدى' }), arabic, '#help-عن-الصدى');
});

test('a link in a document leads to a heading of it, and to one of a tool’s help', async ({ page }) => {
  await page.setViewportSize(short);
  await page.goto('guide/');
  await follow(
    page,
    page.getByRole('link', { name: 'a part of this page' }),
    page.getByRole('heading', { name: 'A part' }),
    '#a-part',
  );
  await page.getByRole('link', { name: 'about the echo' }).click();
  await expectAtTop(page.getByRole('heading', { name: 'About the echo' }));
});
