import type { Emitter } from '../dialect.ts';

/** Writes a tool as a `tool-spec.json`. Effects and execution are promises, so none are made up for a tool that does not make them. */
export const emitter: Emitter = {
  file: 'tool-spec.json',
  write(tool) {
    if (tool.dialect === 'tea') return { document: tool.original, losses: [] };
    const refused = 'It declares no effects, nor how its calls may be retried and placed, which tea demands.';
    return { refused };
  },
};
