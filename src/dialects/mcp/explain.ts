import type { Finding } from '../../model/problem.ts';
import { quote, type SchemaFault } from '../dialect.ts';

/** Keys that a list cannot do without. */
const NEEDED: ReadonlySet<unknown> = new Set(['name', 'src', 'tools', 'result', 'jsonrpc']);

/** Some servers write null for what they leave out. MCP has no such values, and there is no doubt of what is meant. */
export function explainNull({ keyword, path, value }: SchemaFault): readonly Finding[] | undefined {
  const key = path.at(-1);
  if (keyword !== 'type' || value !== null || typeof key !== 'string' || NEEDED.has(key)) return undefined;
  const fault = `${quote(key)} is null, which MCP does not know: it is read as left out`;
  return [{ severity: 'warning', path, code: 'null', fault, fix: 'Leave it out' }];
}
