/** @jsxImportSource preact */
import { isSame } from '../../../model/field-rules.ts';
import { sayValue } from '../../../model/schema-shape.ts';
import type { FieldProps } from '../field-props.ts';
import { draftOf, heldValue } from '../json-draft.ts';
import { attributesOf, FieldFrame, hintOf } from './field-frame.tsx';

/** The only value there is: it is sent or left out. */
export function ConstantField(field: FieldProps & { value: unknown }) {
  const { form, schema, draft, value, onDraft } = field;
  const says = `${sayValue(value)} is the only value.`;
  const hint = [hintOf(form.read(schema).schema), says].filter(Boolean).join(' ');
  const isSent = draft !== undefined && isSame(heldValue(draft), value);
  return (
    <FieldFrame field={field} kind="toggle" hint={hint}>
      <input
        {...attributesOf(field, hint)}
        type="checkbox"
        checked={isSent}
        onInput={() => onDraft(isSent ? undefined : draftOf(value))}
      />
    </FieldFrame>
  );
}
