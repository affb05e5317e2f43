import { expect, test } from './support/test.ts';

test.use({ site: 'fixture', allowedErrors: /404/ });

test('an address that is not there shows a page that leads on', async ({ page }) => {
  const response = await page.goto('tools/there-is-none/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await page.getByRole('main').getByRole('link', { name: 'All tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
});
