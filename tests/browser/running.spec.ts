import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

test('the seed is there at once, and a run on the main thread replaces it', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await expect(card.result).toContainText('hello');
  await card.control('Text').fill('another');
  await card.run.click();
  await expect(card.result).toContainText('another');
  await expect(card.result).not.toContainText('hello');
  await expect(card.status).toHaveText('The result is ready.');
});

test('a run in a worker replaces the seed', async ({ page }) => {
  const card = await openTool(page, 'worker-echo');
  await expect(card.result).toContainText('worker says hello');
  await card.control('Text').fill('another');
  await card.run.click();
  await expect(card.result).toContainText('worker says another');
  expect(page.workers()).toHaveLength(1);
});

test('a card runs in its list', async ({ page }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'main-echo');
  await expect(card.result).toContainText('hello');
  await expect(card.run).toHaveCount(0);
  await card.open.click();
  await card.control('Text').fill('another');
  await card.run.click();
  await expect(card.result).toContainText('another');
  await card.close.click();
  await expect(card.run).toHaveCount(0);
  await expect(card.open).toBeFocused();
});

test('a card asks for the primary inputs and shows so many fields as its tool says', async ({ page }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'main-echo');
  await expect(card.result.locator('dt')).toHaveText(['Text', 'Lines', 'Number']);
  await expect(card.result.getByRole('link', { name: '+2 more on the tool’s page' })).toBeVisible();
  await card.open.click();
  await expect(card.root.locator('label')).toHaveText(['Text', 'Number things']);
  await expect(card.root.getByRole('group', { name: 'Samples' })).toHaveCount(0);
});

test('opening a card does not run it', async ({ page }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'worker-echo');
  await card.open.click();
  await expect(card.run).toBeVisible();
  await expect(card.status).toBeHidden();
  await expect(card.result).toContainText('worker says hello');
});

test('Enter in a one-line input runs', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('entered');
  await card.control('Text').press('Enter');
  await expect(card.result).toContainText('entered');
});

for (const key of ['Control+Enter', 'Meta+Enter']) {
  test(`${key} in a textarea runs, and Enter alone does not`, async ({ page }) => {
    const card = await openTool(page, 'main-echo');
    const lines = card.control('Lines');
    await lines.fill('1');
    await lines.press('Enter');
    await expect(lines).toHaveValue('1\n');
    await expect(card.status).toHaveText('The inputs have changed. Press Run.');
    await lines.pressSequentially('2\n3');
    await lines.press(key);
    await expect(card.result.getByRole('definition').nth(1)).toHaveText('3');
  });
}

test('progress and partial results show while it runs, and not longer', async ({ page }) => {
  const card = await openTool(page, 'worker-echo');
  await card.control('Steps of 100 ms').fill('100');
  await card.run.click();
  await expect(card.status).toHaveText('Running…');
  await expect(card.result).toHaveAttribute('aria-busy', 'true');
  await expect(card.result).toContainText(/partial \d/);
  await expect(card.result.getByRole('progressbar')).toBeVisible();
  await card.control('Steps of 100 ms').fill('1');
  await card.run.click();
  await expect(card.result).toContainText('worker says hello');
  await expect(card.result.getByRole('progressbar')).toHaveCount(0);
});

test('a run that is over within 400 ms shows no progress', async ({ page }) => {
  const card = await openTool(page, 'worker-echo');
  await card.control('Steps of 100 ms').fill('100');
  await card.run.click();
  const bar = card.result.getByRole('progressbar', { includeHidden: true });
  const at = (milliseconds: number) =>
    bar.evaluate((element, time) => {
      const [animation] = element.getAnimations();
      animation!.pause();
      animation!.currentTime = time;
      return getComputedStyle(element).visibility;
    }, milliseconds);
  expect([await at(0), await at(399), await at(400)]).toEqual(['hidden', 'hidden', 'visible']);
});

test('the older of two runs never draws', async ({ page }) => {
  const card = await openTool(page, 'worker-echo');
  await card.control('Text').fill('older');
  await card.control('Steps of 100 ms').fill('100');
  await card.run.click();
  await expect(card.result).toContainText('partial');
  await card.control('Text').fill('newer');
  await card.control('Steps of 100 ms').fill('0');
  await card.run.click();
  await expect(card.result).toContainText('worker says newer');
  await page.waitForTimeout(500);
  await expect(card.result).toContainText('worker says newer');
});
