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
    const refused = 'It declares no effects, nor how its calls may be retried and placed, which tea demands.';
    return { refused };
  },
};
