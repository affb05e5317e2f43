import type { LiveTool } from '../model/tool.ts';
import { toDraft } from './drafts.ts';
import { readDraft } from './read-draft.ts';

/**
 * The tool with other opening values: the form opens with them, and Reset brings them back. What is no input of the tool is
 * left out, and a value it does not take is clamped, cut or left out as if a reader had typed it.
 */
export function withOpeningValues<T extends LiveTool>(tool: T, values: unknown): T {
  const given = new Map(Object.entries(values ?? {}));
  const inputs = tool.inputs.map((input) => {
    const value = given.get(input.id);
    const fits = typeof value === typeof input.default;
    return fits ? ({ ...input, default: readDraft(input, toDraft(value)).value } as typeof input) : input;
  });
  return { ...tool, inputs };
}
