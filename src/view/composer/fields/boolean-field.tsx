/** @jsxImportSource preact */
import type { FieldProps } from '../field-props.ts';
import { ChoiceField } from './choice-field.tsx';
import { attributesOf, FieldFrame, hintOf } from './field-frame.tsx';

const CHOICES = [
  { value: true, label: 'true' },
  { value: false, label: 'false' },
];

/** On or off. One that may be absent or null has a third state, which a box to tick does not. */
export function BooleanField(field: FieldProps) {
  const { schema, nullable } = field.form.read(field.schema);
  if (!field.required || nullable || field.draft === undefined) return <ChoiceField {...field} choices={CHOICES} />;
  const { draft, onDraft } = field;
  const hint = hintOf(schema);
  return (
    <FieldFrame field={field} kind="toggle" hint={hint}>
      <input
        {...attributesOf(field, hint)}
        type="checkbox"
        checked={draft?.kind === 'boolean' && draft.on}
        onInput={(event) => onDraft({ kind: 'boolean', on: event.currentTarget.checked })}
      />
    </FieldFrame>
  );
}
