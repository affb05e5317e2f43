import { functionCall, mcpCall } from './call.ts';
import { firstSentence } from './first-sentence.ts';
import { schemaInput } from './schema-input.ts';
import { openingOf, samplesOf } from './schema-samples.ts';
import type { Tool } from './tool.ts';

/** What a definition says of a tool, where the rest is as for all whose arguments are a schema. */
export type SchemaToolParts = Pick<Tool, 'id' | 'dialect' | 'name' | 'description' | 'inputSchema' | 'original'> &
  Partial<Tool> & {
    /** What callers call it. */
    callName: string;
  };

/** A tool whose arguments are said by one JSON Schema, and that does not run here unless its parts say so. */
export function schemaTool({ callName, ...parts }: SchemaToolParts): Tool {
  const { inputSchema, description } = parts;
  return {
    blurb: firstSentence(description),
    status: 'live',
    card: 'info',
    cardFields: 4,
    runs: false,
    seeded: false,
    thread: 'worker',
    timeoutMs: 5000,
    autoRun: false,
    reset: true,
    inputs: [schemaInput(inputSchema, openingOf(inputSchema))],
    samples: samplesOf(inputSchema),
    calls: [mcpCall(callName), functionCall(callName)],
    kinds: [],
    cases: [],
    tags: [],
    links: [],
    conduct: {},
    badges: [],
    declarations: [],
    rest: {},
    losses: [],
    ...parts,
  };
}
