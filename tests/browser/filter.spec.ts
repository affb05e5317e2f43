import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const parts = (page: Page) => {
  const form = page.getByRole('search', { name: 'Filter this page' });
  return {
    words: form.getByLabel('Filter', { exact: true }),
    tag: form.getByLabel('Tag'),
    status: form.getByLabel('Status'),
    count: form.getByRole('status'),
    cards: page.locator('.pb-cards > li:visible'),
  };
};

test('cards are filtered as one types, and the count is said', async ({ page }) => {
  await page.goto('tools/');
  const { words, count, cards } = parts(page);
  await expect(cards).toHaveCount(60);
  await expect(count).toHaveText('');
  await words.pressSequentially('WORKER');
  await expect(cards).toHaveCount(2);
  await expect(count).toHaveText('2 of 60 on this page');
  await expect(toolCard(page, 'worker-echo').root).toBeVisible();
  await words.pressSequentially(' echo');
  await expect(toolCard(page, 'odd-worker').root).toBeHidden();
  await words.fill('there is none such');
  await expect(cards).toHaveCount(0);
  await expect(count).toHaveText('0 of 60 on this page');
  await words.fill('');
  await expect(cards).toHaveCount(60);
  await expect(count).toHaveText('');
});

test('they are filtered by tag and status, together with the words', async ({ page }) => {
  await page.goto('tools/');
  const { words, tag, status, count, cards } = parts(page);
  await tag.selectOption('echo');
  await expect(count).toHaveText('4 of 60 on this page');
  await status.selectOption('retired');
  await expect(cards).toHaveCount(1);
  await expect(toolCard(page, 'retired').root).toBeVisible();
  await words.fill('worker');
  await expect(cards).toHaveCount(0);
  await status.selectOption('any');
  await expect(cards).toHaveCount(1);
  await expect(toolCard(page, 'worker-echo').root).toBeVisible();
});

test.describe('tools of several dialects', () => {
  test.use({ site: 'shipped' });

  test('are filtered by dialect, category, effect and scheduling, all by one search', async ({ page }) => {
    await page.goto('tools/');
    const form = page.getByRole('search', { name: 'Filter this page' });
    const names = page.locator('.pb-cards > li:visible .pb-card-name a');
    await form.getByLabel('Dialect').selectOption('tea');
    await expect(names).toHaveCount(6);
    await form.getByLabel('Effect').selectOption('fs.write');
    await expect(names).toHaveText(['Edit a file', 'Write a file']);
    await form.getByLabel('Effect').selectOption('any');
    await form.getByLabel('Scheduling').selectOption('parallel, read-only');
    await expect(names).toHaveText(['Search in files', 'Read a file']);
    await form.getByLabel('Scheduling').selectOption('any');
    await form.getByLabel('Dialect').selectOption('CTP');
    await form.getByLabel('Category').selectOption('encoders');
    await expect(names).toHaveText(['Base64 codec']);
    await form.getByLabel('Category').selectOption('any');
    await form.getByLabel('Dialect').selectOption('any');
    await form.getByLabel('Filter', { exact: true }).fill('base64 text');
    await expect(names.first()).toHaveText('Base64');
  });
});

test('Enter in the filter leaves the page as it is', async ({ page }) => {
  await page.goto('tools/');
  const { words, cards } = parts(page);
  await words.fill('worker');
  await words.press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\/tools\/$/);
});

test('Back to a filtered page finds what it shows in the fields', async ({ page }) => {
  await page.goto('tools/');
  const { words, cards } = parts(page);
  await words.fill('worker');
  await toolCard(page, 'worker-echo').root.getByRole('link').first().click();
  await page.goBack();
  const left = await words.inputValue();
  await expect(cards).toHaveCount(left === '' ? 60 : 2);
});

test('the pager leads on and back', async ({ page }) => {
  await page.goto('tools/');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toContainText('Page 1 of 2');
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/sub\/path\/tools\/page\/2\/$/);
  await expect(pager).toContainText('Page 2 of 2');
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/\/sub\/path\/tools\/$/);
});
