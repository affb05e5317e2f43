import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test('a tool whose declarations allow it runs in a worker, on arguments that its schema says', async ({ page }) => {
  const card = await openTool(page, 'word-frequency');
  await expect(card.result.getByRole('row')).toHaveCount(6);
  await card.root.getByLabel('text', { exact: false }).first().fill('a b a');
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await expect(card.result.getByRole('row')).toHaveText([/word.*count.*share/, /a.*2.*66\.7/, /b.*1.*33\.3/]);
  const runners = page.workers().filter((worker) => worker.url().includes('run-worker'));
  expect(runners).toHaveLength(1);
});

test('a result over its ceiling is refused in words that say how to narrow it', async ({ page }) => {
  const card = await openTool(page, 'word-frequency');
  const words = Array.from({ length: 1000 }, (_, index) => `longish-word-number-${index}`).join(' ');
  await card.root.getByLabel('Arguments as JSON').fill(JSON.stringify({ text: words, limit: 1000 }));
  await card.run.click();
  await expect(card.result).toContainText('this tool refuses more than 40000');
  await expect(card.result).toContainText('Narrow the call by "limit" or "minLength"');
});

test('one that needs a person and a credential composes its call, and says why', async ({ page }) => {
  const card = await openTool(page, 'send-invoice');
  await expect(card.root.getByText('"name": "send_invoice"')).toBeVisible();
  await expect(card.run).toHaveCount(0);
  await expect(
    page.getByText(/^It does not run in this page: it touches what a page has not, it needs a credential/),
  ).toBeVisible();
});
