import { expect, it } from 'vitest';
import { htmlMarkdown, mainOf } from '../../../../src/render/emit/html-markdown.ts';
import { writeMarkdown } from '../../../../src/render/emit/markdown.ts';

const context = {
  base: '/docs/',
  origin: undefined as string | undefined,
  path: '/guide/first/',
  toolOf: (id: string) => (id === 'a' ? { name: 'A [b](c)', blurb: 'Does | it.', path: '/tools/a/' } : undefined),
};
const write = (html: string, more = {}) => writeMarkdown(htmlMarkdown(html, { ...context, ...more }));

it.each([
  [
    'text and headings',
    '<h2 id="x">Title</h2><p>One <em>two</em> <code>three</code></p>',
    '## Title\n\nOne *two* `three`\n',
  ],
  [
    'what a reader uses it by is left out',
    '<nav>a</nav><form><input value="b"><button>c</button></form><p>d</p><p hidden>e</p><noscript>f</noscript><script>g</script><style>h</style>',
    'd\n',
  ],
  ['a heading without the link to itself', '<div><h2>One</h2><a class="pb-anchor" href="#one">#</a></div>', '## One\n'],
  [
    'code with its language',
    '<pre aria-label="Code, Shell"><code><span>npm </span>i</code></pre>',
    '```shell\nnpm i\n```\n',
  ],
  ['code without one', '<pre aria-label="Code"><code>a</code></pre>', '```\na\n```\n'],
  [
    'a table',
    '<div role="region"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b|c</td></tr></tbody></table></div>',
    '| A    |\n| ---- |\n| b\\|c |\n',
  ],
  ['an aside as a quotation', '<aside><p>Mind this.</p></aside>', '> Mind this.\n'],
  [
    'a picture that is drawn by what it shows',
    '<div role="img" aria-label="Rises to 5"><svg><text>9</text></svg></div>',
    'Rises to 5\n',
  ],
  [
    'a card as a link to its tool',
    '<tool-card tool="a"><form>x</form><h3>y</h3></tool-card>',
    '[A \\[b\\](c)](/docs/tools/a/): Does | it.\n',
  ],
  ['no card of a tool that is not there', '<tool-card tool="b">x</tool-card>', ''],
])('%s', (_, html, expected) => {
  expect(write(html)).toBe(expected);
});

it('leads to where the links of the page lead', () => {
  const html =
    '<a href="../second/">1</a> <a href="#part">2</a> <a href="/docs/x/">3</a> <a href="mailto:a@b.c">4</a> <img src="a b.png" alt="5">';
  expect(write(html)).toBe(
    '[1](/docs/guide/second/) [2](/docs/guide/first/#part) [3](/docs/x/) [4](mailto:a@b.c) ![5](/docs/guide/first/a%20b.png)\n',
  );
  expect(write(html, { origin: 'https://site.test' })).toContain('[2](https://site.test/docs/guide/first/#part)');
});

it('keeps text that looks like Markdown or HTML what it is', () => {
  const html = '<p># one</p><p>- two</p><p>&lt;b&gt; * _three_ `four` [five](six)</p>';
  expect(write(html)).toBe('\\# one\n\n\\- two\n\n\\<b> \\* \\_three\\_ \\`four\\` \\[five]\\(six)\n');
});

it('ends on HTML that nests without end', () => {
  expect(write(`${'<div>'.repeat(5000)}deep`)).toBe('');
});

it('reads the main part of a page', () => {
  expect(mainOf('<body><header>a</header><main id="m"><p>b</p></main><footer></footer>')).toBe('<main id="m"><p>b</p>');
  expect(mainOf('<body><mainly></mainly></body>')).toBe(undefined);
});
