import { everyPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { answerOf, openTool } from './support/tool-card.ts';

test.use({ allowedErrors: /The worker was stopped/ });

const tools = everyPage('shipped').flatMap((path) => /^tools\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? []);

/** What is said at the end of a run, however it ended. */
const ENDED = /^(The result is ready\.|Check “.+”\.|The input was not accepted\.|There is no result\.)$/;

test('every tool answers in the page as it did at build time, and takes its samples', async ({ page }) => {
  test.setTimeout(120_000);
  const ran = [];
  for (const tool of tools) {
    const card = await openTool(page, tool);
    if ((await card.run.count()) === 0) continue;
    const seed = await answerOf(card);
    await card.run.click();
    await expect(card.status, tool).toHaveText('The result is ready.');
    expect(await answerOf(card)).toBe(seed);
    for (const sample of await card.root.getByRole('group', { name: 'Samples' }).getByRole('button').all()) {
      await sample.click();
      await card.run.click();
      await expect(card.status, tool).toHaveText(ENDED);
      await expect(card.result, tool).not.toContainText('The tool has a bug');
      await expect(card.result, tool).not.toHaveText('');
    }
    ran.push(tool);
  }
  expect(ran.length).toBeGreaterThanOrEqual(9);
});
