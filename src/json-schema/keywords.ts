import type { Draft } from './draft.ts';

/** Keywords by the draft that brought them. What a later one dropped, it still passes over in silence. */
const BROUGHT: [Draft, string][] = [
  [
    '06',
    `$id $schema $ref title description default examples multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength
    pattern additionalItems items maxItems minItems uniqueItems contains maxProperties minProperties required additionalProperties
    definitions properties patternProperties dependencies propertyNames const enum type format allOf anyOf oneOf not`,
  ],
  ['07', '$comment if then else readOnly writeOnly contentMediaType contentEncoding'],
  [
    '2019-09',
    `$anchor $defs $vocabulary $recursiveRef $recursiveAnchor dependentSchemas dependentRequired unevaluatedItems
    unevaluatedProperties minContains maxContains contentSchema deprecated`,
  ],
  ['2020-12', 'prefixItems $dynamicRef $dynamicAnchor'],
];

const known = new Map<Draft, Set<string>>();
const all = new Set<string>();
for (const [draft, words] of BROUGHT) {
  for (const word of words.split(/\s+/)) all.add(word);
  known.set(draft, new Set(all));
}

/** The keywords that a draft knows. */
export function keywordsOf(draft: Draft): ReadonlySet<string> {
  return known.get(draft) ?? all;
}

/** Formats of all drafts, and the few more that are in wide use: what is none of them is checked by nobody. */
export const FORMATS: ReadonlySet<string> = new Set(
  `date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid uri-template
  json-pointer relative-json-pointer regex iso-time iso-date-time url byte int32 int64 float double password binary`.split(
    /\s+/,
  ),
);

/** Keywords that hold one schema. */
export const HOLDS_ONE =
  `additionalItems additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems
  unevaluatedProperties`.split(/\s+/);

/** Keywords that hold a list of schemas. */
export const HOLDS_LIST = ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems'];

/** Keywords that hold schemas by name. */
export const HOLDS_MAP = [
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'properties',
];

/** Keywords whose schemas judge the very value that the schema around them does. */
export const IN_PLACE: ReadonlySet<string> = new Set(
  'allOf anyOf dependencies dependentSchemas else if not oneOf then'.split(' '),
);
