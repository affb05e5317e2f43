import { describe, expect, it } from 'vitest';
import { linesOf, PIXEL, renderHelp } from '../render-help.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';

const SVG_OF = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1" ${attributes}>${inside}</svg>`;

describe('an image in help', () => {
  it('is published with its size, so that nothing moves when it arrives', async () => {
    const { html, files, problems } = await renderHelp('![A bar](img/bar.svg "Bars")\n\n![Dot](./dot.png)', {
      files: { 'tools/x/img/bar.svg': SVG, 'tools/x/dot.png': PIXEL },
    });
    expect(problems).toEqual([]);
    const [bar, dot] = files.map(({ name }) => name);
    expect(html).toBe(
      `<p dir="auto"><img src="/docs/_pegboard/files/${bar}" alt="A bar" title="Bars" width="40" height="20" loading="lazy" decoding="async"></p>\n` +
        `<p dir="auto"><img src="/docs/_pegboard/files/${dot}" alt="Dot" width="1" height="1" loading="lazy" decoding="async"></p>`,
    );
  });

  it.each([
    ['width="20"', 'width="20" height="10"'],
    ['height="200"', 'width="400" height="200"'],
    ['width="7" height="9"', 'width="7" height="9"'],
    ['width="50%"', 'width="40" height="20"'],
    ['width="-3"', 'width="40" height="20"'],
    ['width="1e99"', 'width="40" height="20"'],
  ])('with %s has %s', async (written, size) => {
    const { html } = await renderHelp(`<img src="a.svg" alt="A" ${written}>`, { files: { 'tools/x/a.svg': SVG } });
    expect(html).toContain(` ${size} loading`);
  });

  it('may have a percent sign in its name', async () => {
    const files = { 'tools/x/100%.png': PIXEL };
    for (const text of ['![p](./100%.png)', '![p](./100%25.png)', '<img alt="p" src="100%.png">']) {
      const result = await renderHelp(text, { files });
      expect(result.problems).toEqual([]);
      expect(result.html).toMatch(/src="\/docs\/_pegboard\/files\/100\.[0-9a-f]{10}\.png"/);
    }
  });

  it('may be in public/, by its path', async () => {
    const { html, problems } = await renderHelp('![A](/img/a.svg)', { files: { 'public/img/a.svg': SVG } });
    expect(problems).toEqual([]);
    expect(html).toMatch(/src="\/docs\/_pegboard\/files\/a\.[0-9a-f]{10}\.svg" alt="A" width="40" height="20"/);
  });

  it.each([
    '![A](none.png)',
    '![A](ber.svg)',
    '![p](./100%.png)',
    '![A](https://example.com/a.png)',
    '![A](//example.com/a.png)',
    '![A](data:image/png;base64,AAAA)',
    '![A](javascript:alert)',
    '![A]()',
    '![A](../../secret.svg)',
    '![A](out.svg)',
    '![A](.hidden.svg)',
    '![A](/none.png)',
    '![A](/../secret.svg)',
    '![A](folder)',
    '![A](notes.txt)',
    '![A](broken.png)',
    '![A](active.svg)',
    '![](bar.svg)',
    '<img src="bar.svg">',
  ])('%s is a problem where it stands', async (image) => {
    const result = await renderHelp(`Text\n\n- item ${image}`, {
      files: {
        'secret.svg': SVG,
        'tools/x/bar.svg': SVG,
        'tools/x/out.svg': { link: '../../secret.svg' },
        'tools/x/.hidden.svg': SVG,
        'tools/x/folder/a.png': PIXEL,
        'tools/x/notes.txt': 'a',
        'tools/x/broken.png': 'not a picture',
        'tools/x/active.svg': SVG_OF('<script>alert(1)</script>'),
      },
    });
    expect(linesOf(result)).toMatchSnapshot();
    if (!/bar/.test(image)) expect(result).toMatchObject({ files: [], html: expect.stringMatching(/item [Ap]<\/li>/) });
  });

  it('that is decoration says so in HTML', async () => {
    const { html, problems } = await renderHelp('Text <img src="a.svg" alt="">', { files: { 'tools/x/a.svg': SVG } });
    expect(problems).toEqual([]);
    expect(html).toContain(' alt="" ');
  });

  it.each([
    ['a script', SVG_OF('<script>1</script>')],
    ['a script under another name', SVG_OF('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
    ['an event', SVG_OF('<path d=""/>', 'onload="1"')],
    ['an event in capitals', SVG_OF('<path ONLOAD="1"/>')],
    ['HTML', SVG_OF('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['HTML by its namespace', SVG_OF('<h:b xmlns:h="http://www.w3.org/1999/xhtml"/>')],
    ['a script address', SVG_OF('<a xlink:href="java&#10;script:1"><path d=""/></a>')],
    ['a data address', SVG_OF('<use href="data:image/svg+xml,x"/>')],
    ['a changed address', SVG_OF('<a href="#"><set attributeName="xlink:href" to="javascript:1"/></a>')],
    ['declarations', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${SVG_OF('&x;')}`],
    ['a style sheet', `<?xml-stylesheet href="x.xsl"?>${SVG_OF('')}`],
    ['no XML', SVG_OF('<path>')],
  ])('is refused as an SVG with %s', async (_, svg) => {
    const { files, problems } = await renderHelp('![A](a.svg)\n\n[A](a.svg)', { files: { 'tools/x/a.svg': svg } });
    expect(files).toEqual([]);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['svg-script', 1],
      ['svg-script', 3],
    ]);
  });

  it('may be an SVG that only draws, however richly', async () => {
    const svg = SVG_OF(
      '<style>path{fill:red}</style><defs><linearGradient id="a"/></defs><use xlink:href="#a"/><a href="https://example.com/">' +
        '<path fill="url(#a)" d=""/></a><image href="data:image/png;base64,AAAA"/><animate attributeName="x"/>',
    );
    const { files } = await renderHelp('![A](a.svg)', { files: { 'tools/x/a.svg': `<?xml version="1.0"?>\n${svg}` } });
    expect(files).toHaveLength(1);
  });
});
