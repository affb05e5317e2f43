import { manifestOf, toolFiles } from '../support/make-tree.ts';
import type { Example } from './example.ts';

const definition = (id: string) => JSON.stringify(manifestOf(id), null, 2);

/** What is wrong with where files lie, and with definitions however they are written: by code. */
export const directories: { [code: string]: Example } = {
  'directory-clash': { files: { ...toolFiles('words'), 'tools/Words/tool.json': definition('words') } },
  'directory-outside': { files: { 'tools/demo': { link: '../elsewhere' }, 'elsewhere/tool.json': definition('demo') } },
  'file-outside': { files: { 'tools/': '', 'content/page.md': { link: '../page.md' }, 'page.md': '# Page\n' } },
  'file-too-large': { files: { 'tools/': '', 'content/page.md': 'word '.repeat(300_000) } },
  'link-broken': { files: { 'tools/demo': { link: './gone' } } },
  'loose-definition': { files: { ...toolFiles('demo'), 'tools/tool.json': definition('demo') } },
  'lost-address': { files: { 'tools/': '', 'published.json': '[\n  "/tools/gone/"\n]\n' } },
  'no-definition': { files: { 'tools/demo/tol.json': definition('demo') } },
  'not-a-ledger': { files: { 'tools/': '', 'published.json': '{}\n' } },
  'tools-empty': { files: { 'tools/': '' } },
  'tools-missing': { files: { 'content/page.md': '# Page\n' } },
  'tools-not-a-directory': { files: { tools: 'Words.' } },
  'tools-unreadable': { files: { tools: { link: './tools' } } },
};
