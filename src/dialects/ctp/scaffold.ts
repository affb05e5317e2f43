import type { Scaffold } from '../dialect.ts';
import definition from './ctp.schema.json' with { type: 'json' };

const { pattern, maxLength } = definition.$defs.Definition.properties.id;

/** A tool to begin with: it counts the words of a text, and says so when there are none. */
export const scaffold: Scaffold = {
  schema: 'src/dialects/ctp/ctp.schema.json',
  refuse(id) {
    if (id.length > maxLength) return `An id of CTP has at most ${maxLength} characters, and this has ${id.length}`;
    if (new RegExp(pattern).test(id)) return undefined;
    return `An id of CTP has single hyphens inside it alone: try ${id.split(/-+/).filter(Boolean).join('-')}`;
  },
  files: (id) =>
    new Map([
      ['ctp.ts', moduleOf(id)],
      ['README.md', HELP],
    ]),
};

function moduleOf(id: string): string {
  const words = id.replaceAll('-', ' ').trim();
  const name = words.charAt(0).toUpperCase() + words.slice(1, 50);
  return `import type { CtpDefinition, CtpTool } from 'pegboard/types';

type Params = { text: string };

const definition: CtpDefinition = {
  id: '${id}',
  name: '${name}',
  description: 'Counts the words and characters of a text.',
  category: 'analyzers',
  tags: ['text'],
  method: 'POST',
  parameters: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Text',
      description: 'Words are what white space separates.',
      required: true,
      validation: { maxLength: 20_000 },
    },
  ],
  outputDescription: 'How many words and characters there are',
  example: {
    description: 'Three words',
    input: { text: 'one two three' },
    output: { words: 3, characters: 13 },
  },
  version: '1.0.0',
};

export default {
  definition,
  fn({ text }) {
    const words = text.split(/\\s+/).filter(Boolean).length;
    if (words === 0) return { success: false, error: 'There is no word in this text.', errorCode: 'INVALID_INPUT' };
    return { success: true, data: { words, characters: text.length } };
  },
} satisfies CtpTool<Params>;
`;
}

const HELP = `Counts the words and characters of a text.

## What counts

A word is what white space separates, so \`well-kept\` is one word. Characters are counted as JavaScript counts them: most
emoji are two.
`;
