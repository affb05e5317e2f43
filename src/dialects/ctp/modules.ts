import { Code, get, type ModuleShape } from '../dialect.ts';
import { findTool } from './find-tool.ts';

/** What a `ctp.ts` exports: a definition with its code, which only a tool that runs on a server may be without. */
export const moduleShape: ModuleShape = {
  find(exports) {
    const found = findTool(exports);
    const isComplete = found && (found.fn instanceof Code || get(found.definition, 'executionMode') === 'server');
    return isComplete ? found.path : undefined;
  },
  wanted:
    'it must export a definition and a function: an object {definition, fn}, as default or by any name, or "definition" and "fn", or two that end in "Definition" and "Fn"',
  example: 'export default { definition, fn }',
  functions: [],
};
