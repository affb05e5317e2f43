import { get } from '../model/get.ts';

/** The drafts of JSON Schema that a schema is read as. */
export type Draft = '06' | '07' | '2019-09' | '2020-12';

/** How each names itself, without its scheme and an empty fragment. */
const NAMES = new Map<string, Draft>([
  ['json-schema.org/draft-06/schema', '06'],
  ['json-schema.org/draft-07/schema', '07'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
]);

/** The draft that a schema is of: what its `$schema` says, and 2020-12 where it says nothing. Undefined for one that is not known here. */
export function draftOf(schema: unknown): Draft | undefined {
  const named = get(schema, '$schema');
  if (named === undefined) return '2020-12';
  return typeof named === 'string' ? NAMES.get(named.replace(/^https?:\/\//, '').replace(/#$/, '')) : undefined;
}
