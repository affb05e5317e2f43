import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose answer turns on the scheme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every kind of page, as it is opened. */
const pages = ['', 'tools/', 'tools/page/2/', 'tags/', 'tags/echo/', 'guide/', 'handbook/parts/', 'parts/', '404.html'].concat(
  ['main-echo', 'every-kind', 'retired', 'deprecated', 'arabic', 'hostile', 'composed'].map((tool) => `tools/${tool}/`),
);

/** What a reader makes of a tool, by its name. */
const states: [name: string, reach: (page: Page) => Promise<unknown>][] = [
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
    'a composer, with all its kinds of fields, and faults in them',
    async (page) => {
      const card = await openTool(page, 'composed');
      for (const name of ['stops', 'travel', 'next'])
        await card.root.getByRole('button', { name: `Add ${name}` }).click();
      await card.root.getByRole('button', { name: 'Add an item to stops' }).click();
      await card.root.getByLabel('City').fill('B');
      await expect(card.root.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
      for (const fold of await page.locator('.pb-schema > ul > li > details > summary').all()) await fold.click();
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

test('every kind of page keeps to WCAG 2.2 AA in light and in dark', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of pages) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('a tool’s page does so on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('tools/main-echo/');
  await expectAccessible(page);
});

test('a document does so there, with its menu and its contents open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('handbook/parts/');
  for (const fold of await page.locator('.pb-fold > summary').all()) await fold.click();
  await expectAccessible(page);
});

for (const [name, reach] of states) {
  test(`so does ${name}`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page);
  });
}

async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothing(new AxeBuilder({ page }).withTags(STANDARDS));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(new AxeBuilder({ page }).withRules(OF_COLOUR));
}

/** Fails with what axe finds: the rule, the place and why. There are no frames, so it need not look for any. */
async function expectNothing(axe: AxeBuilder) {
  const { violations, url } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect(found, url).toEqual([]);
}
