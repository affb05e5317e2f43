import type { Finding } from '../../model/problem.ts';
import { quote, type SchemaFault } from '../dialect.ts';
import { toIdentifier } from './identifier.ts';
import { LATEST_VERSION } from './versions.ts';

/** Messages that say more of the native contract than the general ones. */
export function explainManifest(fault: SchemaFault): readonly Finding[] | undefined {
  const { keyword, path, value, schema } = fault;
  const [top, , key] = path;
  // The value of a sample is judged by its input, in a rule that knows it.
  if (top === 'samples' && key === 'input' && path.length > 3) return [];
  if (keyword === 'pattern' && path.at(-1) === 'id') return [wrongId(path, value)];
  if (top === 'sdk' && keyword === 'minimum') {
    const text = `"sdk" is ${quote(value)}, and contract versions go from ${schema.minimum} to ${LATEST_VERSION}`;
    return [{ severity: 'error', path, code: 'out-of-range', fault: text, fix: `Write "sdk": ${LATEST_VERSION}` }];
  }
  if (keyword === 'minItems' && path.length === 1 && top === 'samples') {
    return [
      { severity: 'error', path, code: 'empty', fault: '"samples" is empty', fix: 'Leave it out, or add a sample' },
    ];
  }
  return undefined;
}

function wrongId(path: Finding['path'], value: unknown): Finding {
  const better = toIdentifier(String(value));
  const fault = `${quote(value)} is not lower-case letters, digits and hyphens, beginning with a letter or digit`;
  const use = path.length === 1 ? 'The id is the directory and the address' : 'The id is the name in what run receives';
  const fix = better === undefined ? `Use those only: ${use.toLowerCase()}` : `Write "id": ${quote(better)}`;
  return { severity: 'error', path, code: 'id-form', fault, fix };
}
