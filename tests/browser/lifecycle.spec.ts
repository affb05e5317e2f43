import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

test('a retired tool explains, leads on, and fetches nothing whatever one does', async ({ page, traffic }) => {
  const card = await openTool(page, 'retired');
  await expect(card.root).toContainText('Retired.');
  await expect(page.locator('form, fieldset')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  traffic.clear();
  await card.root.locator('p').first().click();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(traffic.paths()).toEqual([]);
  await card.root.getByRole('link', { name: 'Main echo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Main echo');
});

test('a deprecated tool says so and runs', async ({ page }) => {
  const card = await openTool(page, 'deprecated');
  await expect(card.root).toContainText('Deprecated.');
  await card.control('Text').fill('still');
  await card.run.click();
  await expect(card.result).toContainText('deprecated says still');
});

test('in the gallery both are marked, and neither runs there', async ({ page }) => {
  await page.goto('tools/');
  for (const status of ['deprecated', 'retired']) {
    const { root } = toolCard(page, status);
    await expect(root.getByText(status, { exact: true })).toBeVisible();
    await expect(root.getByRole('button')).toHaveCount(0);
  }
});

test('a tool without a card has a page and is in no list', async ({ page }) => {
  await page.goto('tools/');
  await expect(toolCard(page, 'main-echo').root).toBeVisible();
  await expect(toolCard(page, 'unlisted').root).toHaveCount(0);
  const card = await openTool(page, 'unlisted');
  await expect(card.result).toContainText('unlisted says hello');
});
