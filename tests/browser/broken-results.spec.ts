import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({
  site: 'fixture',
  allowedErrors: /Undeclared result|TypeError|could not be cloned/,
});

const BROKEN = 'The tool has a bug: it returned something it did not promise.';

test('a result that is wrong is said, and never breaks the page', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  for (const kind of ['pie', 'nonsense', 'nothing', 'misshapen']) {
    await card.control('Kind').selectOption(kind);
    await card.run.click();
    await expect(card.result, kind).toContainText(BROKEN);
    await expect(card.status, kind).toHaveText('There is no result.');
    await card.control('Kind').selectOption('text');
    await card.run.click();
    await expect(card.result, kind).toHaveText(/one line\s+another/);
    await expect(card.status, kind).toHaveText('The result is ready.');
  }
});

test('a worker’s result that is nothing, or cannot be sent, is said', async ({ page }) => {
  const card = await openTool(page, 'odd-worker');
  for (const way of ['nothing', 'function']) {
    await card.control('Way').selectOption(way);
    await card.run.click();
    await expect(card.result, way).toContainText(BROKEN);
    await card.control('Way').selectOption('none');
    await card.run.click();
    await expect(card.result, way).toContainText('not broken');
  }
});
