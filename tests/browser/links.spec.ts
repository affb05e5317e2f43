import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { delay } from './support/delay.ts';
import { expect, test } from './support/test.ts';
import { openTool, type ToolCard, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture', permissions: ['clipboard-read', 'clipboard-write'] });

const PAGE = 'tools/linked/';
const hash = (page: Page) => page.evaluate(() => location.hash);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const entries = (page: Page) => page.evaluate(() => history.length);
const copyLink = (card: ToolCard) => card.root.getByRole('button', { name: 'Copy link' });
const FILLED = 'The inputs of the link are filled in. Press Run.';

test('the address follows what one types, and makes no entries in the history', async ({ page }) => {
  const card = await openTool(page, 'linked');
  const before = await entries(page);
  await card.control('Text').pressSequentially('a+b & c=%20#é');
  await expect.poll(() => hash(page)).toBe('#text=a%2Bb+%26+c%3D%2520%23%C3%A9&n=3&choice=a&on=false');
  await card.control('N').fill('3.10');
  await card.control('On').check();
  await expect.poll(() => hash(page)).toContain('&n=3.10&choice=a&on=true');
  expect(await entries(page)).toBe(before);
  await card.reset.click();
  await expect.poll(() => page.url()).toMatch(/\/tools\/linked\/$/);
});

test('an address fills the form exactly, and runs nothing', async ({ page }) => {
  const text = 'line\n\ttab  + % & = # "\' 👩‍👩‍👧 \u0000 é';
  await page.goto(`${PAGE}#${new URLSearchParams({ text, n: '3.10', choice: 'b', on: 'true' })}`);
  const card = toolCard(page, 'linked');
  await expect(card.status).toHaveText(FILLED);
  await expect(card.control('Text')).toHaveValue(text);
  await expect(card.control('N')).toHaveValue('3.10');
  await expect(card.control('Choice')).toHaveValue('b');
  await expect(card.control('On')).toBeChecked();
  await expect(card.result.getByRole('definition')).toHaveText(['""', '3', '"a"', 'false', '""']);
  await card.run.click();
  await expect(card.result.getByRole('definition')).toHaveText([JSON.stringify(text), '3.1', '"b"', 'true', '""']);
});

test('what an address says beside the point is left out', async ({ page }) => {
  await page.goto(`${PAGE}#text=kept&n=many&choice=zork&on=maybe&gone=1&__proto__=x&key=secret`);
  const card = toolCard(page, 'linked');
  await expect(card.status).toHaveText(FILLED);
  await expect(card.control('Text')).toHaveValue('kept');
  await expect(card.control('N')).toHaveValue('3');
  await expect(card.control('Choice')).toHaveValue('a');
  await expect(card.control('On')).not.toBeChecked();
  await expect(card.control('Key')).toHaveValue('');
});

test('halves of surrogate pairs come back', async ({ page }) => {
  await page.goto(`${PAGE}#text:json=${encodeURIComponent('"x\\ud800"')}`);
  const card = toolCard(page, 'linked');
  await expect(card.status).toHaveText(FILLED);
  await card.run.click();
  await expect(card.result.getByRole('definition').first()).toHaveText('"x\\ud800"');
});

test('a place in the page is no input, and stays in the address until one types', async ({ page, traffic }) => {
  await page.goto(`${PAGE}#proof`);
  await expect(page.locator('#proof')).toBeInViewport();
  expect(traffic.paths().filter((path) => path.startsWith('_pegboard/tools/'))).toEqual([]);
  const card = toolCard(page, 'linked');
  await card.control('Text').fill('x');
  await expect.poll(() => hash(page)).toContain('#text=x&');
});

test('a sample is chosen by its label, and only filled in', async ({ page }) => {
  await page.goto(`${PAGE}#sample=${encodeURIComponent('Odd & even = 100 % #1')}`);
  const card = toolCard(page, 'linked');
  await expect(card.status).toHaveText('“Odd & even = 100 % #1” is filled in. Press Run.');
  await expect(card.control('Text')).toHaveValue('sampled');
  await expect(card.control('Choice')).toHaveValue('b');
  expect(await hash(page)).toMatch(/^#sample=/);
  await card.control('N').fill('4');
  await expect.poll(() => hash(page)).toBe('#text=sampled&n=4&choice=b&on=false');
});

test('Back and Forward bring the inputs back', async ({ page }) => {
  const card = await openTool(page, 'linked');
  await card.control('Text').fill('first');
  await expect.poll(() => hash(page)).toContain('text=first');
  await page.evaluate(() => {
    location.hash = '#text=second&n=5';
  });
  await expect(card.control('Text')).toHaveValue('second');
  await page.goBack();
  await expect(card.control('Text')).toHaveValue('first');
  await expect(card.control('N')).toHaveValue('3');
  await page.goForward();
  await expect(card.control('Text')).toHaveValue('second');
  await page
    .getByRole('link', { name: 'All tools' })
    .or(page.getByRole('link', { name: 'Tools', exact: true }))
    .first()
    .click();
  await page.goBack();
  await expect(card.control('Text')).toHaveValue('second');
  await expect(card.status).toHaveText(FILLED);
  await page.goBack();
  await expect(card.control('Text')).toHaveValue('first');
});

test('Back at the address without inputs brings the opening values', async ({ page }) => {
  const card = await openTool(page, 'linked');
  await page.evaluate(() => {
    location.hash = '#text=linked';
  });
  await expect(card.control('Text')).toHaveValue('linked');
  await page.goBack();
  await expect(card.control('Text')).toHaveValue('');
});

test('the link is copied, without what is sensitive, and says so', async ({ page, context }) => {
  const card = await openTool(page, 'linked');
  await card.control('Text').fill('to share');
  await card.control('Key').fill('hunter2');
  await copyLink(card).click();
  await expect(card.status).toHaveText('The link is copied. “Key” left out.');
  const link = await clipboard(page);
  expect(link).toMatch(/\/tools\/linked\/#text=to\+share&n=3&choice=a&on=false$/);
  expect(await page.evaluate(() => location.href)).not.toContain('hunter2');
  const other = await context.newPage();
  await other.goto(link);
  await expect(toolCard(other, 'linked').control('Text')).toHaveValue('to share');
});

test('before anything is typed the link is that of the page', async ({ page }) => {
  const card = await openTool(page, 'linked');
  await copyLink(card).click();
  await expect(card.status).toHaveText('The link is copied. “Key” left out.');
  expect(await clipboard(page)).toMatch(/\/tools\/linked\/$/);
});

test('long inputs are compressed in the address, and come back', async ({ page, context }) => {
  const card = await openTool(page, 'linked');
  const text = 'all work and no play makes a long text '.repeat(2600);
  await card.control('Text').fill(text);
  await expect.poll(() => hash(page)).toMatch(/^#:deflate=[\w-]{100,}$/);
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => location.href));
  await expect(toolCard(other, 'linked').control('Text')).toHaveValue(text);
});

test('what is too long for a link is said, and goes into a file that opens again', async ({
  page,
  context,
}, testInfo) => {
  const card = await openTool(page, 'linked');
  const text = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
  await card.control('Text').fill(text);
  const save = card.root.getByRole('button', { name: 'Too long for a link: save the inputs' });
  await expect(save).toBeVisible();
  expect(await hash(page)).toBe('');
  await copyLink(card).click();
  await expect(card.status).toHaveText(
    /^This input is too long for a link: [\d,]+ characters, and 8,000 are the most\. Save the inputs as a file\.$/,
  );
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('linked-inputs.json');
  await expect(card.status).toHaveText('Saved as linked-inputs.json.');
  const saved = testInfo.outputPath('linked-inputs.json');
  await download.saveAs(saved);
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual({
    tool: 'linked',
    input: { text, n: 3, choice: 'a', on: false },
  });
  const other = await context.newPage();
  const opened = await openTool(other, 'linked');
  const open = async (file: string) => {
    const choosing = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open inputs' }).click();
    await (await choosing).setFiles(file);
  };
  await open(saved);
  await expect(opened.status).toHaveText('The inputs of “linked-inputs.json” are filled in. Press Run.');
  await expect(opened.control('Text')).toHaveValue(text);
  const wrong = testInfo.outputPath('wrong.json');
  writeFileSync(wrong, '{"tool":"main-echo","input":{}}');
  await open(wrong);
  await expect(opened.status).toHaveText('“wrong.json” holds the inputs of another tool: main-echo, not Linked echo.');
  await expect(opened.control('Text')).toHaveValue(text);
});

test('a tool that runs as one types does not run for a link', async ({ page }) => {
  await page.goto('tools/auto-run/');
  const card = toolCard(page, 'auto-run');
  const control = card.root.locator('input, textarea').first();
  const [id, before] = [await control.getAttribute('name'), await card.result.textContent()];
  await page.goto('tools/');
  await page.goto(`tools/auto-run/#${id}=linked`);
  await expect(card.status).toHaveText(FILLED);
  await page.waitForTimeout(500);
  await expect(card.result).toHaveText(before ?? '');
});

test('a browser that refuses the clipboard is told of', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  const card = await openTool(page, 'linked');
  await copyLink(card).click();
  await expect(card.status).toHaveText('The browser did not allow copying.');
});

test.describe('on a slow network', () => {
  test('Run, pressed while a link is being read, runs what the link says', async ({ page }) => {
    await delay(page, '**/links.*');
    await page.goto(`${PAGE}#text=linked`);
    const card = toolCard(page, 'linked');
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    await expect(card.result.getByRole('definition').first()).toHaveText('"linked"');
  });

  test('what one types while a link is being read stays, and the link fills the rest', async ({ page }) => {
    await delay(page, '**/links.*');
    await page.goto(`${PAGE}#text=linked&n=7`);
    const card = toolCard(page, 'linked');
    await card.control('Text').fill('typed');
    await expect(card.control('N')).toHaveValue('7');
    await expect(card.control('Text')).toHaveValue('typed');
  });

  test('a place in the page, gone to while one types, loses nothing', async ({ page }) => {
    const card = await openTool(page, 'linked');
    await card.control('Text').fill('a');
    await expect.poll(() => hash(page)).toContain('text=a&');
    await card.control('Text').pressSequentially('bcdef');
    await page.getByRole('link', { name: 'Proof' }).click();
    await expect.poll(() => hash(page)).toBe('#proof');
    await page.goBack();
    await expect(card.control('Text')).toHaveValue('abcdef');
    await page.reload();
    await expect(card.control('Text')).toHaveValue('abcdef');
  });

  test('another page, gone to while one types, loses nothing', async ({ page }) => {
    const card = await openTool(page, 'linked');
    await card.control('Text').fill('a');
    await expect.poll(() => hash(page)).toContain('text=a&');
    await card.control('Text').pressSequentially('bcdef');
    await page.getByRole('link', { name: 'Tags', exact: true }).first().click();
    await expect(page).toHaveURL(/\/tags\/$/);
    await page.goBack();
    await expect(card.control('Text')).toHaveValue('abcdef');
  });
});

test('what is too long for a link, or sensitive, outlives a way there and back', async ({ page }) => {
  const card = await openTool(page, 'linked');
  const text = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
  await card.control('Key').fill('hunter2');
  await card.control('Text').fill(text);
  await expect(card.root.getByRole('button', { name: /^Too long/ })).toBeVisible();
  await page.getByRole('link', { name: 'Proof' }).click();
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('');
  await expect(card.control('Text')).toHaveValue(text);
  await expect(card.control('Key')).toHaveValue('hunter2');
  await card.control('Text').fill('');
  await expect(card.root.getByRole('button', { name: /^Too long/ })).toHaveCount(0);
});

test('what a control cannot hold is not run either', async ({ page }) => {
  await page.goto(`${PAGE}#n=0x10&text=a`);
  const card = toolCard(page, 'linked');
  await expect(card.status).toHaveText(FILLED);
  await expect(card.control('N')).toHaveValue('3');
  await page.goto('tools/');
  await page.goto('tools/main-echo/#text=one%0Aline');
  const echo = toolCard(page, 'main-echo');
  await echo.run.click();
  await expect(echo.result.getByRole('definition').first()).toHaveText('oneline');
  await expect(echo.control('Text')).toHaveValue('oneline');
});

test('inputs from a file are in the address', async ({ page }, testInfo) => {
  const card = await openTool(page, 'linked');
  const file = testInfo.outputPath('x.json');
  writeFileSync(file, '{"tool":"linked","input":{"text":"filed","n":4,"choice":"zork","key":"k"}}');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open inputs' }).click();
  await (await choosing).setFiles(file);
  await expect(card.control('Text')).toHaveValue('filed');
  await expect(card.control('Choice')).toHaveValue('a');
  await expect(card.control('Key')).toHaveValue('');
  await expect.poll(() => hash(page)).toBe('#text=filed&n=4&choice=a&on=false');
});

test('a link that is copied twice is said twice', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await copyLink(card).click();
  await expect(card.status).toHaveText('The link is copied.');
  const said = card.status.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          texts.push(element.textContent.trim());
          resolve(texts);
        }).observe(element, { childList: true, characterData: true, subtree: true });
      }),
  );
  await copyLink(card).click();
  expect(await said).toEqual(['The link is copied.']);
});
