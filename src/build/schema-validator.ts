import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema, SchemaFault } from '../dialects/dialect.ts';
import type { JsonPath } from '../model/problem.ts';
import { MAX_FINDINGS } from './limits.ts';
import { resolve, typesOf } from './schema-tree.ts';

/** Most errors of the validator that are looked at: many more than are reported. */
const MAX_ERRORS = 20 * MAX_FINDINGS;

/** Finds every keyword of a schema that a value breaks, one fault for each thing that is wrong. */
export type SchemaValidator = (value: unknown) => SchemaFault[];

/**
 * Compiles a schema of JSON Schema 2020-12. It throws when the schema itself is wrong, so compile it once, and only
 * schemas of this project.
 */
export function compileSchema(schema: object): SchemaValidator {
  // verbose: a fault knows the value and the schema it stands in, which its message needs.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    verbose: true,
    code: { process: appendErrors },
  });
  ajv.addKeyword({ keyword: 'since', schemaType: 'number' });
  const validate = ajv.compile(schema);
  return (value) => {
    if (validate(value)) return [];
    return collapse(validate.errors?.slice(0, MAX_ERRORS) ?? [], schema as JsonSchema, value);
  };
}

/**
 * Generated code joins the errors of a list's entries by copying all errors so far for each entry, which takes minutes for
 * a small file of many wrong entries. Appended, they take as long as they are many.
 */
function appendErrors(code: string): string {
  return code.replaceAll(/vErrors\.concat\(([\w.]+)\)/g, '($1.forEach((error) => vErrors.push(error)), vErrors)');
}

/** Leaves one error for each fault: a choice of schemas fails as a whole as well as in its branches. */
function collapse(errors: readonly ErrorObject[], root: JsonSchema, value: unknown): SchemaFault[] {
  const [meant, lost, mistyped] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { keyword, instancePath, data, parentSchema } of errors) {
    if (keyword === 'type') mistyped.add(instancePath);
    if (!isChoice(keyword)) continue;
    // A value of a type that one branch is for was meant for that branch, whose own errors say more than the choice's.
    const branches = parentSchema?.[keyword] as readonly JsonSchema[];
    const fits = branches.some((branch) => typesOf(resolve(root, branch)).includes(typeOf(data)));
    (fits ? meant : lost).add(instancePath);
  }
  const kept = errors.filter(({ keyword, instancePath }) => {
    if (keyword === 'if') return false;
    if (isChoice(keyword)) return lost.has(instancePath);
    if (lost.has(instancePath)) return false;
    // Of a value of the wrong type, nothing else is worth saying.
    return keyword === 'type' ? !meant.has(instancePath) : meant.has(instancePath) || !mistyped.has(instancePath);
  });
  const distinct = new Map<string, SchemaFault>();
  for (const { keyword, instancePath, data, parentSchema, params } of kept) {
    const key = JSON.stringify([keyword, instancePath, params.missingProperty ?? params.additionalProperty ?? null]);
    const path = toPath(instancePath, value);
    distinct.set(key, { keyword, path, value: data, schema: (parentSchema ?? {}) as JsonSchema, params });
  }
  return [...distinct.values()];
}

function isChoice(keyword: string): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** The JSON type of a value; a whole number counts as `number`. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A JSON Pointer of the validator as keys and indexes: which of the two a step is, only the value tells. */
function toPath(pointer: string, root: unknown): JsonPath {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const index = Array.isArray(value) ? Number(key) : key;
      value = (value as { [key: string | number]: unknown } | undefined)?.[index];
      return index;
    });
}
