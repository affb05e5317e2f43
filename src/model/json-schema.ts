/** A JSON object from outside. Look keys up with `Object.hasOwn`: `constructor` may be one. */
export type JsonObject = { readonly [key: string]: unknown };

/**
 * The keywords of a JSON Schema that are read here, beside what a validator reads. Of a schema from outside nothing says
 * that they hold what is promised: whoever walks one takes it as unknown.
 */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $defs?: { readonly [name: string]: JsonSchema };
  type?: string | readonly string[];
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  required?: readonly string[];
  properties?: { readonly [key: string]: JsonSchema };
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** The contract version that added it. */
  since?: number;
}

/** The most bytes of a tool's schema, as compact JSON in UTF-8 (tea's own limit, held for every dialect). */
export const MAX_SCHEMA_BYTES = 262_144;

/** The deepest nesting of a tool's schema: a scalar is 1, an object or array one more than its deepest child (tea's own limit). */
export const MAX_SCHEMA_DEPTH = 32;
