import type { Problem } from '../../src/model/problem.ts';
import type { PegboardOptions } from '../../src/options.ts';
import { type Entry, toolFiles } from '../support/make-tree.ts';

/** A site that breaks a rule: its files by their paths. */
export interface Example {
  files: { [path: string]: Entry };
  /** The folder of the files that is the site. Default: all of them. */
  site?: string;
  /** Its options. Default: none is given. */
  options?: PegboardOptions;
  /** What finds the problem in the site. Default: loading the whole of it. */
  find?(root: string): Promise<readonly Problem[]>;
}

/** A site whose one document is this text, without a tool: none has to be run. */
export function document(text: string, more: Example['files'] = {}): Example {
  return { files: { 'tools/': '', 'content/page.md': text, ...more } };
}

/** What a tool has beside its manifest. */
interface ToolParts {
  /** Its manifest where it is not as usual. */
  manifest?: { [key: string]: unknown };
  /** Its known answers; null for none. Default: one. */
  cases?: unknown;
  more?: Example['files'];
}

/** A site whose one tool has this module. */
export function tool(module: string, { manifest = {}, cases, more = {} }: ToolParts = {}): Example {
  const files: Example['files'] = { ...toolFiles('demo', manifest), 'tools/demo/index.ts': module, ...more };
  const { 'tools/demo/cases.json': usual = '', ...others } = files;
  if (cases === null) return { files: others };
  return { files: { ...files, 'tools/demo/cases.json': cases === undefined ? usual : JSON.stringify(cases, null, 2) } };
}

/** A module whose `run` has this body. */
export function run(body: string, before = ''): string {
  return `${before}export default {\n  ${/\bawait\b/.test(body) ? 'async ' : ''}run({ text }, ctx) {\n    ${body}\n  },\n};\n`;
}

/** What a run returns that has nothing wrong. */
export const RESULT = `{ kind: 'fields', fields: [{ label: 'words', value: '2' }] }`;
