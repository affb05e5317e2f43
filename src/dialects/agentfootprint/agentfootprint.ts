import type { Dialect } from '../dialect.ts';
import schema from './define-tool.schema.json' with { type: 'json' };
import { emitter } from './emitter.ts';
import { explainOptions, madeTool } from './explain.ts';
import { JSON_FILE, MODULE } from './files.ts';
import { normalise } from './normalise.ts';
import { argumentsSchema, narrowedByArguments, wantsAreArguments } from './rules/arguments.ts';
import { checkInForm, componentNeedsCheckIn, executeIsFunction } from './rules/code.ts';
import { descriptionIsSeen, directoryIsId, nameForm } from './rules/identity.ts';
import { columnsHaveNames, namesOthers } from './rules/others.ts';
import { scaffold } from './scaffold.ts';

/** The options of agentfootprint's `defineTool`: with code as `define-tool.ts`, or as `define-tool.json` without. */
export const agentfootprint: Dialect = {
  id: 'agentfootprint',
  title: 'agentfootprint',
  files: [MODULE, JSON_FILE],
  modules: {
    [MODULE]: {
      find: (exports) => (exports.has('default') ? ['default'] : undefined),
      wanted: 'the options of defineTool must be its default export',
      example: 'export default { name: "…", description: "…", execute: (args) => … }',
      functions: [['execute'], ['checkIn']],
    },
  },
  definition: {
    schema,
    maxEntries: 5000,
    stop: madeTool,
    explain: explainOptions,
    rules: [
      nameForm,
      directoryIsId,
      descriptionIsSeen,
      argumentsSchema,
      executeIsFunction,
      checkInForm,
      componentNeedsCheckIn,
      wantsAreArguments,
      narrowedByArguments,
      namesOthers,
      columnsHaveNames,
    ],
  },
  refusal: 'Say what is wrong with the input in the schema, so that no such call is made',
  places: { seed: ['inputSchema', 'examples', 0], sample: (index) => ['inputSchema', 'examples', index] },
  scaffold,
  normalise,
  emitter,
};
