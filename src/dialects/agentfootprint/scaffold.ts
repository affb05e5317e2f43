import type { Scaffold } from '../dialect.ts';
import { MAX_ID } from './rules/identity.ts';
import { toName } from './tool-name.ts';

/** A tool to begin with: it counts the words of a text, in the reader's page. */
export const scaffold: Scaffold = {
  schema: 'src/dialects/agentfootprint/define-tool.schema.json',
  refuse: (id) =>
    id.length > MAX_ID ? `A directory's name has at most ${MAX_ID} characters, and this has ${id.length}` : undefined,
  files: (id) =>
    new Map([
      ['define-tool.ts', moduleOf(toName(id.replaceAll('-', '_')) ?? 'tool')],
      ['README.md', HELP],
    ]),
};

function moduleOf(name: string): string {
  return `/** The options of defineTool: an agent calls \`execute\` with what its model wrote. */
export default {
  name: ${JSON.stringify(name)},
  description: 'Counts the words and characters of a text.',
  inputSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: 20_000, description: 'Words are what white space separates.' },
    },
    required: ['text'],
    additionalProperties: false,
    examples: [{ text: 'one two three' }, { text: 'one two\\nthree four' }],
  },
  execute({ text }: { text: string }) {
    return { words: text.split(/\\s+/).filter(Boolean).length, characters: text.length };
  },
};
`;
}

const HELP = `Counts the words and characters of a text.

## What counts as a word

Words are what white space separates. Characters are counted as UTF-16 code units.
`;
