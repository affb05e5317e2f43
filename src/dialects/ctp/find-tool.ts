/** A definition and its code, as a module exports them. */
export interface FoundTool {
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
    const value = exports.get(name);
    if (isObject(value) && Object.hasOwn(value, 'definition')) return toFound(value.definition, value.fn);
  }
  if (exports.has('definition')) return toFound(exports.get('definition'), exports.get('fn'));
  for (const [name, value] of exports) {
    const [, beginning] = /^(.+)Definition$/.exec(name) ?? [];
    if (beginning !== undefined) return toFound(value, exports.get(`${beginning}Fn`));
  }
  return undefined;
}

function toFound(definition: unknown, fn: unknown): FoundTool {
  return { definition, fn };
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
