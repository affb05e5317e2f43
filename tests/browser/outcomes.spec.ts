import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool, type ToolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

/** After any outcome the next run has to work. */
async function runsAgain(card: ToolCard, result: string) {
  await card.run.click();
  await expect(card.result).toContainText(result);
  await expect(card.status).toHaveText('The result is ready.');
}

/** The longest that the page kept a timer of 10 ms waiting, of ten. */
function longestPause(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0;
    for (let turns = 0; turns < 10; turns += 1) {
      const start = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 10));
      longest = Math.max(longest, performance.now() - start);
    }
    return longest;
  });
}

test('an error marks its control, tells it why, and selects the characters at fault', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const text = card.control('Text');
  await text.fill('a bad one');
  await card.run.click();
  await expect(card.result).toContainText('The text says bad.');
  await expect(card.status).toHaveText('Check “Text”.');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  // Its message, and still its hint.
  await expect(text).toHaveAccessibleDescription('The text says bad. Anything but the word bad.');
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('bad');
  await expect(card.root.locator('[aria-invalid]')).toHaveCount(1);

  await page.keyboard.type('good');
  await expect(text).toHaveValue('a good one');
  await expect(text).not.toHaveAttribute('aria-invalid');
  await runsAgain(card, 'a good one');
});

test('an error after a press of Enter leaves the focus in its control', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.sample('Refused').click();
  await card.control('Number things').press('Enter');
  await expect(card.control('Text')).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('bad');
});

test.describe('crashes', () => {
  test.use({ allowedErrors: /told to crash|only a string/ });

  for (const tool of ['crashing', 'worker-echo']) {
    test(`a crash of ${tool} reads as the tool’s fault, not the reader’s`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const card = await openTool(page, tool);
      await card.control('Crash').check();
      await card.run.click();
      await expect(card.result).toContainText('The tool has a bug');
      await expect(card.result).not.toContainText('told to crash');
      // The details are for who can mend it.
      expect(logged.join()).toContain('told to crash');
      await expect(card.status).toHaveText('There is no result.');
      await expect(card.root.locator('[aria-invalid]')).toHaveCount(0);
      await card.control('Crash').uncheck();
      await runsAgain(card, tool === 'crashing' ? 'still here' : 'worker says hello');
    });
  }

  test('a worker that throws a string, or outside of run, has crashed', async ({ page }) => {
    const card = await openTool(page, 'odd-worker');
    for (const way of ['string', 'later']) {
      await card.control('Way').selectOption(way);
      await card.run.click();
      await expect(card.result, way).toContainText('The tool has a bug: it broke off.');
      await card.control('Way').selectOption('none');
      await runsAgain(card, 'not broken');
    }
  });
});

test.describe('time-outs', () => {
  test.use({ allowedErrors: /The worker was stopped/ });

  test('an endless tool is stopped at its limit while the page stays responsive', async ({ page }) => {
    const card = await openTool(page, 'endless');
    await card.control('Ends').uncheck();
    await expect(card.status).toHaveText('The inputs have changed. Press Run.');
    await card.run.click();
    await expect(card.cancel).toBeVisible();
    // Were its thread held up, it would answer neither timers nor a click until the tool ends.
    expect(await longestPause(page)).toBeLessThan(400);
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(card.result).toContainText('The tool was stopped at its time limit of 1 second.');
    await expect(card.cancel).toHaveCount(0);
    await card.control('Ends').check();
    await runsAgain(card, 'ended after 0 turns');
  });

  test('a worker that closes itself is noticed at the limit', async ({ page }) => {
    const card = await openTool(page, 'odd-worker');
    await card.control('Way').selectOption('closes');
    await card.run.click();
    await expect(card.result).toContainText('The tool was stopped at its time limit of 0.5 seconds.');
    await card.control('Way').selectOption('none');
    await runsAgain(card, 'not broken');
  });
});

test('Cancel stops a run, keeps the focus in the form, and the next run works', async ({ page }) => {
  const card = await openTool(page, 'worker-echo');
  await card.control('Steps of 100 ms').fill('100');
  await card.run.click();
  await expect(card.result).toContainText('partial');
  await card.cancel.click();
  await expect(card.status).toHaveText('Cancelled.');
  await expect(card.run).toBeFocused();
  await expect(card.result).toContainText('worker says hello');
  await card.control('Steps of 100 ms').fill('0');
  await card.control('Text').fill('again');
  await runsAgain(card, 'worker says again');
});
