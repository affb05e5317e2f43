import { describe, expect, it } from 'vitest';
import { linesOf, renderHelp } from '../render-help.ts';

const block = (options: string, code = 'a\nb\nc') => renderHelp(`Text\n\n\`\`\`text ${options}\n${code}\n\`\`\``);

/** The block itself. */
async function codeOf(options: string, code?: string) {
  const rendered = await block(options, code);
  expect(linesOf(rendered)).toEqual([]);
  return rendered.html.split('\n').slice(1).join('\n');
}

describe('what a fence says behind its language', () => {
  it('is nothing in most', async () => {
    expect(await codeOf('')).toBe(
      '<pre dir="ltr" tabindex="0" role="group" aria-label="Code"><code>a\nb\nc</code></pre>',
    );
  });

  it('is a title', async () => {
    expect(await codeOf('title="src/<a>.ts"')).toBe(
      '<figure class="pb-fence" dir="ltr"><figcaption><span dir="auto">src/&#x3C;a>.ts</span></figcaption><pre dir="ltr" tabindex="0" role="group" aria-label="Code"><code>a\nb\nc</code></pre></figure>',
    );
    expect(await codeOf("title='it'")).toContain('>it</span>');
  });

  it('is marks on lines, which are told without colours', async () => {
    expect(await codeOf('{1} ins={2} del={3}')).toBe(
      '<pre dir="ltr" tabindex="0" role="group" aria-label="Code. Marked: line 1. Added: line 2. Removed: line 3"><code><mark class="pb-line">a\n</mark><ins class="pb-line">b\n</ins><del class="pb-line">c\n</del></code></pre>',
    );
    expect(await codeOf('mark={1-2, 5,4}', 'a\nb\nc\nd\ne')).toContain('Marked: lines 1 to 2, 4 to 5"');
  });

  it('is marks without a space before them', async () => {
    const { html, problems } = await renderHelp('```js{2}\nlet a\nlet b\n```');
    expect(problems).toEqual([]);
    expect(html).toContain('<mark class="pb-line"><span class="pb-t-keyword">let</span> b\n</mark>');
  });

  it('is numbers, from any on', async () => {
    expect(await codeOf('lines')).toContain('data-n="1">a\n');
    const from = await codeOf('lines=9 {2}');
    expect(from).toContain('<span class="pb-line" data-n="9">a\n</span><mark class="pb-line" data-n="10">');
    expect(from).toContain('Marked: line 10');
  });

  it('leaves the text as it was', async () => {
    const html = await codeOf('lines {1}', 'a < b\n\n  "c"');
    expect(html.replace(/^[\s\S]*<code>|<\/code>[\s\S]*$|<[^>]*>/g, '')).toBe('a &lt; b\n\n  "c"\n');
  });

  it.each([
    ['{4}'],
    ['{0}'],
    ['ins={2-9}'],
    ['{3-1}'],
    ['{a}'],
    ['{}'],
    ['title'],
    ['title=""'],
    ['lines=x'],
    ['lines=9999999'],
    ['titel="x"'],
    ['no_run'],
    ['"x"'],
    ['{1'],
    ['{1} {9} wrap'],
  ])('is told where it is wrong: %s', async (options) => {
    expect(linesOf(await block(options))).toMatchSnapshot();
  });

  it('marks no block that is long', async () => {
    expect(linesOf(await block('{1}', 'x\n'.repeat(2_000)))).toEqual([
      '3:1 error code-lines: This code has 2001 lines, and 2000 may be marked or numbered. Show less of it, or take the marks and numbers away',
    ]);
  });
});
