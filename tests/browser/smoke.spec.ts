import { expect, test } from './support/test.ts';

test('the home page of this repository opens', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('the fixture site', () => {
  test.use({ site: 'fixture' });

  test('opens below its base', async ({ page, traffic }) => {
    await page.goto('tools/main-echo/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Main echo');
    expect(traffic.paths()).toContain('tools/main-echo/');
  });
});

test.describe('an address that is not there', () => {
  test.use({ allowedErrors: /404/ });

  test('shows a page that leads on', async ({ page }) => {
    const response = await page.goto('tools/there-is-none/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
