import { expect, test } from './support/test.ts';
import { answerOf, openTool } from './support/tool-card.ts';

test('a tool of CTP shows its known answer at first, and what a run took after it', async ({ page }) => {
  const card = await openTool(page, 'text-hash');
  const hash = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';
  await expect(card.result).toContainText(hash);
  await expect(card.result).not.toContainText('This run');
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await expect(card.result).toContainText(hash);
  await expect(card.result).toContainText(/This run.*time.*ms.*input.*11 bytes.*output.*32 bytes/s);
  expect(page.workers().filter((worker) => worker.url().includes('run-worker'))).toHaveLength(1);
  await card.control('Algorithm').selectOption('SHA-1');
  await card.run.click();
  await expect(card.result).toContainText('SHA-1 is broken');
});

test('what depends on another parameter is shown, and sent, only with it', async ({ page }) => {
  const card = await openTool(page, 'base64-codec');
  await card.control('Direction').waitFor();
  await expect(card.control('For URLs')).toBeVisible();
  await expect(card.root.getByText('"urlSafe"').first()).toBeAttached();
  await card.control('Direction').selectOption({ label: 'Base64 to text' });
  await expect(card.control('For URLs')).toHaveCount(0);
  await expect(card.control('Arguments as JSON')).not.toHaveValue(/urlSafe/);
  await card.root.getByLabel('Input').first().fill('R3LDvMOfZQ==');
  await card.run.click();
  await expect(card.result).toContainText('Grüße');
  await card.root.getByLabel('Input').first().fill('R3*');
  await card.run.click();
  await expect(card.result).toContainText('“*” is no digit of Base64. Take it out, or choose the other direction.');
});

test('its page names related tools, its declarations, and the file that it is', async ({ page }) => {
  await page.goto('tools/json-beautifier/');
  const related = page.getByRole('region', { name: 'Related tools' }).or(page.locator('#related'));
  await related.getByRole('link', { name: 'JSON formatter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON formatter');
  await page.goBack();
  await expect(page.locator('#declares')).toContainText('Guidance for a model that calls the tool.');
  const href = await page.locator('#programs').getByRole('link', { name: 'ctp.json' }).getAttribute('href');
  const definition = await (await page.request.get(new URL(href!, page.url()).href)).json();
  expect(definition).toMatchObject({ id: 'json-beautifier', category: 'formatters' });
});

test('a gallery finds a tool by its keywords', async ({ page }) => {
  await page.goto('tools/');
  await page
    .getByRole('search', { name: 'Filter this page' })
    .getByLabel('Filter', { exact: true })
    .fill('fingerprint');
  await expect(page.locator('.pb-cards > li:visible')).toHaveCount(1);
});

test.describe('parameters of every type', () => {
  test.use({ site: 'fixture' });

  test('have their controls, and arrive as what they are', async ({ page }) => {
    const card = await openTool(page, 'every-parameter');
    await card.control('Day').waitFor();
    await expect(card.control('Secret')).toHaveCount(0);
    await expect(card.control('Mode').getByRole('option', { name: 'Old' })).toBeDisabled();
    await card.control('Lines').fill('one\ntwo');
    await expect(card.control('Arguments as JSON')).toHaveValue(/one\\ntwo/);
    await card.control('Count').fill('4');
    await card.control('Day').fill('2024-02-29');
    await card.control('Moment').fill('2024-02-29T09:30:00');
    await card.control('Site').fill('https://example.org/');
    await card.control('Mail').fill('name@example.org');
    await card.control('Extra').fill('true');
    await card.root.locator('input[type="file"]').setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a,ü'),
    });
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    const answer = await answerOf(card);
    for (const part of ['count4', 'loudfalse', 'modeplain', 'extratrue', 'uploada.csv: a,ü', 'day2024-02-29'])
      expect(answer).toContain(part);
    for (const part of ['moment2024-02-29T09:30:00Z', 'sitehttps://example.org/', 'mailname@example.org', 'secrets'])
      expect(answer).toContain(part);
  });

  test('are held to what CTP says of them', async ({ page }) => {
    const card = await openTool(page, 'every-parameter');
    await card.control('Count').fill('3');
    await expect(card.control('Count')).toHaveAttribute('aria-invalid', 'true');
    await card.root.locator('input[type="file"]').setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a'.repeat(21)),
    });
    await expect(card.root).toContainText('has 21 bytes, and 20 is the most');
  });

  test('an error that is not the reader’s is told without blaming the form', async ({ page }) => {
    const card = await openTool(page, 'every-parameter');
    await card.root.getByLabel('Line').first().fill('limit');
    await card.run.click();
    await expect(card.result).toContainText('The service of the tool takes no more calls for now: Too many calls.');
    await card.root.getByLabel('Line').first().fill('odd');
    await card.run.click();
    await expect(card.result).toContainText('An odd line');
  });

  test('a call by GET has them in its query', async ({ page }) => {
    const card = await openTool(page, 'every-parameter');
    await card.root.getByText('The call to copy').click();
    await card.root.getByLabel('Call as', { exact: true }).selectOption({ label: 'HTTP GET' });
    await expect(card.root).toContainText('curl "$CTP_URL/api/tools/every-parameter?line=one&loud=false&mode=plain');
  });
});
