/** A way to write a call of a tool, for somebody else to make: what stands before the arguments, and after. */
export interface CallFormat {
  /** Its name, such as `MCP tools/call`. */
  label: string;
  /** The language it is written in, as code blocks name it: `json`, `sh`. */
  language: string;
  before: string;
  after: string;
  /**
   * How the arguments stand in it: as JSON over several lines, as a JSON string of it, as compact JSON between single quotes of a
   * POSIX shell, or as the query of a URL.
   */
  as: 'json' | 'json-string' | 'shell' | 'query';
  /** Spaces before each line of `json` but the first. Default 0. */
  indent?: number;
}

/**
 * A request that calls a tool of an MCP server (modelcontextprotocol.io, schema 2026-07-28, `tools/call`).
 * @param name as the server calls the tool
 */
export function mcpCall(name: string): CallFormat {
  const before = `{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "tools/call",
  "params": {
    "name": ${JSON.stringify(name)},
    "arguments": `;
  return { label: 'MCP tools/call', language: 'json', before, after: '\n  }\n}', as: 'json', indent: 4 };
}

/** The call as language models write it: the arguments are a JSON string. */
export function functionCall(name: string): CallFormat {
  const before = `{
  "type": "function",
  "function": {
    "name": ${JSON.stringify(name)},
    "arguments": `;
  return { label: 'Function calling', language: 'json', before, after: '\n  }\n}', as: 'json-string' };
}
