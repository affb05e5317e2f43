import { isSame } from '../../model/field-rules.ts';
import { asSchema, type Schema, stringsOf } from '../../model/read-schema.ts';
import type { ShapeReader } from '../../model/schema-shape.ts';
import { propertiesOf } from '../../model/schema-types.ts';
import type { CheckFault } from '../../model/tool-module.ts';
import { chooseBranch } from './choose-branch.ts';
import { explainFault, pathOf } from './explain-fault.ts';
import { pointerTo } from './field-props.ts';
import type { JsonDraft } from './json-draft.ts';

/** What a walk along a draft and its schema finds, by pointer. */
interface Walked {
  /** The schema that each value is meant for. */
  schemas: Map<string, Schema>;
  /** The schemas of values that may be of several kinds. */
  unions: Map<string, Schema>;
}

/**
 * The sentence for each value at fault, by its pointer: one each. A union fails in all of its branches: what those say that the value
 * is not meant for is left out.
 */
export function faultsOfForm(
  faults: readonly CheckFault[],
  draft: JsonDraft,
  root: Schema,
  read: ShapeReader,
): Map<string, string> {
  const walked: Walked = { schemas: new Map(), unions: new Map() };
  walk(draft, root, '', read, walked);
  const noisy = [...walked.unions.keys(), ...faults.filter(isTried).map(({ path }) => path)];
  const meant = faults.filter((fault) => {
    if (isTried(fault) || !noisy.some((path) => isUnder(fault.path, path))) return true;
    return isChoice(fault) ? walked.unions.has(fault.path) : says(walked.schemas.get(fault.path) ?? {}, fault);
  });
  const sentences = new Map<string, string>();
  for (const fault of meant) {
    const path = pathOf(fault);
    // What is wrong inside says more than that it fits no branch.
    if (isChoice(fault) && meant.some((other) => other !== fault && isUnder(other.path, fault.path))) continue;
    const schema = isChoice(fault) ? walked.unions.get(path) : undefined;
    if (!sentences.has(path)) sentences.set(path, explainFault(fault, schema));
  }
  return sentences;
}

function isChoice({ keyword }: CheckFault): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Keywords that try a schema on what need not follow it. */
function isTried({ keyword }: CheckFault): boolean {
  return keyword === 'contains' || keyword === 'propertyNames';
}

function isUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** Whether it is this schema that is broken, and not another that was tried on the same value. */
function says(schema: Schema, { keyword, params }: CheckFault): boolean {
  const said = schema[keyword];
  switch (keyword) {
    case 'type':
      return isSame(said, params.type);
    case 'const':
      return isSame(said, params.allowedValue);
    case 'enum':
      return isSame(said, params.allowedValues);
    case 'required':
      return stringsOf(said).includes(String(params.missingProperty));
    case 'additionalProperties':
      return said === false && !propertiesOf(schema).has(String(params.additionalProperty));
    case 'pattern':
    case 'format':
    case 'multipleOf':
      return said === params[keyword];
    default:
      return params.limit === undefined ? Object.hasOwn(schema, keyword) : said === params.limit;
  }
}

function walk(draft: JsonDraft, schema: Schema, path: string, read: ShapeReader, walked: Walked): void {
  const shape = read(schema);
  walked.schemas.set(path, shape.schema);
  if (shape.kind === 'union' || shape.kind === 'choice' || shape.nullable) walked.unions.set(path, shape.schema);
  if (shape.kind === 'union') {
    const branch = shape.branches[chooseBranch(shape.branches, draft, read)];
    if (branch) walk(draft, branch.schema, path, read, walked);
    walked.unions.set(path, shape.schema);
  } else if (draft.kind === 'object' && shape.kind === 'object') {
    for (const [name, field] of draft.fields) {
      const inside = shape.properties.get(name) ?? asSchema(shape.schema.additionalProperties);
      if (inside) walk(field, inside, pointerTo(path, name), read, walked);
    }
  } else if (draft.kind === 'list' && shape.kind === 'list') {
    for (const [index, item] of draft.items.entries()) {
      const inside = shape.first[index] ?? shape.rest;
      if (inside) walk(item.draft, inside, pointerTo(path, index), read, walked);
    }
  }
}
