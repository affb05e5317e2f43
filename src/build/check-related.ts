import { quote } from '../dialects/dialect.ts';
import type { Problem } from '../model/problem.ts';
import type { Tool } from '../model/tool.ts';
import { nearest } from '../render/links/nearest.ts';
import { type SourceFile, toProblem } from './source-file.ts';

/**
 * The tools that definitions name and that are not there.
 * @param folders the names of all folders of tools: one that is broken is there all the same
 */
export function checkRelated(
  tools: readonly { tool: Tool; definition: SourceFile }[],
  folders: readonly string[],
): Problem[] {
  const known = new Set([...folders, ...tools.map(({ tool }) => tool.id)]);
  return tools.flatMap(({ tool, definition }) =>
    (tool.related ?? [])
      .filter(({ id }) => !known.has(id))
      .map(({ id, path }) => {
        const near = nearest(id, known);
        const fault = `There is no tool ${quote(id)} here, so nothing leads there`;
        const fix = near === undefined ? 'Remove it, or add the tool' : `Did you mean ${quote(near)}?`;
        return toProblem(definition, tool.id, { severity: 'warning', path, code: 'unknown-tool', fault, fix });
      }),
  );
}
