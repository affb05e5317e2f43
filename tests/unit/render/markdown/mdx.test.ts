import { describe, expect, it } from 'vitest';
import { linesOf, PIXEL, renderMdx } from '../render-help.ts';

/** The document, without problems. */
async function draw(text: string, settings = {}) {
  const rendered = await renderMdx(`# A\n\n${text}`, settings);
  expect(linesOf(rendered)).toEqual([]);
  return { ...rendered, html: rendered.html.trim() };
}

/** The problems of a document whose text begins at its third line. */
async function refuse(text: string, settings = {}) {
  return linesOf(await renderMdx(`# A\n\n${text}`, settings));
}

describe('MDX', () => {
  it('is Markdown: headings, links, pictures, tables and code are as in Markdown', async () => {
    const { html, headings, links, files } = await draw(
      '## One\n\n[B](../index.md) ![x](x.png)\n\n| a |\n|---|\n| 1 |\n\n```js\nlet a\n```\n\n<p id="own"><a href="#one">up</a></p>',
      { files: { 'content/guide/x.png': PIXEL } },
    );
    expect(headings).toEqual([{ depth: 2, id: 'one', text: 'One' }]);
    expect(html).toContain('<a href="/docs/">B</a> <img src="/docs/_pegboard/files/x.');
    expect(html).toContain('<div class="pb-scroll" role="region" tabindex="0" aria-label="Table: One">');
    expect(html).toContain('<span class="pb-t-keyword">let</span>');
    expect(html).toContain('<p id="own" dir="auto"><a href="#one">up</a></p>');
    expect(links.map(({ href }) => href)).toEqual(['/', '/guide/a/#one']);
    expect(files).toHaveLength(1);
  });

  it('is known by its ending alone', async () => {
    const { html, module } = await renderMdx('# A\n\n{1}', { source: { absolute: '/site/a.md' } });
    expect([html.trim(), module]).toEqual(['<p dir="auto">{1}</p>', undefined]);
  });

  it('becomes a module: its imports and exports, and its text with what is drawn between', async () => {
    const { module, html } = await draw(
      'import Chart from "./chart.astro"\nexport const n = 1\n\nx <Chart n={n} flag {...props}>*in*</Chart> {n} {n}{/* no */}',
      { files: { 'content/guide/chart.astro': '' } },
    );
    expect(module).toMatchInlineSnapshot(`
      "import { html as _pbHtml, at as _pbAt, inline as _pbInline, place as _pbPlace, document as _pbDocument } from "virtual:pegboard/mdx";
      import { Fragment } from "virtual:pegboard/mdx";
      import Chart from "./chart.astro";
      import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "virtual:pegboard/jsx-runtime";
      export const n = 1;
      export const frontmatter = {};
      _pbInline(n);
      export default _pbDocument("content/guide/a.mdx", async (props) => /* @__PURE__ */ _jsxs(_Fragment, { children: [
      	_pbHtml("\\n\\n<p dir=\\"auto\\">x "),
      	_pbPlace(6, 3, async () => /* @__PURE__ */ _jsx(Chart, {
      		n: _pbAt(6, 3, () => n),
      		flag: true,
      		..._pbAt(6, 3, () => props),
      		children: _pbHtml("<em>in</em>")
      	})),
      	" ",
      	await _pbAt(6, 45, async () => n),
      	" ",
      	await _pbAt(6, 49, async () => n),
      	_pbHtml("</p>")
      ] }));
      "
    `);
    expect(html).toBe('<p dir="auto">x <em>in</em>  </p>');
  });

  it('draws what text between components holds as it is, whatever it says', async () => {
    const { module } = await draw('`\\0${x}` </b> &lt; "\\u2028" {1}'.replace('</b> ', ''));
    expect(module).toContain(JSON.stringify('\n<p dir="auto"><code dir="ltr">\\0${x}</code> &#x3C; "\\u2028" '));
  });

  it('has the components of Pegboard that it uses, unless it brings its own', async () => {
    const own = await draw('<ToolCard tool="x" />');
    expect(own.module).toContain('import { ToolCard } from "virtual:pegboard/mdx"');
    const other = await draw('export const ToolCard = (props) => <b>{props.any}</b>\n\n<ToolCard any="x" />');
    expect(other.module).not.toContain('import { ToolCard }');
    const inCode = await draw('{[1].map(() => <ToolLink tool="x" />)}');
    expect(inCode.module).toContain('import { ToolLink }');
  });

  it('lets a name be a component where the document or the expression makes it one', async () => {
    await draw(
      [
        'import * as Ui from "ui"\nimport { a as Alias } from "ui"\nexport const { Deep, list: [Item] } = Ui, Plain = 1\nexport function Made() { return <Plain /> }\nexport class Kind {}',
        '<Ui.Button /> <Alias /> <Deep /> <Item /> <Plain /> <Made /> <Kind />',
        '<props.as />',
        '{[1].map((Any) => { const Local = Any; return <><Any /><Local /></>; })}',
        '<Fragment>x</Fragment> <>y</>',
      ].join('\n\n'),
    );
  });
});

describe('components that are markup', () => {
  it('are part of the text: what they hold is Markdown, and in the contents', async () => {
    const { html, headings, module } = await draw('<Aside type="tip" title="Why">\n\n## Inside\n\n[up](#a)\n</Aside>');
    expect(headings.map(({ id }) => id)).toEqual(['inside']);
    expect(html).toBe(
      '<div class="pb-aside pb-aside-tip" role="note" aria-label="Tip" dir="auto"><p class="pb-aside-title">Why</p><h2 id="inside">Inside</h2><p><a href="#top">up</a></p></div>',
    );
    expect(module).not.toContain('Aside');
  });

  it('take an expression where they show text', async () => {
    const { module } = await draw('export const n = 2\n\n<Card title={`No. ${n}`}>Text</Card>');
    expect(module).toContain('`No. ${n}`');
  });

  it('are tabs that choose without a script', async () => {
    const { html } = await draw(
      '<Tabs syncKey="pm">\n<Tab label="npm">\n```sh\nnpm i\n```\n</Tab>\n<Tab label="yarn">Text</Tab>\n</Tabs>\n\n<Tabs><Tab label="a">b</Tab></Tabs>',
    );
    expect(html.replace(/<pre.*<\/pre>/s, '…')).toBe(
      [
        '<div class="pb-tabs" role="group" aria-label="Choose: npm, yarn" data-sync="pm" dir="auto">',
        '<input type="radio" name="pb-tabs-1" id="pb-tabs-1-1" checked><label for="pb-tabs-1-1" dir="auto">npm</label><div class="pb-tab">…</div>',
        '<input type="radio" name="pb-tabs-1" id="pb-tabs-1-2"><label for="pb-tabs-1-2" dir="auto">yarn</label><div class="pb-tab"><p>Text</p></div>',
        '</div>\n<div class="pb-tabs" role="group" aria-label="Choose: a" dir="auto">',
        '<input type="radio" name="pb-tabs-2" id="pb-tabs-2-1" checked><label for="pb-tabs-2-1" dir="auto">a</label><div class="pb-tab"><p>b</p></div></div>',
      ].join(''),
    );
  });

  it('are steps and trees of files, made of lists', async () => {
    const { html } = await draw(
      '<Steps>\n3. One\n4. Two\n</Steps>\n\n<FileTree>\n- src/ the *code*\n  - **a.ts** what `runs`\n  - `b c.ts`\n- package.json\n- …\n</FileTree>',
    );
    expect(html).toMatchInlineSnapshot(`
      "<ol start="3" class="pb-numbered" role="list" dir="auto">
      <li>One</li>
      <li>Two</li>
      </ol>
      <ul class="pb-files" role="list" dir="ltr"><li class="pb-folder"><span class="pb-file">src/</span> <span class="pb-file-note" dir="auto">the <em>code</em></span><ul role="list"><li class=""><span class="pb-file"><strong>a.ts</strong></span> <span class="pb-file-note" dir="auto">what <code dir="ltr">runs</code></span></li><li class=""><span class="pb-file"><code dir="ltr">b c.ts</code></span></li></ul></li><li class=""><span class="pb-file">package.json</span></li><li class=""><span class="pb-file">…</span></li></ul>"
    `);
  });

  it('are cards whose headings may lead somewhere, by links that are checked', async () => {
    const { html, links } = await draw(
      '<CardGrid>\n<Card title="One" href="../index.md">Text</Card>\n<Card title="Two">\n\n- x\n\n</Card>\n</CardGrid>',
    );
    expect(html).toContain('<p class="pb-box-title"><a href="/docs/">One</a></p><p>Text</p>');
    expect(links.map(({ href }) => href)).toEqual(['/']);
  });
});

describe('what is wrong with a document of MDX', () => {
  it.each([
    ['an element without an end', '<b>\n\ntext'],
    ['an end too many', 'text</b>'],
    ['ends that cross', '<b><i></b></i>'],
    ['a brace without an end', 'text {1'],
    ['an expression that is none', 'text {1 +}'],
    ['a comment of HTML', '<!-- x -->'],
    ['an import that is none', 'import from\n\ntext'],
    ['an export by default', 'export default 1\n\ntext'],
    ['a name that is declared twice', 'export const a = 1\nexport const a = 2\n\ntext'],
    ['a component that is not there', '> text <Asde />'],
    ['the same in an expression', '{[1].map(() => (\n  <Nothing />\n))}'],
    ['the same in what the document exports', 'export const X = () => <Y />\n\n<X />'],
    ['the same in an attribute', '<b title={<Tool />}>x</b>'],
    ['an import that does not exist', 'import Chart from "./chrt.astro"\n\n<Chart />'],
    ['an import from outside the site', 'import a from "../../../a.ts"\n\n{a}'],
    ['markup in an expression', '{true && <Aside>x</Aside>}'],
    ['markup in a line', 'text <Aside>x</Aside>'],
    ['script in the page', '<script>alert(1)</script>\n\n<b onclick="x" style="color: red">y</b>'],
  ])('%s', async (_, text) => {
    expect(await refuse(text, { files: { 'content/guide/chart.astro': '' } })).toMatchSnapshot();
  });

  it.each([
    ['an attribute that there is not', '<ToolCard tol="x" />'],
    ['a value that there is not', '<ToolCard tool="x" mode="crd" parts={0} fragment="x" headingLevel={4} />'],
    ['a value that is no text', '<Aside title={1} type={x}>y</Aside>'],
    ['no attribute where one is needed', '<ToolLink /> <ToolLink tool="" /> <ToolLink {...props} />'],
    ['the same in an expression', '{[<ToolLink tol="x" />]}'],
    ['tabs without tabs', '<Tabs>text</Tabs>\n\n<Tabs></Tabs>\n\n<Tab label="x">y</Tab>'],
    [
      'steps and trees without a list',
      '<Steps>\n- a\n</Steps>\n\n<FileTree></FileTree>\n\n<FileTree>\n- a\n\ntext\n</FileTree>',
    ],
    ['too many tabs', `<Tabs>${'<Tab label="x">y</Tab>'.repeat(13)}</Tabs>`],
    ['a card that leads nowhere', '<Card title="x" href="none.md">y</Card>'],
  ])('a component of Pegboard with %s', async (_, text) => {
    expect(await refuse(text)).toMatchSnapshot();
  });

  it('is told at once, and there is no module', async () => {
    const rendered = await renderMdx('# A\n\n<Asde />\n\n[x](none.md)');
    expect(rendered.problems).toHaveLength(2);
    expect(rendered.module).toBeUndefined();
  });
});
