import type { RelatedTool, Tool } from '../model/tool.ts';

/** The tool that a definition names. A name is one of the same dialect; an id is of any. */
export type FindRelated = (from: Tool, related: RelatedTool) => Tool | undefined;

/** Finds what definitions name among some tools. */
export function createFindRelated(tools: readonly Tool[]): FindRelated {
  const ids = new Map(tools.map((tool) => [tool.id, tool]));
  const names = new Map(tools.map((tool) => [nameOf(tool.dialect, tool.name), tool]));
  return ({ dialect }, { id, byName = false }) => {
    const named = byName ? names.get(nameOf(dialect, id)) : undefined;
    return named ?? ids.get(id);
  };
}

function nameOf(dialect: string, name: string): string {
  return JSON.stringify([dialect, name]);
}
