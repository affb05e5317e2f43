import { type Rule, sayBytes } from '../../dialect.ts';
import { toolEntries } from '../tool-list.ts';

/** The most bytes of a tool as compact JSON: room for two schemas of the largest kind, and as much again. All of it is on its page. */
const MAX_BYTES = 1024 * 1024;

/** A page can be read only so long. */
export const toolsAreSmall: Rule = function* ({ document }) {
  const encoder = new TextEncoder();
  for (const { path, entry } of toolEntries(document)) {
    const bytes = encoder.encode(JSON.stringify(entry)).length;
    if (bytes <= MAX_BYTES) continue;
    const fault = `This tool has ${sayBytes(bytes)} as compact JSON, and may have ${sayBytes(MAX_BYTES)}`;
    yield { severity: 'error', path, code: 'tool-too-large', fault, fix: 'Shorten its description or its _meta' };
  }
};
