import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Theme' });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the scheme follows the system until one chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  await toggle(page).click();
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await toggle(page).click();
  await expect.poll(() => background(page)).toBe(dark);
});

test('the choice is remembered, and set before anything is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.documentElement;
      if (!root?.dataset.theme) return;
      // Nothing is drawn before there is a body.
      root.dataset.early = String(document.body === null);
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('tools/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'true');
});

test('a browser that closes its storage still has the toggle', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what is stored and means nothing is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pegboard-theme', '"><img src=x onerror=alert(1)>'));
  await page.goto('');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
