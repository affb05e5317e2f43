/** @jsxImportSource preact */
import { isWhole } from '../../../model/schema-types.ts';
import type { FieldProps } from '../field-props.ts';
import { attributesOf, FieldFrame, faultOf, hintOf } from './field-frame.tsx';
import { NullToggle } from './null-toggle.tsx';

/** A number of JSON (RFC 8259, 6). */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;

/** A number, kept as it is typed: a control for numbers would take `3.` for nothing. Emptied, it is absent. */
export function NumberField(field: FieldProps) {
  const { draft, hints, onDraft } = field;
  const { schema } = field.form.read(field.schema);
  const text = draft?.kind === 'number' ? draft.text : '';
  const whole = isWhole(schema);
  const unread = text !== '' && !NUMBER.test(text);
  const fault = unread ? `Write a number, such as ${whole ? '3' : '3.1'}.` : faultOf(field);
  const hint = hintOf(schema);
  const take = (typed: string) => onDraft(typed === '' ? undefined : { kind: 'number', text: typed });
  return (
    <FieldFrame {...{ field, hint, fault }} kind="number" aside={<NullToggle field={field} />}>
      <input
        {...attributesOf(field, hint, fault)}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        dir="ltr"
        value={text}
        placeholder={hints?.placeholder ?? (draft?.kind === 'null' ? 'null' : undefined)}
        onInput={(event) => take(event.currentTarget.value.trim())}
      />
    </FieldFrame>
  );
}
