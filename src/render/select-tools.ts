import type { Tool } from '../model/tool.ts';

/** Which tools a list names: those that have all of it. */
export interface ToolQuery {
  tag?: string | undefined;
  /** A dialect's id. */
  dialect?: string | undefined;
  /** A server's id. */
  server?: string | undefined;
}

/** Tools of a list that does not say how many. */
export const LISTED = 20;

/** Most tools of one list: no page grows with the number of tools. */
export const MAX_LISTED = 100;

/** The tools that a list may name, in their order: those that readers are still led to. */
export function selectTools<Item extends { tool: Tool }>(tools: readonly Item[], query: ToolQuery): Item[] {
  return tools.filter(
    ({ tool }) =>
      tool.card !== 'none' &&
      tool.status !== 'retired' &&
      (query.tag === undefined || tool.tags.includes(query.tag)) &&
      (query.dialect === undefined || tool.dialect === query.dialect) &&
      (query.server === undefined || tool.server === query.server),
  );
}
