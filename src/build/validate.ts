import type { DocumentKind, JsonSchema, Subject, ToolContext } from '../dialects/dialect.ts';
import { type Finding, type JsonPath, toPointer } from '../model/problem.ts';
import { explain } from './explain.ts';
import { MAX_FINDINGS } from './limits.ts';
import { sitesOf } from './schema-tree.ts';
import { compileSchema, type SchemaValidator } from './schema-validator.ts';
import { strayKeys } from './stray-keys.ts';
import { nameOf } from './wording.ts';

const validators = new WeakMap<DocumentKind, SchemaValidator>();

/** A schema is compiled once, when the first document of its kind is met. */
function validatorOf(kind: DocumentKind): SchemaValidator {
  const validator = validators.get(kind) ?? compileSchema(kind.schema);
  validators.set(kind, validator);
  return validator;
}

/**
 * Everything that is wrong with a document: its shape, its stray keys, and what the rules of its dialect say.
 * @param definition the tool's definition, where the document is another one
 */
export function validate(kind: DocumentKind, document: unknown, definition: unknown, context: ToolContext): Finding[] {
  const stop = kind.stop?.(document);
  if (stop) return [stop];
  const long = kind.maxEntries === undefined ? undefined : findLong(document, kind.maxEntries);
  if (long) return [long];
  const root = kind.schema as JsonSchema;
  const sites = sitesOf(root, document);
  const subject: Subject = { document, definition, sites, context };
  const faults = validatorOf(kind)(document);
  const shape = onePerKey(faults.flatMap((fault) => kind.explain?.(fault, context) ?? [explain(root, fault)]));
  const claimed = new Set(shape.filter(({ at }) => at === 'key').map(({ path }) => toPointer(path)));
  const stray = [...strayKeys(root, sites, kind.misplaced ?? false)].filter(
    ({ path }) => !claimed.has(toPointer(path)),
  );
  return bounded([...shape, ...stray, ...kind.rules.flatMap((rule) => [...rule(subject)])]);
}

/** A key that is written for a missing one is told of once: that it is unknown goes without saying. */
function onePerKey(findings: readonly Finding[]): Finding[] {
  const isUnknown = ({ code }: Finding) => code === 'unknown-key';
  const renamed = findings.filter((finding) => finding.at === 'key' && !isUnknown(finding));
  const told = new Set(renamed.map(({ path }) => toPointer(path)));
  return findings.filter((finding) => !isUnknown(finding) || !told.has(toPointer(finding.path)));
}

/** The first list that is too long: some checks compare each entry with each other. */
function findLong(value: unknown, limit: number, path: JsonPath = []): Finding | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > limit) {
    const fault = `${nameOf(path)} has ${value.length} entries, and may have ${limit}`;
    return { severity: 'error', path, code: 'too-many', fault, fix: 'Shorten it' };
  }
  for (const [key, item] of Object.entries(value)) {
    const found = findLong(item, limit, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** The first of many findings, errors before warnings, and that there are more: where all are warnings, that is one too. */
export function bounded(findings: Finding[]): Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const kept = [...errors, ...warnings].slice(0, MAX_FINDINGS);
  const fault = `This file has more than ${MAX_FINDINGS} problems, and these are the first`;
  const severity = errors.length > 0 ? 'error' : 'warning';
  return [...kept, { severity, path: [], code: 'too-many-problems', fault, fix: 'Correct them and check again' }];
}
