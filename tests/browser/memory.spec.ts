import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool, type ToolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const METRICS = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const;

/** What the page holds, when all that can be given back is. */
async function held(session: CDPSession): Promise<Record<(typeof METRICS)[number], number>> {
  // What the first finds may hold what only the second can take.
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const values = METRICS.map((name) => [name, metrics.find((metric) => metric.name === name)!.value]);
  return Object.fromEntries(values);
}

/** Runs to the end, and counts how often the chart was drawn meanwhile. */
async function grow(card: ToolCard): Promise<number> {
  const drawn = await card.result.evaluateHandle((result) => {
    const count = { draws: 0 };
    const observer = new MutationObserver(() => count.draws++);
    observer.observe(result, { subtree: true, attributes: true, childList: true });
    return { count, observer };
  });
  await card.run.click();
  await expect(card.result).toHaveAttribute('data-phase', 'result', { timeout: 60_000 });
  const draws = await drawn.evaluate(({ count, observer }) => {
    observer.disconnect();
    return count.draws;
  });
  await drawn.dispose();
  return draws;
}

test('a thousand updates of a chart leave nothing behind', async ({ page }) => {
  test.setTimeout(180_000);
  const card = await openTool(page, 'growing');
  await card.control('Steps').fill('1000');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What is loaded on first use is there, and the same chart stands before and after.
  await grow(card);
  const before = await held(session);
  expect(await grow(card)).toBeGreaterThan(50);
  const after = await held(session);
  expect(after.Nodes - before.Nodes).toBeLessThan(20);
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(10);
  expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(1_000_000);
});
