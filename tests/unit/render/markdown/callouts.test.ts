import { describe, expect, it } from 'vitest';
import { linesOf, renderDocument, renderHelp } from '../render-help.ts';

describe('callouts', () => {
  it.each([
    ['NOTE', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['IMPORTANT', 'note', 'Important'],
    ['WARNING', 'warn', 'Warning'],
    ['CAUTION', 'bad', 'Caution'],
  ])('are quotes that begin with [!%s]', async (mark, tone, label) => {
    const { html, problems } = await renderHelp(`> [!${mark}]\n> Text *here*`);
    expect(html).toBe(
      `<div class="pb-aside pb-aside-${tone}" role="note" aria-label="${label}" dir="auto"><p class="pb-aside-title">${label}</p><p>Text <em>here</em></p></div>`,
    );
    expect(problems).toEqual([]);
  });

  it('may begin with a paragraph of their own, and hold what any text does', async () => {
    const { html } = await renderDocument('# A\n\n> [!TIP]\n>\n> - one\n>\n> > [!NOTE]\n> > inner');
    expect(html).toContain('<p class="pb-aside-title">Tip</p><ul>\n<li>one</li>\n</ul>');
    expect(html).toContain('<p class="pb-aside-title">Note</p><p>inner</p>');
  });

  it.each(['> [!NOTE] text behind it', '> text\n> [!NOTE]', '> *[!NOTE]*', '[!NOTE]'])(
    'are nothing else: %s',
    async (text) => {
      expect((await renderHelp(text)).html).not.toContain('pb-aside');
    },
  );

  it('that there are not are warned of', async () => {
    expect(linesOf(await renderHelp('text\n\n> [!TIPP]\n> x\n\n> [!FOO]\n> y'))).toEqual([
      '3:1 warning unknown-callout: There is no callout [!TIPP]. Did you mean [!TIP]?',
      '6:1 warning unknown-callout: There is no callout [!FOO]. Use one of NOTE, TIP, IMPORTANT, WARNING, CAUTION',
    ]);
  });
});
