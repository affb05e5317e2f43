import { delay } from './support/delay.ts';
import { expect, test } from './support/test.ts';
import { openTool, type ToolCard, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const json = ({ root }: ToolCard) => root.getByLabel('Arguments as JSON');
const call = ({ root }: ToolCard) => root.getByRole('group', { name: 'The call as MCP tools/call' });
const field = ({ root }: ToolCard, label: string) => root.getByLabel(label).first();
const button = ({ root }: ToolCard, name: string) => root.getByRole('button', { name, exact: true });
test('the JSON and the call follow the fields, and the fields the JSON', async ({ page }) => {
  const card = await openTool(page, 'composed');
  await field(card, 'days').pressSequentially('3.10');
  await expect(json(card)).toHaveValue('{\n  "city": "Basel",\n  "days": 3.10,\n  "guide": null\n}');
  await expect(field(card, 'days')).toHaveValue('3.10');
  await expect(call(card)).toContainText('"days": 3.10');
  await field(card, 'days').fill('');
  await expect(json(card)).toHaveValue('{\n  "city": "Basel",\n  "guide": null\n}');
  await json(card).fill('{"city": "Bern", "days": 2, "other": [1]}');
  await expect(field(card, 'City')).toHaveValue('Bern');
  await field(card, 'City').fill('Biel');
  await expect(json(card)).toHaveValue(/"other": \[\s+1\s+\]/);
  await json(card).fill('{"city": ');
  await expect(card.root.getByText('Line 1, column 10: a value is missing.')).toBeVisible();
  await expect(field(card, 'City')).toBeDisabled();
  await expect(call(card)).toBeHidden();
  await button(card, 'Reset').click();
  await expect(field(card, 'City')).toHaveValue('Basel');
});

test('what is typed is checked, in our words, at the field', async ({ page }) => {
  const card = await openTool(page, 'composed');
  await field(card, 'City').fill('B');
  await expect(field(card, 'City')).toHaveAccessibleDescription(/^Write at least 2 characters\./);
  await expect(field(card, 'City')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(card, 'days')).toHaveAccessibleDescription(/^This is required\./);
  await field(card, 'City').fill('Bern');
  await field(card, 'days').fill('40');
  await expect(field(card, 'days')).toHaveAccessibleDescription(/^It must be at most 30\./);
  await field(card, 'days').fill('4');
  await expect(card.root.locator('[aria-invalid]')).toHaveCount(0);
});

test('a pattern that takes for ever is given up, and the next change is checked', async ({ page }) => {
  const card = await openTool(page, 'composed');
  await field(card, 'code').fill(`${'a'.repeat(40)}!`);
  await field(card, 'City').fill('B');
  await expect(card.root.getByText('The check took longer than a second')).toBeVisible();
  await expect(field(card, 'City')).toHaveValue('B');
  await field(card, 'code').fill('aa');
  await expect(field(card, 'City')).toHaveAccessibleDescription(/^Write at least 2 characters\./);
  await expect(card.root.getByText('The check took longer than a second')).toBeHidden();
});

test('what is typed before the composer is loaded is kept, with the caret', async ({ page }) => {
  await delay(page, '**/load-composer.*', 700);
  const card = await openTool(page, 'composed');
  const city = field(card, 'City');
  await city.click();
  await city.press('Home');
  await city.pressSequentially('Old ');
  await card.root.getByLabel('pace').selectOption('fast');
  await city.focus();
  await expect(json(card)).toHaveValue('{\n  "city": "Old Basel",\n  "guide": null,\n  "pace": "fast"\n}');
  await expect(city).toBeFocused();
  await page.keyboard.type('and ');
  await expect(city).toHaveValue('Old and Basel');
});

test('the whole form is filled by keyboard', async ({ page }) => {
  const card = await openTool(page, 'composed');
  await field(card, 'days').fill('3');
  await button(card, 'Add stops').focus();
  await page.keyboard.press('Enter');
  await expect(card.root.getByRole('group', { name: 'stops' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bern');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bonn');
  await button(card, 'Move up item 2').focus();
  await page.keyboard.press('Space');
  await expect(button(card, 'Move up item 1')).toBeFocused();
  await expect(card.root.getByText('Item 2 of 2 is now item 1.')).toBeVisible();
  await expect(json(card)).toHaveValue(/"stops": \[\s+"Bonn",\s+"Bern"\s+\]/);
});

test('a link restores the arguments, and a sample fills them', async ({ page }) => {
  const card = await openTool(page, 'composed');
  await field(card, 'City').fill('O’Brien, 한국 😀 a+b 50%');
  await expect(page).toHaveURL(/#arguments=/);
  const url = page.url();
  await page.goto('tools/');
  await page.goto(url);
  await expect(field(card, 'City')).toHaveValue('O’Brien, 한국 😀 a+b 50%');
  await card.sample('Example').click();
  await expect(field(card, 'City')).toHaveValue('Basel');
  await expect(card.status).toHaveText('“Example” is filled in.');
});

test('the call is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await openTool(page, 'composed');
  // Nothing was asked of what the form opened with.
  await button(card, 'Copy the call').click();
  await expect(card.root.getByText('Copied as MCP tools/call. 1 value to put right.')).toBeVisible();
  await field(card, 'days').fill('3');
  await card.root.getByLabel('Call as', { exact: true }).selectOption('Function calling');
  await button(card, 'Copy the call').click();
  await expect(card.root.getByText('Copied as Function calling.')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(JSON.parse(copied.function.arguments)).toEqual({ city: 'Basel', days: 3, guide: null });
});

test('a kind is changed, and a schema that holds itself is opened on demand', async ({ page }) => {
  const card = await openTool(page, 'composed');
  await button(card, 'Add travel').click();
  await card.root.getByLabel('Kind of travel').selectOption('By boat');
  await card.root.getByLabel('cabin').fill('ab');
  await expect(card.root.locator('.pb-field-raw li')).toHaveText([
    '/days This is required.',
    '/travel/cabin Write at least 3 characters.',
  ]);
  await button(card, 'Add next').click();
  await button(card, 'Add then').click();
  await expect(button(card, 'Add then')).toBeVisible();
  expect(JSON.parse(await json(card).inputValue())).toMatchObject({
    travel: { kind: 'boat', cabin: 'ab' },
    next: JSON.parse('{"to": "", "then": {"to": ""}}'),
  });
});

test('without script the fields show what the form opens with', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}tools/composed/`);
  const card = toolCard(page, 'composed');
  await expect(field(card, 'City')).toHaveValue('Basel');
  await expect(field(card, 'City')).toBeDisabled();
  await expect(json(card)).toHaveValue('{\n  "city": "Basel",\n  "guide": null\n}');
  await expect(card.root.locator('noscript p')).toContainText('To compose a call needs JavaScript.');
  await context.close();
});

test('a link to a folded property unfolds it', async ({ page }) => {
  await page.goto('tools/composed/#input-travel-By-boat-cabin');
  await expect(page.locator('#input-travel-By-boat-cabin')).toBeInViewport();
  await page.goto('tools/composed/');
  await page.locator('#input-next > details > summary').click();
  await page.getByRole('link', { name: 'next', exact: true }).last().click();
  await expect(page).toHaveURL(/#input-next$/);
});

test('a narrow page has no wider form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const card = await openTool(page, 'composed');
  await button(card, 'Add stops').click();
  await button(card, 'Add an item to stops').click();
  await button(card, 'Add travel').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
