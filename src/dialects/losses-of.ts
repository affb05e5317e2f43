import type { Loss } from '../model/declaration.ts';
import { get } from '../model/get.ts';
import type { Tool } from '../model/tool.ts';
import type { Dialect, ToolContext } from './dialect.ts';

/**
 * What a reader of a written document does not learn of the tool: found by reading it.
 * @param says what is said of each field that may be lost, by its name or the path of a part; in the order in which it is told
 */
export function lossesOf(
  tool: Tool,
  document: unknown,
  normalise: Dialect['normalise'],
  says: ReadonlyMap<string, string>,
): Loss[] {
  const context: ToolContext = {
    directory: tool.id.split('/').at(-1) ?? '',
    look: (path) => (path === tool.help ? { state: 'file', bytes: 0 } : { state: 'missing', near: undefined }),
  };
  const [read] = normalise(document, undefined, context).tools;
  const lost = [...says].filter(([field]) => JSON.stringify(at(read, field)) !== JSON.stringify(at(tool, field)));
  return lost.map(([field, says]) => ({ field, says }));
}

/** The value under `field`, or `field.part`. */
function at(tool: Tool | undefined, field: string): unknown {
  return field.split('.').reduce<unknown>(get, tool);
}
