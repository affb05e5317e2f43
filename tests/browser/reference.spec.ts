import { AxeBuilder } from '@axe-core/playwright';
import { examples } from '../../tools/output-examples/examples.ts';
import { labelFaults } from './support/label-faults.ts';
import { expect, test } from './support/test.ts';
import { toolCard } from './support/tool-card.ts';

const PAGE = 'reference/outputs/';
/** Kinds that are drawn as pictures. */
const PICTURES = ['series', 'heatmap', 'pie', 'radar', 'treemap', 'venn'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of result is drawn, with its name, a sentence and its code', async ({ page }) => {
    await page.goto(PAGE);
    const found = await page.locator('main section section').evaluateAll((sections) =>
      sections.map((section) => {
        const result = section.querySelector('.pb-seed');
        const picture = result?.querySelector('.pb-field-of-chart, .pb-plot, .pb-chart > p');
        return {
          id: section.id,
          title: section.querySelector('h3')?.textContent.trim(),
          shows: section.querySelector('h3 + p')?.textContent,
          code: section.querySelector(':scope > details pre')?.textContent.includes('satisfies Output'),
          drawn: Boolean(result?.textContent.trim()) && !result?.textContent.includes('cannot be drawn'),
          pictured: (picture?.getBoundingClientRect().height ?? 0) > 10,
        };
      }),
    );
    expect(found).toEqual(
      examples.map(({ id, kind, title, shows }) => ({
        id: `${kind}-example-${id}`,
        title,
        shows,
        code: true,
        drawn: true,
        pictured: PICTURES.includes(kind),
      })),
    );
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('every picture but the one that says otherwise is read by keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(PAGE);
  const unread = [];
  for (const { id, kind } of examples.filter((example) => PICTURES.includes(example.kind))) {
    const section = page.locator(`#${kind}-example-${id}`);
    const slider = section.getByRole('slider');
    if ((await slider.count()) === 0) {
      unread.push(id);
      continue;
    }
    await slider.press('End');
    await expect(slider, id).toHaveAttribute('aria-valuetext', /:/);
    await expect(slider, id).toHaveAttribute('aria-valuenow', (await slider.getAttribute('aria-valuemax'))!);
  }
  expect(unread).toEqual(['read-nothing', 'negative-slice', 'impossible-sets']);
});

test('an example leads to the tool with it', async ({ page }) => {
  await page.goto(PAGE);
  const section = page.locator('#series-example-steps');
  await section.getByText('steps.ts').click();
  await section.getByRole('link', { name: 'Open it in the tool' }).click();
  await expect(toolCard(page, 'output-examples').control('Example')).toHaveValue('steps');
});

for (const width of [280, 600, 1600]) {
  test(`no label of a picture is cut or lies on another in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    expect(await labelFaults(page)).toEqual([]);
  });
}

test('it keeps to WCAG 2.2 AA in light and in dark', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(PAGE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))).toEqual([]);
  }
});
