import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ site: 'fixture' });

test('a sample fills the form, keeps the focus and says what is next', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.sample('Another text').click();
  await expect(card.control('Text')).toHaveValue('other');
  await expect(card.control('Choice')).toHaveValue('b');
  // What it does not name stays.
  await expect(card.control('Lines')).toHaveValue('one\ntwo');
  await expect(card.sample('Another text')).toBeFocused();
  await expect(card.status).toHaveText('“Another text” is filled in. Press Run.');
  await expect(card.result).toContainText('hello');
  await card.run.click();
  await expect(card.result).toContainText('other');
});

test('a changed input marks the result as stale until the next one', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await expect(card.result).toHaveAttribute('data-phase', 'idle');
  await card.control('Text').fill('changed');
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await expect(card.result).toHaveAttribute('data-phase', 'stale');
  const opacity = () =>
    card.result
      .locator(':scope > *')
      .first()
      .evaluate((result) => Number(getComputedStyle(result).opacity));
  await expect.poll(opacity).toBeLessThan(1);
  await expect(card.result).toContainText('hello');
  await card.run.click();
  await expect(card.result).toHaveAttribute('data-phase', 'result');
  await expect.poll(opacity).toBe(1);
});

test('an input changed back makes the result fresh again', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('changed');
  await expect(card.result).toHaveAttribute('data-phase', 'stale');
  await card.control('Text').fill('hello');
  await expect(card.result).toHaveAttribute('data-phase', 'idle');
});

test('Reset returns to the opening values and their result', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('changed');
  await card.control('Choice').selectOption('b');
  await card.control('Switch').check();
  await card.run.click();
  await expect(card.result).toContainText('changed');
  await card.reset.click();
  await expect(card.control('Text')).toHaveValue('hello');
  await expect(card.control('Choice')).toHaveValue('a');
  await expect(card.control('Switch')).not.toBeChecked();
  await expect(card.result).toContainText('hello');
  await expect(card.status).toHaveText('Back to the opening values.');
});

test('a tool with autoRun runs as one types, after a pause, and moves no focus', async ({ page }) => {
  const card = await openTool(page, 'auto-run');
  const text = card.control('Text');
  await text.fill('');
  await text.pressSequentially('twelve chars');
  await expect(card.result).toContainText('12 characters');
  await expect(text).toBeFocused();
  await card.sample('Other').click();
  await expect(card.result).toContainText('5 characters');
  await expect(card.sample('Other')).toBeFocused();
  await text.fill('');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(card.sample('Other')).not.toBeFocused();
});

test('a tool may do without Reset', async ({ page }) => {
  const card = await openTool(page, 'auto-run');
  await expect(card.run).toBeVisible();
  await expect(card.reset).toHaveCount(0);
});
