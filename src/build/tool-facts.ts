import type { ToolFacts } from '../render/mdx/own-components.ts';
import type { LoadedTools } from './load-tools.ts';

/** What documents may say of a site's tools. One that is left out for its own problems is not a second problem of those who name it. */
export function toolFacts({ tools, servers, problems }: LoadedTools): ToolFacts {
  const shown = new Map(tools.map((loaded) => [loaded.tool.id, loaded]));
  const others = new Set(servers.map(({ server }) => server.id));
  const broken = new Set(problems.map(({ tool }) => tool).filter((id) => !shown.has(id) && !others.has(id)));
  return { tools: shown, isBroken: (id) => broken.has(id) || broken.has(id.split('/')[0] ?? '') };
}
