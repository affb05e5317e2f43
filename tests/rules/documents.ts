import { join } from 'node:path';
import { runPageLoaders } from '../../src/build/run-page-loaders.ts';
import { document, type Example } from './example.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';

/** A site whose one document is made by this code. */
function loader(code: string): Example {
  return { files: { 'tools/': '', 'content/page.md.ts': code } };
}

/** What is wrong with documents and help: by code. */
export const documents: { [code: string]: Example } = {
  'code-lines': document('# Page\n\n```js {3}\nf();\n```\n'),
  'code-option': document('# Page\n\n```js titel="f.js"\nf();\n```\n'),
  'dead-anchor': document('# Page\n\nSee [the end](#end).\n'),
  'dead-link': document('# Page\n\nSee [the guide](/guide/).\n'),
  'document-empty': document('---\ntitle: Page\n---\n'),
  'document-title': document('No heading begins this text.\n'),
  'draft-link': document('# Page\n\nSee [the guide](./guide.md).\n', {
    'content/guide.md': '---\ntitle: Guide\ndraft: true\n---\n\nText.\n',
  }),
  'duplicate-id': document('# Page\n\n<p id="a">One</p>\n\n<p id="a">Two</p>\n'),
  'front-matter': document('---\ntitle: One: two\n---\n\nText.\n'),
  'front-matter-key': document('---\ntitel: Page\n---\n\n# Page\n'),
  'front-matter-value': document('---\ntitle: Page\norder: first\n---\n\nText.\n'),
  'html-removed': document('# Page\n\n<iframe src="/tools/demo/"></iframe>\n'),
  'image-missing': document('# Page\n\n![A chart](./chart.png)\n'),
  'image-outside': document('# Page\n\n![A chart](../chart.png)\n', { 'chart.png': 'x' }),
  'image-remote': document('# Page\n\n![A chart](https://example.com/chart.png)\n'),
  'image-text': document('# Page\n\n![](./dot.svg)\n', { 'content/dot.svg': `${SVG}</svg>` }),
  'image-type': document('# Page\n\n![A chart](./chart.pdf)\n', { 'content/chart.pdf': 'x' }),
  'link-empty': document('# Page\n\nSee [the guide]().\n'),
  'link-hidden': document('# Page\n\nSee [the key](./.key).\n', { 'content/.key': 'x' }),
  'link-invalid': document('# Page\n\nSee [the guide](https://example.com:port/).\n'),
  'link-outside': document('# Page\n\nSee [the notes](../notes.txt).\n', { 'notes.txt': 'x' }),
  'link-scheme': document('# Page\n\nSee [the guide](ftp://example.com/).\n'),
  'link-active': document('# Page\n\n[A demo](./demo.html)\n', { 'content/demo.html': '<p>Demo</p>' }),
  'loader-ended': loader('export default () => process.exit(1);\n'),
  'loader-no-function': loader("export default '# Page';\n"),
  'loader-no-text': loader("export default () => ['# Page'];\n"),
  'loader-threw': loader('const rows = [];\n\nexport default () => rows[0].title;\n'),
  'loader-too-large': loader("export default () => '# Page' + ' word'.repeat(300_000);\n"),
  'loader-too-slow': {
    ...loader('export default () => {\n  for (;;);\n};\n'),
    async find(root) {
      const absolute = join(root, 'content/page.md.ts');
      const pages = await runPageLoaders([{ absolute, file: 'content/page.md.ts' }], { root, limitMs: 1000 });
      return pages.flatMap(({ problem }) => problem ?? []);
    },
  },
  'markdown-too-deep': document(`# Page\n\n${'> '.repeat(150)}Deep.\n`),
  'markdown-too-large': document(`# Page\n\n${'word '.repeat(60_000)}\n`),
  'more-problems': document(`# Page\n\n${'[a](./gone.md)\n'.repeat(102)}`),
  'page-clash': document('# Page\n', { 'content/page/index.md': '# The same page\n' }),
  'page-name': document('# Page\n', { 'content/!!!.md': '# A page without an address\n' }),
  'sidebar-entry': { ...document('# Page\n'), options: { sidebar: ['/pag/'] } },
  'svg-script': document('# Page\n\n![A dot](./dot.svg)\n', { 'content/dot.svg': `${SVG}<script>1</script></svg>` }),
  'unknown-callout': document('# Page\n\n> [!NOET]\n> Mind this.\n'),
  'unknown-language': document('# Page\n\n```jsno\n{}\n```\n'),
};
