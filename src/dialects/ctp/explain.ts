import { isIdentifier, toIdentifier } from '../../model/identifier.ts';
import type { Finding } from '../../model/problem.ts';
import { quote, type SchemaFault, type ToolContext } from '../dialect.ts';

/** Messages that say more of a definition than the general ones. */
export function explainDefinition(fault: SchemaFault, { directory }: ToolContext): readonly Finding[] | undefined {
  const { keyword, path, value, params } = fault;
  const [severity, key] = ['error', path.at(-1)] as const;
  if (keyword === 'pattern' && (key === 'id' || path[0] === 'relatedTools')) {
    const better = key === 'id' && isIdentifier(directory) ? directory : toIdentifier(String(value));
    const fix = better === undefined ? 'Use only those' : `Write ${key === 'id' ? '"id": ' : ''}${quote(better)}`;
    const words = `${quote(value)} is not lower-case letters and digits, with single hyphens between them`;
    return [{ severity, path, code: 'id-form', fault: words, fix }];
  }
  if (keyword === 'required' && path.length === 0 && params.missingProperty === 'id' && isIdentifier(directory)) {
    const words = '"id" is missing: it is the name of the directory';
    return [{ severity, path, code: 'missing-key', fault: words, fix: `Add "id": ${quote(directory)}` }];
  }
  if (keyword === 'pattern' && key === 'version') {
    const words = `"version" is ${quote(value)}, and must be three numbers`;
    return [{ severity, path, code: 'version-form', fault: words, fix: 'Write it as "1.0.0"' }];
  }
  if (keyword === 'pattern' && key === 'name') {
    const words = `${quote(value)} is not letters, digits and underscores, beginning with a letter`;
    return [{ severity, path, code: 'name-form', fault: words, fix: nameFix(value) }];
  }
  if (keyword === 'uniqueItems') {
    const second = Math.max(Number(params.i), Number(params.j));
    const words = `${quote((value as unknown[])[second])} stands twice in ${quote(key)}`;
    return [{ severity, path: [...path, second], code: 'repeated', fault: words, fix: 'Remove one of the two' }];
  }
  return undefined;
}

function nameFix(value: unknown): string {
  const words = String(value).match(/[a-zA-Z0-9_]+/g) ?? [];
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return /^[a-zA-Z]/.test(name) ? `Write "name": ${quote(name)}` : 'Use only those';
}
