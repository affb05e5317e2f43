import { toolFiles } from '../support/make-tree.ts';
import type { Example } from './example.ts';

/** A site whose one document is this MDX. */
const mdx = (text: string, more: Example['files'] = {}): Example => ({
  files: { 'tools/': '', 'content/page.mdx': `# Page\n\n${text}\n`, ...more },
});

/** What is wrong with MDX: by code. */
export const mdxDocuments: { [code: string]: Example } = {
  'component-attribute': mdx('<ToolCard tol="demo" />'),
  'component-content': mdx('<Steps>\n  Open it.\n</Steps>'),
  'component-in-code': mdx('export const box = <Aside>Mind this.</Aside>;\n\n{box}'),
  'component-value': mdx('<ToolCard tool="demi" />', toolFiles('demo')),
  'import-missing': mdx("import Box from './box.astro';\n\n<Box />"),
  'import-outside': {
    site: 'site',
    files: {
      'site/tools/': '',
      'site/content/page.mdx': "import Box from '../../box.astro';\n\n# Page\n\n<Box />\n",
      'box.astro': '<p>Box</p>\n',
    },
  },
  'mdx-export': mdx('export default function Page() {}'),
  'mdx-inline': mdx('<style>{`p { color: red }`}</style>'),
  'mdx-syntax': mdx('A set is {1, 2'),
  'unknown-component': mdx('<ToolCrad tool="demo" />'),
};
