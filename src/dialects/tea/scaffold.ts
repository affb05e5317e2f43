import type { Scaffold } from '../dialect.ts';
import { MAX_NAME_BYTES } from './limits.ts';

/** A tool to begin with: one that reads and changes nothing. */
export const scaffold: Scaffold = {
  schema: 'src/dialects/tea/tool-spec.schema.json',
  refuse(id) {
    if (!/^[a-z]/.test(id)) return `A name of tea begins with a letter, and "${id}" does not`;
    if (id.length <= MAX_NAME_BYTES) return undefined;
    return `A name of tea has at most ${MAX_NAME_BYTES} bytes, and this has ${id.length}`;
  },
  files: (id, { schema }) =>
    new Map([
      ['tool-spec.json', `${JSON.stringify(specOf(id, schema), null, 2)}\n`],
      ['README.md', HELP],
    ]),
};

function specOf(id: string, schema: string): object {
  return {
    $schema: schema,
    name: id,
    version: '1.0.0',
    description: 'Finds the lines of a file that hold a text.',
    inputSchema: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'The file, relative to the workspace.' },
        text: { type: 'string', minLength: 1, description: 'What to look for.' },
        ignoreCase: { type: 'boolean', default: false, description: 'Takes capitals and small letters for the same.' },
      },
      required: ['path', 'text'],
      additionalProperties: false,
      examples: [{ path: 'notes.txt', text: 'todo', ignoreCase: true }],
    },
    outputSchema: {
      type: 'object',
      properties: { lines: { type: 'array', items: { type: 'integer', minimum: 1 } } },
      required: ['lines'],
    },
    effects: ['fs.read'],
    execution: { idempotency: 'idempotent', retrySafety: 'automatic', concurrency: 'parallel', timeoutMs: 10_000 },
  };
}

const HELP = `Finds the lines of a file that hold a text.

## What counts as a line

Lines end with a line feed. The first line is 1.
`;
