import { asSchema, type Schema, textOf } from '../../model/read-schema.ts';
import type { ShapeReader } from '../../model/schema-shape.ts';
import type { CheckFault } from '../../model/tool-module.ts';
import { chooseBranch } from './choose-branch.ts';
import { explainFault, pathOf } from './explain-fault.ts';
import { pointerTo } from './field-props.ts';
import type { JsonDraft } from './json-draft.ts';

/** A place in the schema that says nothing of what the form holds: a branch of a union that the value is not meant for. */
interface OtherBranch {
  path: string;
  place: string;
}

/** What a walk along a draft and its schema finds. */
interface Walked {
  others: OtherBranch[];
  /** The schema of each value, by its pointer. */
  schemas: Map<string, Schema>;
}

/**
 * The sentence for each value at fault, by its pointer: one each. A union fails in all of its branches: what is said of those that the
 * value is not meant for is left out.
 */
export function faultsOfForm(
  faults: readonly CheckFault[],
  draft: JsonDraft,
  root: Schema,
  read: ShapeReader,
): Map<string, string> {
  const walked: Walked = { others: [], schemas: new Map() };
  walk(draft, root, '', '#', read, walked);
  const meant = faults.filter((fault) => fault.keyword !== 'if' && !isOfOther(fault, walked.others));
  const kept = meant.filter((fault) => {
    const inside = meant.filter((other) => other !== fault && isUnder(other.path, fault.path));
    // What is wrong inside says more.
    if (fault.keyword === 'anyOf' || fault.keyword === 'oneOf') return inside.every(({ keyword }) => isNoise(keyword));
    return !(fault.keyword === 'type' && fault.params.type === 'null' && inside.length > 0);
  });
  const sentences = new Map<string, string>();
  for (const fault of kept) {
    const path = pathOf(fault);
    if (!sentences.has(path)) sentences.set(path, explainFault(fault, walked.schemas.get(fault.path)));
  }
  return sentences;
}

function isNoise(keyword: string): boolean {
  return keyword === 'const' || keyword === 'anyOf' || keyword === 'oneOf';
}

function isOfOther({ path, place }: CheckFault, others: readonly OtherBranch[]): boolean {
  return others.some((other) => place.startsWith(other.place) && isUnder(path, other.path));
}

function isUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

function walk(draft: JsonDraft, schema: Schema, path: string, place: string, read: ShapeReader, walked: Walked): void {
  const shape = read(schema);
  // A reference is checked where it leads to.
  const own = textOf(schema.$ref) ?? place;
  walked.schemas.set(path, shape.schema);
  if (shape.kind === 'union') {
    const chosen = chooseBranch(shape.branches, draft, read);
    for (const [index, branch] of shape.branches.entries()) {
      const inside = branch.ref ?? `${own}/${branch.place}`;
      // Without a choice, what is said of any branch is noise.
      if (index !== chosen) walked.others.push({ path, place: `${inside}/` });
      else walk(draft, branch.schema, path, inside, read, walked);
    }
    walked.schemas.set(path, shape.schema);
  }
  if (shape.kind === 'choice')
    for (const keyword of ['oneOf', 'anyOf']) walked.others.push({ path, place: `${own}/${keyword}/` });
  if (draft.kind === 'object' && shape.kind === 'object')
    for (const [name, field] of draft.fields) {
      const property = shape.properties.get(name) ?? asSchema(shape.schema.additionalProperties);
      const named = encodeURIComponent(pointerTo('', name).slice(1));
      const inside = shape.properties.has(name) ? `${own}/properties/${named}` : `${own}/additionalProperties`;
      if (property) walk(field, property, pointerTo(path, name), inside, read, walked);
    }
  if (draft.kind === 'list' && shape.kind === 'list')
    for (const [index, item] of draft.items.entries()) {
      const first = shape.first[index];
      const inside = first ? `${own}/prefixItems/${index}` : `${own}/items`;
      const each = first ?? shape.rest;
      if (each) walk(item.draft, each, pointerTo(path, index), inside, read, walked);
    }
}
