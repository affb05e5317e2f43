import type { Scaffold, ScaffoldOptions } from '../dialect.ts';
import { LATEST_VERSION } from './versions.ts';

/** A tool to begin with: it counts the words of a text, and says so when there are none. */
export const scaffold: Scaffold = {
  schema: 'src/dialects/native/tool.schema.json',
  takesWorker: true,
  files: (id, options) =>
    new Map([
      ['tool.json', manifest(id, options)],
      ['index.ts', options.worker ? WORKER_MODULE : MODULE],
      ['cases.json', cases(options)],
      ['README.md', HELP],
    ]),
};

function manifest(id: string, { schema, worker }: ScaffoldOptions): string {
  const words = id.replaceAll('-', ' ').trim();
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return `{
  "$schema": ${JSON.stringify(schema)},
  "sdk": ${LATEST_VERSION},
  "id": ${JSON.stringify(id)},
  "name": ${JSON.stringify(name)},
  "blurb": "Counts the words and characters of a text.",
  "version": "1.0.0",
  "capabilities": ["pure"],
  "runtime": { "entry": "index.ts", "thread": "${worker ? 'worker' : 'main'}" },${worker ? '\n  "timeoutMs": 2000,' : ''}
  "kinds": ["fields", "error"],
  "card": "live",
  "inputs": [
    {
      "id": "text",
      "type": "textarea",
      "label": "Text",
      "description": "Words are what white space separates.",
      "rows": 4,
      "maxLength": 20000,
      "default": "one two three"
    }
  ],
  "samples": [
    { "label": "Two lines", "input": { "text": "one two\\nthree four" } },
    { "label": "No word", "input": { "text": " " } }
  ],
  "help": "README.md",
  "tags": ["text"]
}
`;
}

const HEAD = `import type { Tool } from 'pegboard/types';

// A type, not an interface: an interface has no implicit index signature, and Tool would refuse it.
type Input = { text: string };

export default {
`;

const REFUSAL = `    const words = text.split(/\\s+/).filter(Boolean);
    if (words.length === 0) return { kind: 'error', message: 'There is no word in this text.', input: 'text' };
`;

const MODULE = `${HEAD}  run({ text }) {
${REFUSAL}    return {
      kind: 'fields',
      fields: [
        { label: 'words', value: String(words.length) },
        { label: 'characters', value: String(text.length) },
      ],
    };
  },
} satisfies Tool<Input>;
`;

const WORKER_MODULE = `${HEAD}  run({ text }, ctx) {
${REFUSAL}    let characters = 0;
    for (const [index, word] of words.entries()) {
      // What a long loop computes after its reader has gone is lost.
      if (ctx.signal.aborted) break;
      characters += word.length;
      ctx.progress((index + 1) / words.length);
    }
    return {
      kind: 'fields',
      fields: [
        { label: 'words', value: String(words.length) },
        { label: 'characters', value: String(text.length) },
        { label: 'in words', value: String(characters) },
      ],
    };
  },
} satisfies Tool<Input>;
`;

const HELP = `Counts the words and characters of a text.

## What counts

A word is what white space separates, so \`well-kept\` is one word. Characters are counted as JavaScript counts them: most
emoji are two.
`;

function cases({ worker }: ScaffoldOptions): string {
  const [words, characters] = ['{ "label": "words", "value": "2" }', '{ "label": "characters", "value": "9" }'];
  const fields = worker
    ? `[
        ${words},
        ${characters},
        { "label": "in words", "value": "6" }
      ]`
    : `[${words}, ${characters}]`;
  return `[
  {
    "name": "counts words whatever separates them",
    "input": { "text": "one\\n  two" },
    "expect": {
      "kind": "fields",
      "fields": ${fields}
    }
  },
  {
    "name": "refuses a text without a word",
    "input": { "text": " " },
    "expect": { "kind": "error", "message": "There is no word in this text.", "input": "text" }
  }
]
`;
}
