import { describe, expect, it } from 'vitest';
import { linesOf, renderDocument, renderHelp } from '../render-help.ts';

/** The href of the only link of some help, and what is to be checked. */
async function linkOf(text: string, settings: Parameters<typeof renderHelp>[1] = {}) {
  const { html, links, problems } = await renderHelp(text, settings);
  return { href: /<a href="([^"]*)"/.exec(html)?.[1], checked: links.map(({ href }) => href), problems };
}

describe('a link in help', () => {
  it.each([
    ['[x](/tools/crc/)', '/docs/tools/crc/', '/tools/crc/'],
    ['[x](/tools/crc)', '/docs/tools/crc/', '/tools/crc'],
    ['[x](/)', '/docs/', '/'],
    ['[x](/feed.xml)', '/docs/feed.xml', '/feed.xml'],
    ['[x](/tools/../tools/./crc/)', '/docs/tools/crc/', '/tools/crc/'],
    ['[x](../crc/)', '/docs/tools/crc/', '/tools/crc/'],
    ['[x](../crc)', '/docs/tools/crc/', '/tools/crc/'],
    ['[x](../crc/README.md)', '/docs/tools/crc/', '/tools/crc/'],
    ['[x](../)', '/docs/tools/', '/tools/'],
    ['[x](README.md)', '/docs/tools/x/', '/tools/x/'],
    ['[x](/guide/caf%C3%A9/)', '/docs/guide/caf%C3%A9/', '/guide/café/'],
    ['[x](</guide/cafe\u0301/>)', '/docs/guide/cafe%CC%81/', '/guide/cafe\u0301/'],
    ['[x](../../content/guide/start.md)', '/docs/guide/start/', '/guide/start/'],
    ['[x](../../content/guide/start)', '/docs/guide/start/', '/guide/start/'],
    ['[x](../../content/guide/cafe\u0301.md#a)', '/docs/guide/caf%C3%A9/#a', '/guide/café/#a'],
    ['[x](/tools/?tag=a%20b&q=1)', '/docs/tools/?tag=a%20b&#x26;q=1', '/tools/'],
    ['[x][y]\n\n[y]: /tools/crc/ "T"', '/docs/tools/crc/', '/tools/crc/'],
    ['<a href="../crc/">x</a>', '/docs/tools/crc/', '/tools/crc/'],
  ])('%j leads to %s', async (text, href, checked) => {
    expect(await linkOf(text)).toEqual({ href, checked: [checked], problems: [] });
  });

  it.each([
    ['[x](#run)', '#help-run', '/tools/x/#help-run'],
    ['[x](#help-run)', '#help-run', '/tools/x/#help-run'],
    ['[x](#inputs)', '#inputs', '/tools/x/#inputs'],
    ['[x](#links)\n\n## Links', '#help-links', '/tools/x/#help-links'],
    ['[x](#gr%C3%B6%C3%9Fe)', '#help-gr%C3%B6%C3%9Fe', '/tools/x/#help-größe'],
    ['[x](/tools/crc/#run)', '/docs/tools/crc/#help-run', '/tools/crc/#help-run'],
    ['[x](/tools/crc#run)', '/docs/tools/crc/#help-run', '/tools/crc#help-run'],
    ['[x](/tools/crc/#inputs)', '/docs/tools/crc/#inputs', '/tools/crc/#inputs'],
    ['[x](../crc/README.md#inputs)', '/docs/tools/crc/#help-inputs', '/tools/crc/#help-inputs'],
    ['[x](../crc/README.md#help-run)', '/docs/tools/crc/#help-run', '/tools/crc/#help-run'],
    ['[x](../../content/guide/start.md#run)', '/docs/guide/start/#run', '/guide/start/#run'],
    ['[x](#)', '#', '/tools/x/'],
  ])('%j leads to the anchor %s', async (text, href, checked) => {
    expect(await linkOf(text)).toMatchObject({ href, checked: [checked], problems: [] });
  });

  it('may open a tool with inputs, which is no anchor', async () => {
    const { href, checked } = await linkOf('[x](/tools/crc/#poly=0x07&text=a%20b)');
    expect(href).toBe('/docs/tools/crc/#poly=0x07&#x26;text=a%20b');
    expect(await linkOf('[x](/embed/crc/#poly=0x07)')).toMatchObject({
      href: '/docs/embed/crc/#poly=0x07',
      checked: ['/embed/crc/'],
    });
    expect(checked).toEqual(['/tools/crc/']);
  });

  it.each([
    ['[x](https://example.com)', 'https://example.com/'],
    ['[x](HTTP://EXAMPLE.com/A?b=c#d)', 'http://example.com/A?b=c#d'],
    ['[x](mailto:a@example.com)', 'mailto:a@example.com'],
    ['<a@example.com>', 'mailto:a@example.com'],
  ])('%j leaves the site', async (text, href) => {
    expect(await linkOf(text)).toEqual({ href, checked: [], problems: [] });
  });

  it('publishes a file of the folder under a name with a hash of its content', async () => {
    const files = { 'tools/x/notes/Big spec.TXT': 'one' };
    const one = await renderHelp('[x](<notes/Big spec.TXT>) [y](./notes/Big%20spec.TXT#a)', { files });
    expect(one.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^Big-spec\.[0-9a-f]{10}\.txt$/)]);
    expect(one.html).toContain(`href="/docs/_pegboard/files/${one.files[0]?.name}"`);
    expect(one.html).toContain(`href="/docs/_pegboard/files/${one.files[0]?.name}#a"`);
    const two = await renderHelp('[x](<notes/Big spec.TXT>)', { files: { 'tools/x/notes/Big spec.TXT': 'two' } });
    expect(two.files[0]?.name).not.toBe(one.files[0]?.name);
  });

  it('finds a file whose name is spelled in NFD', async () => {
    const { files, problems } = await renderHelp('[x](caf%C3%A9.txt)', { files: { 'tools/x/cafe\u0301.txt': 'a' } });
    expect(problems).toEqual([]);
    expect(files).toHaveLength(1);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](//evil.test/a)',
    '[x](/\\evil.test/a)',
    '[x](ftp://example.com/)',
    '[x](http://)',
    '[x]()',
    '[x](none.md)',
    '[x](spek.txt)',
    '[x](../crcc/)',
    '[x](../../.env)',
    '[x](../../../../etc/passwd)',
    '[x](.env)',
    '[x](notes/)',
    '[x](a%2Fb)',
    '[x](..\\\\crc/)',
    '<a href="..\\crc\\">x</a>',
    '[x](out.txt)',
    '[x](out/secret.txt)',
    '[x](demo.html)',
  ])('%s is refused where it stands', async (link) => {
    const secret = 'top secret';
    const result = await renderHelp(`Text\n\n- item ${link}`, {
      files: {
        '.env': secret,
        'secret.txt': secret,
        'tools/crc/README.md': '',
        'tools/x/.env': secret,
        'tools/x/spec.txt': 'a',
        'tools/x/notes/a.txt': 'a',
        'tools/x/demo.html': '<script></script>',
        'tools/x/out.txt': { link: '../../secret.txt' },
        'tools/x/out': { link: '../..' },
      },
    });
    expect(result.html).toContain('item <span>x</span>');
    expect(result.files).toEqual([]);
    expect(result.links).toEqual([]);
    expect(linesOf(result)).toMatchSnapshot();
  });
});

describe('a link in a document', () => {
  it('is relative to its file, and its anchors have no prefix', async () => {
    const { html, links, problems } = await renderDocument(
      '# T\n\n[a](./start.md#x) [b](start) [c](#t2) [d](../index.md) [e](/tools/crc/#run)\n\n## T2',
    );
    expect(problems).toEqual([]);
    expect(links.map(({ href }) => href)).toEqual([
      '/guide/start/#x',
      '/guide/start/',
      '/guide/a/#t2',
      '/',
      '/tools/crc/#help-run',
    ]);
    expect(html).toContain('<a href="/docs/guide/start/#x">a</a>');
    expect(html).toContain('<a href="#t2">c</a>');
  });
});
