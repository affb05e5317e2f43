import { isIdentifier, toIdentifier } from '../../model/identifier.ts';
import type { Finding } from '../../model/problem.ts';
import { quote, type SchemaFault, type ToolContext } from '../dialect.ts';
import { LATEST_VERSION } from './versions.ts';

/** Messages that say more of a manifest than the general ones. */
export function explainManifest(fault: SchemaFault, context: ToolContext): readonly Finding[] | undefined {
  const { keyword, path, value, schema, params } = fault;
  const [top, , key] = path;
  // The value of a sample is judged by its input, in a rule that knows it.
  if (top === 'samples' && key === 'input' && path.length > 3) return [];
  if (keyword === 'pattern' && path.at(-1) === 'id') return [wrongId(path, value, context)];
  if (
    keyword === 'required' &&
    path.length === 0 &&
    params.missingProperty === 'id' &&
    isIdentifier(context.directory)
  ) {
    const fix = `Add "id": ${quote(context.directory)}`;
    return [
      { severity: 'error', path, code: 'missing-key', fault: '"id" is missing: it is the name of the directory', fix },
    ];
  }
  if (keyword === 'minimum' && top === 'sdk') {
    const text = `"sdk" is ${quote(value)}, and contract versions go from ${schema.minimum} to ${LATEST_VERSION}`;
    return [{ severity: 'error', path, code: 'out-of-range', fault: text, fix: `Write "sdk": ${LATEST_VERSION}` }];
  }
  if (keyword === 'minItems' && top === 'samples') {
    return [
      { severity: 'error', path, code: 'empty', fault: '"samples" is empty', fix: 'Leave it out, or add a sample' },
    ];
  }
  return undefined;
}

function wrongId(path: Finding['path'], value: unknown, { directory }: ToolContext): Finding {
  const top = path.length === 1;
  const fault = `${quote(value)} is not lower-case letters, digits and hyphens, beginning with a letter or digit`;
  const better = top && isIdentifier(directory) ? directory : toIdentifier(String(value));
  const rename = top && better !== directory ? ', and rename the directory to it' : '';
  const fix = better === undefined ? 'Use only those' : `Write "id": ${quote(better)}${rename}`;
  return { severity: 'error', path, code: 'id-form', fault, fix };
}

/** The messages of `cases.json` that differ from the general ones. */
export function explainCases({ keyword, path }: SchemaFault): readonly Finding[] | undefined {
  if (keyword !== 'minItems' || path.length > 0) return undefined;
  const fault = 'There is no case in this file';
  const fix = 'Add a known answer, such as {"name": "…", "input": {…}, "expect": {…}}';
  return [{ severity: 'error', path, code: 'cases-empty', fault, fix }];
}
