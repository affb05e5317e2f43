import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const NAME = '</ScRiPt ><!-- <Slot>';
const BLURB = `<img src=x onerror=alert(1)> "'&{braces}`;

test('name, blurb, labels, tags and cases are text on a tool’s page', async ({ page }) => {
  const card = await openTool(page, 'hostile');
  await expect(page).toHaveTitle(new RegExp(`^${NAME}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.locator('.pb-lead')).toHaveText(BLURB);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', BLURB);
  await expect(card.control('<b>Label</b>')).toHaveValue('<img src=x onerror=alert(2)>');
  await expect(card.control('<b>Label</b>')).toHaveAccessibleDescription('<i>hint</i>');
  await expect(card.control('<script>').getByRole('option')).toHaveText(['<a href=x>', '__proto__']);
  await expect(page.locator('#proof')).toContainText('<b>says back its text</b>');
  await expect(page.getByRole('link', { name: '<tag>' })).toBeVisible();
  await expect(page.locator('main :is(b, i, u, s, td img, dd img, dt img)')).toHaveCount(0);
});

test('results of every shape are text', async ({ page }) => {
  const card = await openTool(page, 'hostile');
  const text = card.control('<b>Label</b>');
  await card.sample('<u>sample</u>').click();
  await expect(text).toHaveValue('</textarea><script>alert(3)</script>');
  await expect(card.status).toHaveText('“<u>sample</u>” is filled in. Press Run.');
  await card.run.click();
  await expect(card.result).toContainText('</textarea><script>alert(3)</script>');
  for (const part of ['<dt>', '<small>', '<h3>']) await expect(card.result).toContainText(part);

  await card.control('<script>').selectOption('__proto__');
  await card.run.click();
  await expect(card.result.getByRole('table', { name: '<caption>' }).getByRole('columnheader')).toHaveText('<th>');
  await expect(card.result.getByRole('cell')).toContainText(['</textarea><script>alert(3)</script>', '<td>']);

  await text.fill('');
  await card.run.click();
  await expect(card.result).toContainText('<img src=x onerror=alert(4)>');
  await expect(text).toHaveAccessibleDescription('<img src=x onerror=alert(4)> <i>hint</i>');
  await expect(card.root.locator('img, script')).toHaveCount(0);
});

test('its card is text in the gallery, and the cards after it are whole', async ({ page }) => {
  await page.goto('tools/');
  const card = toolCard(page, 'hostile');
  await expect(card.root.getByRole('heading', { level: 2 })).toHaveText(NAME);
  await expect(card.root).toContainText(BLURB);
  await expect(card.root.locator('img')).toHaveCount(0);
  await expect(page.locator('.pb-cards > li > tool-card')).toHaveCount(60);
  await card.open.click();
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
});

test('of hostile help only harmless text and pictures survive', async ({ page }) => {
  await page.goto('tools/hostile/');
  const help = page.locator('#help');
  await expect(help).toContainText('Port{module} needs n <5 and {braces}.');
  await expect(help).toContainText('Still a paragraph.');
  await expect(help.getByRole('img', { name: 'A square' })).toBeVisible();
  await expect(help.locator('script, iframe, form, input, svg, [style], [name], [onerror], [onclick]')).toHaveCount(0);
});

test('names and ids from help take nothing from the page', async ({ page }) => {
  const card = await openTool(page, 'hostile');
  const taken = await page.evaluate(() => ({
    currentScript: document.currentScript,
    sections: ['tool', 'samples', 'results'].map((id) => document.getElementById(id)?.localName),
    headings: [...document.querySelectorAll('#help :is(h3, h4)')].map(({ id }) => id),
  }));
  expect(taken.currentScript).toBeNull();
  expect(taken.sections).toEqual(['section', 'section', 'section']);
  expect(new Set(taken.headings).size).toBe(taken.headings.length);
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
});

test('a tag called like a property of every object has its page', async ({ page }) => {
  await page.goto('tags/');
  await page.getByRole('link', { name: 'toString' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools tagged toString');
  await expect(toolCard(page, 'hostile').root).toBeVisible();
});
