import type { Finding } from '../../model/problem.ts';
import { asObject, get, quote, type SchemaFault } from '../dialect.ts';

/** Messages that say more than the general ones. */
export function explainOptions({ keyword, path, value, params }: SchemaFault): readonly Finding[] | undefined {
  // A column's type may stand in an object, whose own faults say more.
  if (keyword === 'enum' && asObject(value)) return [];
  if (keyword !== 'pattern' || params.pattern !== '\\S') return undefined;
  const last = path.at(-1);
  const name = typeof last === 'number' ? `Entry ${last + 1} of ${quote(path.at(-2))}` : quote(last);
  const fault = `${name} is ${value === '' ? 'empty' : 'white space alone'}`;
  const fix = path.length === 1 ? 'Write its text, or leave it out' : 'Write its text';
  return [{ severity: 'error', path, code: 'empty', fault, fix }];
}

/** What `defineTool` returns keeps the name inside: that is the tool, and no longer its options. */
export function madeTool(document: unknown): Finding | undefined {
  if (get(document, 'name') !== undefined || get(get(document, 'schema'), 'name') === undefined) return undefined;
  const fault = 'This is the tool that defineTool returns, and not its options';
  const fix = 'Export the options themselves: export default { name: "…", description: "…", execute: (args) => … }';
  return { severity: 'error', path: [], code: 'made-tool', fault, fix };
}
