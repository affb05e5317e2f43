/** As much of a JSON Schema as is made of TypeScript types: what the reference is written from. */
export interface Spec {
  $ref?: string;
  $defs?: { [name: string]: Spec };
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  /** The contract version that added it. */
  since?: number;
  deprecated?: boolean;
  properties?: { [name: string]: Spec };
  required?: string[];
  additionalProperties?: boolean | Spec;
  items?: Spec;
  anyOf?: Spec[];
  /** A choice by tag: which branch is meant, and its type. */
  allOf?: { if: { properties: { [tag: string]: { const: string } } }; then: { $ref: string } }[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
}

/** The name of the type that a reference leads to. */
export function refName($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** The key that chooses between the branches of a type, and the type of each by its value; undefined for a type without. */
export function branchesOf(spec: Spec): { tag: string; names: ReadonlyMap<string, string> } | undefined {
  const choices = (spec.allOf ?? []).map((choice) => {
    const [[tag, value] = []] = Object.entries(choice.if.properties);
    return { tag: tag!, value: value!.const, name: refName(choice.then.$ref) };
  });
  if (choices.length === 0) return undefined;
  return { tag: choices[0]!.tag, names: new Map(choices.map(({ value, name }) => [value, name])) };
}
