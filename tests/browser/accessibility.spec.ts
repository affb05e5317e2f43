import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose answer turns on the scheme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** A page in a state, by its name. */
const states: [name: string, reach: (page: Page) => Promise<unknown>][] = [
  ['home', (page) => page.goto('')],
  ['the gallery', (page) => page.goto('tools/')],
  ['the gallery’s last page', (page) => page.goto('tools/page/2/')],
  ['a tag', (page) => page.goto('tags/echo/')],
  ['the tags', (page) => page.goto('tags/')],
  ['a document', (page) => page.goto('guide/')],
  ['a page that is not there', (page) => page.goto('404.html')],
  ['a retired tool', (page) => page.goto('tools/retired/')],
  ['a deprecated tool', (page) => page.goto('tools/deprecated/')],
  ['right-to-left help', (page) => page.goto('tools/arabic/')],
  ['hostile help', (page) => page.goto('tools/hostile/')],
  ['a tool, idle', (page) => page.goto('tools/main-echo/')],
  [
    'a tool, on a narrow screen',
    async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto('tools/main-echo/');
    },
  ],
  ['every kind of result, as a seed', (page) => page.goto('tools/every-kind/')],
  [
    'every kind of result, live',
    async (page) => {
      const card = await openTool(page, 'every-kind');
      await card.run.click();
      await expect(card.status).toHaveText('The result is ready.');
    },
  ],
  [
    'a stale result',
    async (page) => {
      const card = await openTool(page, 'main-echo');
      await card.control('Text').fill('changed');
      await expect(card.result).toHaveAttribute('data-phase', 'stale');
    },
  ],
  [
    'an error',
    async (page) => {
      const card = await openTool(page, 'main-echo');
      await card.control('Text').fill('bad');
      await card.run.click();
      await expect(card.control('Text')).toHaveAttribute('aria-invalid', 'true');
    },
  ],
  [
    'a tool that runs',
    async (page) => {
      const card = await openTool(page, 'worker-echo');
      await card.control('Steps of 100 ms').fill('100');
      await card.run.click();
      await expect(card.result).toContainText('partial');
      await expect(card.cancel).toBeVisible();
    },
  ],
  [
    'an open card',
    async (page) => {
      await page.goto('tags/echo/');
      const card = toolCard(page, 'main-echo');
      await card.open.click();
      await card.run.click();
      await expect(card.status).toHaveText('The result is ready.');
    },
  ],
];

for (const [name, reach] of states) {
  test(`WCAG 2.2 AA: ${name}`, async ({ page }) => {
    test.slow();
    await reach(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNothing(new AxeBuilder({ page }).withTags(STANDARDS));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNothing(new AxeBuilder({ page }).withRules(OF_COLOUR));
  });
}

/** Fails with what axe finds: the rule, the place and why. There are no frames, so it need not look for any. */
async function expectNothing(axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect(found).toEqual([]);
}
