import { openingValue } from '../../model/opening-arguments.ts';
import type { Schema } from '../../model/read-schema.ts';
import type { Branch, Shape, ShapeReader } from '../../model/schema-shape.ts';
import { draftOf, heldValue, type JsonDraft } from './json-draft.ts';

/** The kinds of drafts that a shape of a kind can hold. */
const HELD = new Map<Shape['kind'], JsonDraft['kind']>([
  ['text', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
  ['object', 'object'],
  ['list', 'list'],
]);

/** Whether the control for a shape can show a draft. */
export function canHold(shape: Shape, draft: JsonDraft): boolean {
  if (draft.kind === 'blank' || (draft.kind === 'null' && shape.nullable)) return true;
  const held = HELD.get(shape.kind);
  return held === undefined || held === draft.kind;
}

/** The branch that a draft belongs to: as the reader chose, or the one that it fits best. -1 where it fits none. */
export function chooseBranch(branches: readonly Branch[], draft: JsonDraft, read: ShapeReader): number {
  if (draft.branch !== undefined && draft.branch < branches.length) return draft.branch;
  const scores = branches.map((branch) => scoreOf(read(branch.schema), draft, read));
  const best = Math.max(...scores);
  return best === Number.NEGATIVE_INFINITY ? -1 : scores.indexOf(best);
}

/** How well a draft fits a shape: minus infinity when it cannot be meant for it. */
function scoreOf(shape: Shape, draft: JsonDraft, read: ShapeReader): number {
  if (!canHold(shape, draft)) return Number.NEGATIVE_INFINITY;
  switch (shape.kind) {
    case 'constant':
      return isOneOf([shape.value], draft) ? 1 : Number.NEGATIVE_INFINITY;
    case 'choice':
      return isOneOf(
        shape.choices.map(({ value }) => value),
        draft,
      )
        ? 1
        : Number.NEGATIVE_INFINITY;
    case 'object':
      return draft.kind === 'object' ? scoreOfFields(shape, draft.fields, read) : 0;
    case 'union': {
      const scores = shape.branches.map((branch) => scoreOfTag(read(branch.schema), draft));
      return Math.max(...scores);
    }
    default:
      return 0;
  }
}

/** A union in a union: only what can be seen from outside. */
function scoreOfTag(shape: Shape, draft: JsonDraft): number {
  return canHold(shape, draft) ? 0 : Number.NEGATIVE_INFINITY;
}

function scoreOfFields(
  { properties, required }: Shape & { kind: 'object' },
  fields: ReadonlyMap<string, JsonDraft>,
  read: ShapeReader,
): number {
  let score = 0;
  for (const name of required) if (!fields.has(String(name))) score -= 2;
  for (const [name, field] of fields) {
    const property = properties.get(name);
    if (!property) {
      score -= 1;
      continue;
    }
    const shape = read(property);
    // Its value tells it from the others.
    if (shape.kind === 'constant' && !isOneOf([shape.value], field)) return Number.NEGATIVE_INFINITY;
    score += canHold(shape, field) ? 1 : -1;
  }
  return score;
}

/** A draft for another schema: what it opens with, and what was written already and fits that one too. */
export function carryOver(draft: JsonDraft, schema: Schema, read: ShapeReader): JsonDraft {
  const shape = read(schema);
  const opening = draftOf(openingValue(schema, read));
  if (shape.kind !== 'object' || draft.kind !== 'object' || opening.kind !== 'object')
    return scoreOf(shape, draft, read) >= 0 ? draft : opening;
  const kept = [...draft.fields].filter(([name, field]) => {
    const property = shape.properties.get(name);
    return property && scoreOf(read(property), field, read) >= 0;
  });
  return { kind: 'object', fields: new Map([...opening.fields, ...kept]) };
}

function isOneOf(values: readonly unknown[], draft: JsonDraft): boolean {
  const held = JSON.stringify(heldValue(draft));
  return values.some((value) => JSON.stringify(value) === held);
}
