import { asObject, type ModuleShape } from '../dialect.ts';
import { findTool } from './find-tool.ts';

/** What a `ctp.ts` exports. Its document is the definition with the code under a key of its own, `fn`. */
export const moduleShape: ModuleShape = {
  find(exports) {
    const found = findTool(exports);
    if (!found) return undefined;
    const definition = asObject(found.definition);
    return definition && found.fn !== undefined ? { ...definition, fn: found.fn } : found.definition;
  },
  wanted:
    '{definition, fn}, as default or by any name, or "definition" and "fn", or two that end in "Definition" and "Fn"',
};
