import { unshownFields } from '../../model/field-rules.ts';
import { openingValue } from '../../model/opening-arguments.ts';
import type { Schema } from '../../model/read-schema.ts';
import type { FieldHints } from '../../model/schema-input.ts';
import type { ShapeReader } from '../../model/schema-shape.ts';
import { propertiesOf } from '../../model/schema-types.ts';
import { draftOf, heldValue, type JsonDraft, withField } from './json-draft.ts';

/** The properties at the top that their rules hide. */
export function unshownIn(draft: JsonDraft | undefined, hints: readonly FieldHints[]): Set<string> {
  return unshownFields(hints, (name) => (draft?.kind === 'object' ? heldValue(draft.fields.get(name)) : undefined));
}

/** Leaves out what is not shown any more, and opens what is shown now: with its default, where it has one. */
export function settleRules(
  before: JsonDraft | undefined,
  after: JsonDraft,
  hints: readonly FieldHints[],
  root: Schema,
  read: ShapeReader,
): JsonDraft {
  if (after.kind !== 'object') return after;
  const hidden = unshownIn(before, hints);
  const properties = propertiesOf(read(root).schema);
  let settled = after;
  // To open one may show another: a chain of them is no longer than they are many.
  for (const _ of hints) {
    const unshown = unshownIn(settled, hints);
    for (const { name, shownWhen } of hints) {
      const schema = properties.get(name);
      const held = settled.fields.has(name);
      if (unshown.has(name) && held) settled = withField(settled, name, undefined);
      else if (shownWhen && schema && hidden.has(name) && !unshown.has(name) && !held) {
        hidden.delete(name);
        const opening = read(schema).schema.default;
        if (opening !== undefined) settled = withField(settled, name, draftOf(openingValue(schema, read)));
      }
    }
  }
  return settled;
}
