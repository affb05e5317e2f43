import { join } from 'node:path';
import { type BundledTools, bundleTools } from '../../src/build/bundle-tools.ts';
import { type ProvedTools, proveTools } from '../../src/build/prove-tools.ts';
import { type ReadTool, readTools } from '../../src/build/read-tools.ts';
import type { Problem } from '../../src/model/problem.ts';
import { makeTree, toolFiles } from './make-tree.ts';

/** What a tool of a test does: the rest of it is without fault. */
export interface Sketch {
  /** Its module. Default: `run` with the body. */
  module?: string;
  /** The statements of `async run({ text }, ctx)`, after which it returns the text. */
  body?: string;
  /** Default: one that expects the text `a` of the text `a`. */
  cases?: object[];
  /** What else its manifest says. */
  [key: string]: unknown;
}

/** The result of a sketch whose text is `a`. */
export const A = { kind: 'text', text: 'a' };

/** The files of some sketched tools, by id. */
export function sketchFiles(sketches: { [id: string]: Sketch }): { [path: string]: string } {
  const files = Object.entries(sketches).map(([id, { module, body = '', cases, ...manifest }]) => ({
    ...toolFiles(id, { kinds: ['text', 'error'], ...manifest }),
    [`tools/${id}/index.ts`]:
      module ?? `export default { async run({ text }, ctx) {\n  ${body}\n  return { kind: 'text', text };\n} };\n`,
    [`tools/${id}/cases.json`]: JSON.stringify(cases ?? [{ name: 'a', input: { text: 'a' }, expect: A }], null, 2),
  }));
  return Object.assign({}, ...files);
}

/** The manifest's part that makes a tool run in a worker, with a short time limit. */
export const QUICK = { runtime: { entry: 'index.ts', thread: 'worker' }, timeoutMs: 300 };

export interface ProvedSketches extends ProvedTools {
  root: string;
  tools: ReadTool[];
  bundled: BundledTools;
  /** Every problem of bundling and proving, as text. */
  said: string[];
}

/** Reads, bundles and proves sketched tools. They must be valid. */
export async function proveSketches(sketches: { [id: string]: Sketch }): Promise<ProvedSketches> {
  const root = makeTree(sketchFiles(sketches));
  const { tools, problems } = await readTools({ tools: join(root, 'tools'), root });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(say).join('\n'));
  const bundled = await bundleTools(tools, { outDir: join(root, 'out'), root });
  const proved = await proveTools(tools, bundled.modules);
  return { ...proved, root, tools, bundled, said: [...bundled.problems, ...proved.problems].map(say) };
}

/** A problem in a line: where, what and what to do. The folder of tools and an error's severity go without saying. */
export function say({ severity, file, line, column, pointer, code, fault, fix }: Problem): string {
  const place = `${file.replace(/^tools\//, '')}:${line}:${column} ${pointer}`.trim();
  return `${place} ${severity === 'error' ? '' : `(${severity}) `}${code}: ${fault}. ${fix}.`;
}
