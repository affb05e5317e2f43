import { expect, test } from './support/test.ts';
import { openTool, type ToolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const values = (card: ToolCard) => card.result.getByRole('definition');

test('every control gives the tool what it holds', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill(' <b>한국 😀 ');
  await card.control('Lines').fill('a\n\nb\n');
  await card.control('Choice').selectOption('Second');
  await card.control('Switch').check();
  await card.control('Number things').fill('7.5');
  await card.run.click();
  await expect(values(card)).toHaveText(['<b>한국 😀', '4', '7.5', 'b', 'on']);
  expect(await values(card).first().textContent()).toBe(' <b>한국 😀 ');
});

test('a slider and its number box hold one value', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const slider = card.control('Number, slider');
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(card.control('Number things')).toHaveValue('3.5');
  await card.control('Number things').fill('9');
  await expect(slider).toHaveValue('9');
  await slider.press('Home');
  await card.run.click();
  await expect(values(card).nth(2)).toHaveText('0');
});

test('a number out of range is clamped when one leaves it, not before', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const number = card.control('Number things');
  await number.fill('');
  await number.pressSequentially('42');
  await expect(number).toHaveValue('42');
  await number.press('Tab');
  await expect(number).toHaveValue('10');
  await number.fill('-3');
  await number.press('Enter');
  await expect(number).toHaveValue('0');
  await expect(values(card).nth(2)).toHaveText('0');
});

test('3.10 stays as it is typed', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const number = card.control('Number things');
  await number.fill('');
  await number.pressSequentially('3.10');
  await expect(number).toHaveValue('3.10');
  await number.press('Tab');
  await expect(number).toHaveValue('3.10');
  await card.run.click();
  await expect(values(card).nth(2)).toHaveText('3.1');
  await expect(number).toHaveValue('3.10');
});

test('a number left empty is asked for, and nothing runs', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const number = card.control('Number things');
  await number.fill('');
  await card.run.click();
  await expect(card.status).toHaveText('Check “Number”.');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/Enter a number from 0 to 10\./);
  await expect(number).toBeFocused();
  await expect(values(card).nth(2)).toHaveText('3');
  await number.fill('4');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await card.run.click();
  await expect(values(card).nth(2)).toHaveText('4');
});

test('a text over its limit is cut', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.control('Text').press('End');
  await page.keyboard.type('x'.repeat(30));
  await card.run.click();
  await expect(values(card).first()).toHaveText(`hello${'x'.repeat(15)}`);
});
