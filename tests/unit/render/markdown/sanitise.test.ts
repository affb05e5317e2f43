import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { linesOf, renderDocument, renderHelp } from '../render-help.ts';

const ELEMENTS = new Set(
  `a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i
  img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead
  time tr u ul var wbr`.split(/\s+/),
);

const ATTRIBUTES = new Set(
  `id title lang dir class href aria-label aria-describedby open src alt width height loading decoding value start reversed
  type colspan rowspan scope datetime role tabindex`.split(/\s+/),
);

/** Everything in some HTML that a page of ours must never hold, found by a browser's own parsing. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#comment') found.push('comment');
    if (!('tagName' in node)) return;
    if (!ELEMENTS.has(node.tagName) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      found.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (!ATTRIBUTES.has(name)) found.push(`${name}=`);
      if (name === 'id' && !value.startsWith('help-')) found.push(`id=${value}`);
      if (
        name === 'class' &&
        !/^(?:pb-[a-z-]+|footnotes|task-list-item|contains-task-list|data-footnote-backref)$/.test(value)
      )
        found.push(`class=${value}`);
      if (name !== 'href' && name !== 'src') continue;
      const url = new URL(value, 'https://site.test/docs/tools/x/');
      if (!['https:', 'http:', 'mailto:'].includes(url.protocol)) found.push(value);
      if (name === 'src' && !value.startsWith('/docs/_pegboard/files/')) found.push(value);
      if (/^[\\/]{2}/.test(value)) found.push(value);
    }
    node.childNodes.forEach(walk);
  };
  parseFragment(html).childNodes.forEach(walk);
  return found;
}

/** Written for these tests after the kinds of attack that are known: each would do something in a page that let it in. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" name="currentScript" id="tool">',
  '<img/src=x/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#10;script&colon;alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://site.test/1">x</a>',
  '<a href="//evil.test/">x</a>',
  '<a href="/\\evil.test/">x</a>',
  '<a href="\\\\evil.test/">x</a>',
  '<a href="https:evil.test">x</a>',
  '<a href="#" onclick="alert(1)" style="position:fixed;inset:0" target=_blank ping=/x>x</a>',
  '<a href=1><table><tr><td><a href="javascript:alert(1)">x</a></td></tr></table></a>',
  '[x](javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](JAVASCRIPT&#58;alert(1))',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](https://evil.test/pixel.png)',
  '![x](//evil.test/pixel.png)',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<base href="//evil.test/">',
  '<meta http-equiv=refresh content="0;url=//evil.test/">',
  '<form action=//evil.test/><input name=action><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea></textarea><select><option>x</select>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary onclick=alert(1)>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee><body onload=alert(1)><html onclick=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<!-- a --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE html><p onclick=alert(1)>x',
  '<p id="inputs" class="pb-card" data-state=x contenteditable tabindex=1 is=tool-card slot=x>x</p>',
  '<tool-card module="//evil.test/x.js"></tool-card>',
  '<div hidden popover=auto id=help><b nonce=x itemprop=x>x</b></div>',
  '<span style="background:url(//evil.test/x)">x</span>',
  '<table background="//evil.test/x"><td background=x bgcolor=red>x</table>',
  '</p></div></main><script>alert(1)</script>',
  '```html\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '`</code><script>alert(1)</script>`',
  '# <img src=x onerror=alert(1)> "quoted" <b id=x>\n',
  '| <script>alert(1)</script> | "><img src=x onerror=alert(1)> |\n|---|---|\n| <td onclick=alert(1)> | x |',
  'A[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: x',
  '[x](/a "\\"onmouseover=alert(1) \\"")',
  '[x](/a"onmouseover="alert(1))',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<ruby><rp><rt><p><style><a title="</style><img src onerror=alert(1)>">',
  '<a href="mailto:a@b.c?subject=x" rel="opener" download>x</a>',
];

describe('raw HTML', () => {
  it.each(ATTACKS)('%j leaves nothing that could run', async (attack) => {
    const { html } = await renderHelp(`Before\n\n${attack}\n\nAfter`);
    expect(dangersIn(html)).toEqual([]);
    expect((await renderHelp(`Inline ${attack} text`)).html).toSatisfy(
      (inline: string) => dangersIn(inline).length === 0,
    );
  });

  it('finds what it looks for', () => {
    expect(
      dangersIn('<p onclick=x>a<script></script></p><a href="javascript:1" id=tool class=x>b</a><!-- c -->'),
    ).toEqual(['onclick=', '<script>', 'javascript:1', 'id=tool', 'class=x', 'comment']);
  });

  it('keeps what is allowed, and says what it leaves out, once for each kind', async () => {
    const result = await renderHelp(
      '<p align="center">a <kbd>Ctrl</kbd> <kbd style="x">K</kbd> <abbr title="Cyclic">CRC</abbr> <font color=red>red</font></p>\n' +
        '\n<details open><summary>More</summary>\n\nIn **it**\n\n</details>\n\n<iframe src="/x"></iframe>\n\n<kbd style="y">Q</kbd>',
    );
    expect(result.html).toContain('<kbd>Ctrl</kbd> <kbd>K</kbd> <abbr title="Cyclic">CRC</abbr> red</p>');
    expect(result.html).toContain(
      '<details open dir="auto"><summary>More</summary>\n<p>In <strong>it</strong></p>\n</details>',
    );
    expect(linesOf(result)).toMatchInlineSnapshot(`
      [
        "1:1 warning html-removed: The HTML attribute align is not allowed on <p>, so it is left out. Remove it",
        "1:37 warning html-removed: The HTML attribute style is not allowed on <kbd>, so it is left out. Remove it",
        "1:92 warning html-removed: The HTML element <font> is not allowed here: it is left out, and its content stays. Remove it, or say it in Markdown",
        "9:1 warning html-removed: The HTML element <iframe> is not allowed here: it and its content are left out. Remove it, or say it in Markdown",
      ]
    `);
  });

  it('is placed by line and column, inside a block too', async () => {
    const { problems } = await renderHelp(
      'text\n\n<div>\n  <p>\n    <a href="none.md">x</a></p>\n</div>\n\n> - a <a href="none.md">y</a>',
    );
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [5, 5],
      [8, 7],
    ]);
  });

  it('makes one id of two that are the same', async () => {
    const result = await renderHelp('<b id="a">1</b> <b id="a">2</b>');
    expect(result.html).toContain('<b id="help-a">1</b> <b>2</b>');
    expect(linesOf(result)).toMatchInlineSnapshot(`
      [
        "1:17 warning duplicate-id: The id a is given twice, and the second is left out. Give it another id",
      ]
    `);
  });

  it('is harmless in a document too, where ids have no prefix', async () => {
    const { html } = await renderDocument(`# T\n\n${ATTACKS.join('\n\n')}`);
    expect(dangersIn(html).filter((danger) => !danger.startsWith('id='))).toEqual([]);
  });

  it('is harmless however it is put together', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<p>',
        '<table>',
        '<td>',
        '</table>',
        '<!--',
        '-->',
        '<a href="',
        '">',
        '"',
        "'",
        '<',
        '>',
        '&',
      ),
      fc.constantFrom(
        '\n',
        '\n\n',
        '    ',
        '> ',
        '- ',
        '```\n',
        '`',
        '**',
        '[',
        '](',
        ')',
        '# ',
        '|',
        '|-|\n',
        '[^1]',
        '\0',
        '\u2028',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 24 }), async (pieces) => {
        expect(dangersIn((await renderHelp(pieces.join(''))).html)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
