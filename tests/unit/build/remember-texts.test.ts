import { expect, test, vi } from 'vitest';
import { Memory } from '../../../src/build/memory.ts';
import { rememberTexts } from '../../../src/build/remember-texts.ts';
import { createMarkdownRenderer } from '../../../src/render/markdown/render-markdown.ts';

const DOCUMENT = { kind: 'document', file: 'a.md', absolute: '/s/a.md', root: '/s', url: '/a/', tool: '' } as const;

/** Renders a text in two loads of one memory, and gives how often it was rendered. */
async function timesRendered(text: string, { second = text, places = [1, 1], file = 'a.md' } = {}): Promise<number> {
  const memory = new Memory();
  const inner = createMarkdownRenderer({ base: '/', resolvePath: () => undefined });
  const render = vi.spyOn(inner, 'render');
  for (const [index, given] of [text, second].entries()) {
    const source = { ...DOCUMENT, text: given, file, absolute: `/s/${file}` };
    const rendered = await rememberTexts(inner, memory, () => places[index]).render(source);
    expect(rendered.title).toBe(given.split('\n')[0]!.slice(2));
    memory.settle();
  }
  return render.mock.calls.length;
}

test('a text that is as it was is rendered once', async () => {
  expect(await timesRendered('# A\n\nText.')).toBe(1);
});

test('a text is rendered anew when it changes, and when there are other pages to link to', async () => {
  expect(await timesRendered('# A\n\nText.', { second: '# B\n\nText.' })).toBe(2);
  expect(await timesRendered('# A\n\nText.', { places: [1, 2] })).toBe(2);
});

test('what follows from other files is rendered each time', async () => {
  expect(await timesRendered('# A\n\n![A picture](https://example.com/a.png)')).toBe(2);
  expect(await timesRendered('# A\n\n[A file](missing.pdf)')).toBe(2);
  expect(await timesRendered('# A\n\nText.', { file: 'a.mdx' })).toBe(2);
});
