import { expect, test } from './support/test.ts';
import { toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture', javaScriptEnabled: false });

test('a tool’s page reads fully: result, samples, help, inputs, proof, links', async ({ page }) => {
  await page.goto('tools/main-echo/');
  const card = toolCard(page, 'main-echo');
  await expect(card.result).toBeVisible();
  await expect(card.result.getByRole('definition')).toHaveText(['hello', '2', '3', 'a', 'off']);
  await expect(card.root.locator('noscript p')).toBeVisible();
  await expect(card.root.locator('noscript p')).toContainText('Running this tool needs JavaScript.');
  await expect(card.run).toBeHidden();
  await expect(card.control('Text')).toHaveValue('hello');
  await expect(card.control('Text')).toBeDisabled();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Samples')).toContainText('Another text');
  await expect(section('Help')).toContainText('It says back what it was given.');
  await expect(page.getByRole('row', { name: /^Number number 0 to 10, by 0.5, in things 3/ })).toBeVisible();
  await expect(page.locator('#results')).toContainText('fields or error');
  await expect(page.locator('#proof').getByRole('listitem')).toHaveText([
    'passed says back its inputs',
    'passed refuses bad',
  ]);
  await page.locator('#links').getByRole('link', { name: "The worker's echo" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worker echo');
});

test('the gallery is plain pages of cards with their results', async ({ page }) => {
  await page.goto('tools/');
  await expect(page.locator('.pb-cards > li')).toHaveCount(60);
  const card = toolCard(page, 'main-echo');
  await expect(card.result).toContainText('hello');
  await expect(card.open).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/sub\/path\/tools\/page\/2\/$/);
  await page.getByRole('link', { name: 'Zz filler 60' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zz filler 60');
  await page.getByRole('link', { name: 'filler', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools tagged filler');
});

test('no control that would do nothing shows', async ({ page }) => {
  for (const path of ['', 'tools/', 'tools/main-echo/', 'tools/retired/', 'embed/main-echo/', 'guide/', 'parts/']) {
    await page.goto(path);
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  }
});

test.describe('the shipped site', () => {
  test.use({ site: 'shipped' });

  test('shows the histogram’s answer', async ({ page }) => {
    await page.goto('tools/histogram/');
    const { result } = toolCard(page, 'histogram');
    await expect(result.getByRole('img')).toBeVisible();
    await result.getByText('The numbers').click();
    await expect(result.getByRole('table').first()).toBeVisible();
    // Of the twenty measurements, the first of eight bins holds the three up to 4.
    await expect(result.getByRole('row').nth(1)).toContainText('2 to 4');
    await expect(result.getByRole('row').nth(1)).toContainText('3');
  });
});
