import { manifestOf } from '../support/make-tree.ts';
import type { Example } from './example.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A site with one server that offers these tools. */
const server = (...tools: object[]): Example => ({ files: { 'tools/server/mcp.json': json({ tools }) } });

/** A site with one tool that is called over HTTP. */
function called(changes: object, parameter: object = {}): Example {
  const definition = {
    id: 'demo',
    name: 'Demo',
    description: 'Shows a rule.',
    category: 'utilities',
    tags: ['demo'],
    method: 'POST',
    parameters: [{ name: 'text', type: 'text', label: 'Text', description: 'Any text.', required: true, ...parameter }],
    outputDescription: 'Nothing.',
    example: { input: { text: 'a' }, output: {} },
    ...changes,
  };
  return { files: { 'tools/demo/ctp.json': json(definition) } };
}

/** What is wrong with definitions and that no dialect's own examples show: by code. */
export const definitions: { [code: string]: Example } = {
  'no-tools': server(),
  'pattern-slow': called(
    { example: { input: { text: `${'a'.repeat(60)}!` }, output: {} } },
    { validation: { pattern: '^(a+)+$' } },
  ),
  'schema-contradiction': server({
    name: 'demo',
    inputSchema: { type: 'object', properties: { count: { type: 'integer', minimum: 9, maximum: 1 } } },
  }),
  'schema-unchecked': server({
    name: 'demo',
    inputSchema: { type: 'object', properties: { a: { $anchor: 'same' }, b: { $anchor: 'same' } } },
  }),
  'too-many-problems': {
    files: {
      'tools/demo/tool.json': json({ ...manifestOf('demo'), tags: Array.from({ length: 101 }, (_, index) => index) }),
    },
  },
  'tool-too-large': server({ name: 'demo', description: 'word '.repeat(250_000), inputSchema: { type: 'object' } }),
  'unknown-tool': called({ relatedTools: ['gone'] }),
};
