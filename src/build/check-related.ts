import { quote } from '../dialects/dialect.ts';
import { toIdentifier } from '../model/identifier.ts';
import type { Problem } from '../model/problem.ts';
import type { RelatedTool, Tool } from '../model/tool.ts';
import { nearest } from '../render/links/nearest.ts';
import { createFindRelated } from './find-related.ts';
import { type SourceFile, toProblem } from './source-file.ts';

/**
 * The tools that definitions name and that are not there.
 * @param folders the names of all folders of tools: one that is broken is there all the same
 */
export function checkRelated(
  tools: readonly { tool: Tool; definition: SourceFile }[],
  folders: readonly string[],
): Problem[] {
  const find = createFindRelated(tools.map(({ tool }) => tool));
  const ids = new Set(tools.map(({ tool }) => tool.id));
  const known = new Set([...folders, ...ids]);
  // Of a tool that is broken, only its folder is known.
  const broken = new Set(folders.filter((folder) => !ids.has(folder)));
  const isThere = ({ id, byName }: RelatedTool) => (byName ? broken.has(toIdentifier(id) ?? id) : known.has(id));
  return tools.flatMap(({ tool, definition }) =>
    (tool.related ?? [])
      .filter((related) => !find(tool, related) && !isThere(related))
      .map(({ id, byName, path }) => {
        const names = byName ? tools.filter((other) => other.tool.dialect === tool.dialect) : [];
        const near = nearest(id, [...names.map((other) => other.tool.name), ...known]);
        const fault = `There is no tool ${quote(id)} here, so nothing leads there`;
        const fix = near === undefined ? 'Remove it, or add the tool' : `Did you mean ${quote(near)}?`;
        return toProblem(definition, tool.id, { severity: 'warning', path, code: 'unknown-tool', fault, fix });
      }),
  );
}
