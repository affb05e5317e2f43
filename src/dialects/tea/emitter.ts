import type { Emitter } from '../dialect.ts';
import type { ToolSpec } from './tool-spec.ts';

/** Writes a tool as a `tool-spec.json`. Effects and execution are promises, so none are made up for a tool that does not make them. */
export const emitter: Emitter = {
  file: 'tool-spec.json',
  write(tool) {
    if (tool.dialect === 'tea') {
      // Where its schema is, is said relative to the file.
      const { $schema: _, ...document } = tool.original as ToolSpec;
      return { document, losses: [] };
    }
    const refused =
      'tea demands at least one effect, and that idempotency, retries, concurrency and a time limit are promised, which this definition does not say.';
    return { refused };
  },
};
