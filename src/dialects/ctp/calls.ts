import { type CallFormat, functionCall, mcpCall } from '../../model/call.ts';
import type { Definition } from './definition.ts';

/**
 * The ways to call a tool: as a tool of MCP, as models do, over HTTP, and in TypeScript with CTP's own runtime. Over HTTP it is
 * at `/api/tools/{id}` of its service, where CTP's specification puts it (9.3); which service that is, no definition says.
 */
export function callsOf({ id, method, executionMode }: Definition): CallFormat[] {
  const calls = [mcpCall(id), functionCall(id), method === 'GET' ? httpGet(id) : httpPost(id)];
  return executionMode === 'server' ? calls : [...calls, runtimeCall(id)];
}

const ADDRESS = `# CTP_URL is where the tool's service is, such as https://example.org\n`;

function httpPost(id: string): CallFormat {
  const before = `${ADDRESS}curl "$CTP_URL/api/tools/${id}" \\\n  --header 'Content-Type: application/json' \\\n  --data `;
  return { label: 'HTTP POST', language: 'sh', before, after: '', as: 'shell' };
}

function httpGet(id: string): CallFormat {
  const before = `${ADDRESS}curl "$CTP_URL/api/tools/${id}?`;
  return { label: 'HTTP GET', language: 'sh', before, after: '"', as: 'query' };
}

/** The public package `@conveniencepro/ctp-runtime`, where the tool is registered. */
function runtimeCall(id: string): CallFormat {
  const before = `import { executeTool } from '@conveniencepro/ctp-runtime';\n\nconst result = await executeTool('${id}', `;
  return { label: 'TypeScript', language: 'ts', before, after: ');', as: 'json' };
}
