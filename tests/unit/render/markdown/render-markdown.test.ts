import { describe, expect, it } from 'vitest';
import { linesOf, renderDocument, renderHelp } from '../render-help.ts';

describe('help', () => {
  it('is Markdown, never MDX, and has no smart punctuation', async () => {
    const { html, problems } = await renderHelp(
      'Port{module} needs n <5 "here" -- it\'s <Thing... {1 + 1}\n\nimport x from "y"',
    );
    expect(html).toBe(
      '<p dir="auto">Port{module} needs n &#x3C;5 "here" -- it\'s &#x3C;Thing... {1 + 1}</p>\n<p dir="auto">import x from "y"</p>',
    );
    expect(problems).toEqual([]);
  });

  it('has GFM: tables, tasks, strikethrough and bare addresses', async () => {
    const { html } = await renderHelp(
      '| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |\n\n- [x] done\n- [ ] open\n\n~~gone~~ https://example.com/a',
    );
    expect(html).toContain('<td>1</td>\n<td class="pb-end">2</td>\n<td class="pb-center">3</td>');
    expect(html).toContain('<li class="task-list-item">☑ done</li>\n<li class="task-list-item">☐ open</li>');
    expect(html).toContain('<del>gone</del> <a href="https://example.com/a">https://example.com/a</a>');
    expect(html).not.toMatch(/<input|style=/);
  });

  it('has footnotes whose ids carry the prefix and lead to each other', async () => {
    const { html, ids, links, problems } = await renderHelp('A[^n] and A[^n].\n\n[^n]: The note.');
    expect(ids).toEqual(['help-fnref-n', 'help-fnref-n-2', 'help-footnote-label', 'help-fn-n']);
    expect(html).toContain('href="#help-fn-n" id="help-fnref-n" aria-describedby="help-footnote-label"');
    expect(html).toContain('href="#help-fnref-n-2" aria-label="Back to reference 1-2"');
    for (const { href } of links) expect(ids).toContain(href.split('#')[1]);
    expect(problems).toEqual([]);
  });

  it('lets a table and code scroll by themselves, by keyboard too, under names that differ', async () => {
    const table = '\n\n| a |\n|---|\n| 1 |\n\n';
    const { html } = await renderHelp(`${table}## Sizes${table}text${table}\n\n\`\`\`ts\nlet a = 1\n\`\`\``);
    const labels = [...html.matchAll(/<(div|pre)[^>]* tabindex="0" aria-label="([^"]*)">/g)].map(
      ([, , label]) => label,
    );
    expect(labels).toEqual(['Table', 'Table: Sizes', 'Table: Sizes (2)']);
    expect(html).toContain('<pre dir="ltr" tabindex="0" role="group" aria-label="Code, TypeScript"><code>');
  });

  it('gives each block the direction of its own letters, and code always left to right', async () => {
    const { html } = await renderHelp(
      '## عنوان\n\n`crc` يحسب المجموع\n\n- بند\n\n> اقتباس\n\n| أ |\n|---|\n| ١ |\n\n    code',
    );
    expect(html).toContain('<div class="pb-heading" dir="auto"><h3 id="help-عنوان">');
    expect(html).toContain('<p dir="auto"><code dir="ltr">crc</code> يحسب المجموع</p>');
    for (const block of ['<ul dir="auto">', '<blockquote dir="auto">', '<table dir="auto">', '<pre dir="ltr"']) {
      expect(html).toContain(block);
    }
  });

  it('does not read front matter', async () => {
    const { html, title } = await renderHelp('---\ntitle: X\n---\n\nText');
    expect(title).toBe('Tool X');
    expect(html).toContain('<hr>');
  });

  it('reads a byte order mark and CRLF as if they were not there', async () => {
    const plain = await renderHelp('# Tool X\n\n```js\nlet a\nlet b\n```\n\n[x](none.md)');
    const other = await renderHelp('\uFEFF# Tool X\r\n\r\n```js\r\nlet a\r\nlet b\r\n```\r\n\r\n[x](none.md)');
    expect(other.html.replaceAll('\r\n', '\n')).toBe(plain.html);
    expect(other.problems).toEqual(plain.problems);
  });

  it('counts columns in UTF-16 code units', async () => {
    const { problems } = await renderHelp('😀\n\n😀 é [x](none.md)');
    expect(problems).toMatchObject([{ line: 3, column: 6 }]);
  });

  it.each(['', ' ', '\n\n', '\uFEFF', '# Tool X', '<!-- nothing -->'])('may be empty: %j', async (text) => {
    const { html, problems } = await renderHelp(text);
    expect(html.trim()).toBe('');
    expect(problems).toEqual([]);
  });

  it('is the same bytes each time', async () => {
    const text = '# A\n\n```md\n```js\nlet a\n```\n\n```js\nlet a = `b`\n```\n\n```html\n<script>let a</script>\n```';
    const first = await renderHelp(text);
    await renderHelp('```js\n1\n```\n\n```html\n<b>\n```');
    expect((await renderHelp(text)).html).toBe(first.html);
  });
});

describe('a document', () => {
  it('has its title from the front matter, and its positions are those of the file', async () => {
    const result = await renderDocument(
      '---\ntitle: "Start: here"\ndescription: How to begin.\norder: 2\n---\n\n# Another\n\n[x](none.md)',
    );
    expect(result).toMatchObject({ title: 'Start: here', description: 'How to begin.', frontMatter: { order: 2 } });
    expect(result.headings).toEqual([{ depth: 2, id: 'another', text: 'Another' }]);
    expect(result.problems).toMatchObject([{ code: 'dead-link', line: 9, column: 1 }]);
  });

  it('has its title from its first heading, which the page draws itself', async () => {
    const result = await renderDocument('# Start *here*\n\n## Then\n\nText');
    expect(result.title).toBe('Start here');
    expect(result.html).not.toContain('Start');
    expect(result.headings).toEqual([{ depth: 2, id: 'then', text: 'Then' }]);
  });

  it('leaves out a heading that repeats its title', async () => {
    const { html } = await renderDocument('---\ntitle: Start\n---\n# Start\n\nText');
    expect(html.trim()).toBe('<p dir="auto">Text</p>');
  });

  it('needs a title', async () => {
    expect(linesOf(await renderDocument('Text.\n\n# Late'))).toEqual([
      '1:1 error document-title: The document has no title. Begin it with a heading, # Title, or give it front matter with title',
    ]);
  });

  it('cannot take an id of the layout', async () => {
    const { ids } = await renderDocument('# T\n\n## pb main\n\n<p id="pb-main">x</p>');
    expect(ids).toEqual(['doc-pb-main', 'doc-pb-main-1']);
  });
});
