import { expect, test } from './support/test.ts';
import { openTool, type ToolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

/** Every kind, by what a reader sees of it. */
const seen: [kind: string, look: (card: ToolCard) => Promise<void>][] = [
  [
    'fields',
    async ({ result }) => {
      await expect(result.locator('dt')).toHaveText(['plain', 'warn', 'fifth', 'noted', 'bad']);
      await expect(result).toContainText('a note');
      await expect(result).toContainText('Group');
    },
  ],
  ['text', async ({ result }) => await expect(result.locator('pre')).toHaveText(/^one line\n {2}another$/)],
  ['code', async ({ result }) => await expect(result.locator('pre code')).toHaveText(/^\{\n {2}"a": 1\n\}$/)],
  [
    'table',
    async ({ result }) => {
      const table = result.getByRole('table', { name: 'A table' });
      await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Size']);
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(table.getByRole('cell')).toContainText(['first', '1', 'second', '22']);
    },
  ],
  [
    'bytes',
    async ({ result }) => {
      await expect(result).toContainText('Some bytes');
      await expect(result).toContainText('00 06 0c 12');
      await expect(result).toContainText('100');
      await expect(result.getByRole('listitem')).toContainText(['magic', 'wraps']);
    },
  ],
  [
    'series',
    async ({ result }) => {
      await expect(result.getByRole('img')).toHaveAccessibleName(
        'line rises, from 1 at 1 to 3 at 3; least 1 at 1, greatest 3 at 3.',
      );
      await result.getByText('The numbers').click();
      await expect(result.getByRole('table').getByRole('columnheader')).toContainText(['x', 'line']);
      await expect(result.getByRole('row')).toHaveCount(4);
    },
  ],
  ['error', async ({ result }) => await expect(result).toContainText('That kind is an error.')],
];

test('every kind of result is drawn', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  for (const [kind, look] of seen) {
    await test.step(kind, async () => {
      await card.control('Kind').selectOption(kind);
      await card.run.click();
      await expect(card.result).toHaveAttribute('data-phase', 'result');
      await look(card);
    });
  }
});

test('a group is drawn live as it was at build time', async ({ page }) => {
  const card = await openTool(page, 'every-kind');
  // But for the buttons that copy and save, which need script.
  const drawn = () =>
    card.result.locator('.pb-parts').evaluate((parts) => {
      const copy = parts.cloneNode(true) as HTMLElement;
      for (const exports of copy.querySelectorAll('.pb-exports')) exports.remove();
      return copy.outerHTML;
    });
  const seed = await drawn();
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  expect(await drawn()).toBe(seed);
});
