import { everyPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ allowedErrors: /The worker was stopped/ });

const tools = everyPage('shipped').flatMap((path) => /^tools\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? []);

for (const tool of tools) {
  test(`${tool} answers in the page as it did at build time, and takes its samples`, async ({ page }) => {
    const card = await openTool(page, tool);
    test.skip((await card.run.count()) === 0, 'a retired tool does not run');
    const ended = /^(The result is ready\.|Check “.+”\.|The input was not accepted\.|There is no result\.)$/;
    const seed = await card.result.textContent();
    await card.run.click();
    await expect(card.status).toHaveText('The result is ready.');
    expect(await card.result.textContent()).toBe(seed);
    for (const sample of await card.root.getByRole('group', { name: 'Samples' }).getByRole('button').all()) {
      await sample.click();
      await card.run.click();
      await expect(card.status).toHaveText(ended);
      await expect(card.result).not.toContainText('The tool has a bug');
      await expect(card.result).not.toHaveText('');
    }
  });
}
