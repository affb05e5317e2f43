import { asObject } from '../../model/get.ts';
import type { JsonPath } from '../../model/problem.ts';

/** A definition among the exports of a module, and the code beside it. */
export interface FoundTool {
  /** The way from the exports to the definition. */
  path: JsonPath;
  definition: unknown;
  /** Undefined where the module has none. */
  fn: unknown;
}

/**
 * The tool that a `ctp.ts` exports. It is looked for in this order: an object `{definition, fn}`, as default or by any name; the
 * exports `definition` and `fn`; the exports `…Definition` and `…Fn` with one beginning.
 */
export function findTool(exports: ReadonlyMap<string, unknown>): FoundTool | undefined {
  for (const name of ['default', ...exports.keys()]) {
    const both = asObject(exports.get(name));
    if (both && Object.hasOwn(both, 'definition'))
      return { path: [name, 'definition'], definition: both.definition, fn: both.fn };
  }
  for (const [name, definition] of exports) {
    const [, beginning] = /^(.*)definition$/i.exec(name) ?? [];
    if (beginning === undefined) continue;
    return { path: [name], definition, fn: exports.get(beginning === '' ? 'fn' : `${beginning}Fn`) };
  }
  return undefined;
}
