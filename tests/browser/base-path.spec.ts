import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ site: 'fixture' });

test('links, icon, styles, scripts, pictures and modules are below the base, which is there once', async ({ page }) => {
  for (const path of [
    '',
    'tools/',
    'tools/main-echo/',
    'tools/hostile/',
    'embed/main-echo/',
    'tags/',
    'guide/',
    '404.html',
  ]) {
    await page.goto(path);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src], tool-card[module]')].map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('module') ?? '',
      ),
    );
    expect(addresses.length).toBeGreaterThan(5);
    const astray = addresses.filter((address) => !/^(#|index\.md$|\/sub\/path\/(?!sub\/path))/.test(address));
    expect(astray, path).toEqual([]);
  }
  const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
  const response = await page.request.get(icon);
  expect(response.headers()['content-type']).toBe('image/svg+xml');
});

test('navigation goes round the site', async ({ page }) => {
  await page.goto('');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guide' }).click();
  await page.getByRole('link', { name: 'about the echo' }).click();
  await expect(page).toHaveURL(/\/sub\/path\/tools\/main-echo\/#help-about-the-echo$/);
  await page.locator('#help').getByRole('link', { name: "the worker's echo" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worker echo');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sub\/path\/$/);
});

test('a worker finds its tool below the base', async ({ page, traffic }) => {
  const card = await openTool(page, 'worker-echo');
  await card.control('Text').fill('below');
  await card.run.click();
  await expect(card.result).toContainText('worker says below');
  expect(traffic.paths().filter((path) => path.includes('://'))).toEqual([]);
});
