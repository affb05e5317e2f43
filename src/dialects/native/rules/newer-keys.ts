import type { Finding } from '../../../model/problem.ts';
import { asArray, get, type JsonSchema, quote, type Rule } from '../../dialect.ts';
import { declaredVersion } from '../declared-version.ts';
import { KINDS } from '../kinds.ts';

function newer(path: Finding['path'], what: string, since: number, declared: number): Finding {
  const fault = `${what} needs contract version ${since}, and the tool declares ${declared}`;
  return { severity: 'warning', path, at: 'key', code: 'newer-than-sdk', fault, fix: `Write "sdk": ${since}` };
}

/** Keys that a later version added are honoured, and said once each. */
export const newerKeys: Rule = function* ({ sites, document, definition }) {
  const declared = declaredVersion(definition ?? document);
  const said = new Set<JsonSchema>();
  for (const { path, object, schema } of sites) {
    for (const key of Object.keys(object)) {
      const known = get(schema.properties, key) as JsonSchema | undefined;
      if (known?.since === undefined || known.since <= declared || said.has(known)) continue;
      said.add(known);
      yield newer([...path, key], quote(key), known.since, declared);
    }
  }
};

/** So are kinds of results. */
export const newerKinds: Rule = function* ({ document }) {
  const declared = declaredVersion(document);
  for (const [index, kind] of asArray(get(document, 'kinds')).entries()) {
    const since = KINDS.get(kind) ?? 1;
    if (since > declared) yield newer(['kinds', index], `The result ${quote(kind)}`, since, declared);
  }
};
