import { type Example, run, tool } from './example.ts';

/** The files of an example, in a folder. */
const inFolder = (folder: string, { files }: Example) =>
  Object.fromEntries(Object.entries(files).map(([path, entry]) => [`${folder}/${path}`, entry]));

/** What is wrong with a tool's module: by code. */
export const modules: { [code: string]: Example } = {
  'module-default': tool('export const run = () => 1;\n'),
  'module-failed': tool("throw new Error('Not now');\nexport default { run: () => 1 };\n"),
  'module-large': tool(`const data = '${'x'.repeat(300 * 1024)}';\n${run(`return { kind: 'text', text: data };`)}`),
  'module-no-run': tool('export default { rum: () => 1 };\n'),
  'module-node': tool(`import { readFileSync } from 'node:fs';\n\n${run('return readFileSync(text);')}`),
  'module-outside': {
    site: 'site',
    files: {
      ...inFolder(
        'site',
        tool(`import { a } from '../../../outside.ts';

${run('return a;')}`),
      ),
      'outside.ts': 'export const a = 1;',
    },
  },
  'module-remote': tool(`import { a } from 'https://example.com/a.js';\n\n${run('return a;')}`),
  'module-size': tool(`const data = '${'x'.repeat(5 * 1024 * 1024)}';\n${run(`return { kind: 'text', text: data };`)}`),
  'module-syntax': tool('export default {\n  run() {\n    return );\n  },\n};\n'),
  'module-type': tool(`import styles from './styles.css';\n\n${run('return styles;')}`, {
    more: { 'tools/demo/styles.css': 'p {}' },
  }),
};
