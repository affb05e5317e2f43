import type { Locator, Page } from '@playwright/test';
import { everyPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { answerOf, openTool } from './support/tool-card.ts';

test.use({ allowedErrors: /The worker was stopped/ });

const tools = everyPage('shipped').flatMap((path) => /^tools\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? []);

/** What is said at the end of a run, however it ended. */
const ENDED = /^(The result is ready\.|Check “.+”\.|The input was not accepted\.|There is no result\.)$/;

/** The most stops of a page before its form, or between two places of it. */
const MOST_STOPS = 40;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes to a place by the Tab key alone. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Changes a control as a hand on the keyboard does, and takes it back. */
async function touch(page: Page, control: Locator) {
  const type = await control.evaluate((element: HTMLInputElement) => element.type);
  const keys = { checkbox: ['Space', 'Space'], 'select-one': ['ArrowDown', 'ArrowUp'] }[type] ?? [
    'End',
    '7',
    'Backspace',
  ];
  for (const key of type === 'number' || type === 'range' ? ['ArrowUp', 'ArrowDown'] : keys)
    await page.keyboard.press(key);
}

test('every tool is worked by keyboard alone: it answers as it did at build time, and takes its samples', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const worked = [];
  for (const tool of tools) {
    const card = await openTool(page, tool);
    if ((await card.run.count()) === 0) continue;
    const seed = await answerOf(card);
    for (const control of await card.root.locator('form [name]').all()) {
      await tabTo(page, control);
      await touch(page, control);
    }
    await tabTo(page, card.reset);
    await page.keyboard.press('Enter');
    await expect(card.status, tool).toHaveText('Back to the opening values.');
    await tabTo(page, card.run, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(card.status, tool).toHaveText('The result is ready.');
    await expect(card.run).toBeFocused();
    // What a run took is of no answer that a build computed.
    expect((await answerOf(card)).replace(/This run.*$/s, ''), tool).toBe(seed);
    for (const sample of await card.root.getByRole('group', { name: 'Samples' }).getByRole('button').all()) {
      await tabTo(page, sample);
      await page.keyboard.press('Space');
      await expect(sample).toBeFocused();
      await tabTo(page, card.run, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(card.status, tool).toHaveText(ENDED);
      await expect(card.result, tool).not.toContainText('The tool has a bug');
      await expect(card.result, tool).not.toHaveText('');
      // A refused input has the focus and says why.
      if (!(await hasFocus(card.run))) await expect(card.root.locator(':focus')).toHaveAccessibleDescription(/\w/);
    }
    worked.push(tool);
  }
  expect(worked.length).toBeGreaterThanOrEqual(11);
});
