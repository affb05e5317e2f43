/** @jsxImportSource preact */
import type { FieldProps } from '../field-props.ts';

/** Makes a value `null`, where its schema allows that. To type something takes it back. */
export function NullToggle({ field }: { field: FieldProps }) {
  const { form, schema, label, draft, required, onDraft } = field;
  if (!form.read(schema).nullable) return null;
  const isNull = draft?.kind === 'null';
  const other = required && form.read(schema).kind === 'text' ? ({ kind: 'text', text: '' } as const) : undefined;
  const toggle = () => onDraft(isNull ? other : { kind: 'null' });
  return (
    <label class="pb-null">
      <input type="checkbox" checked={isNull} onInput={toggle} aria-label={`${label} is null`} /> null
    </label>
  );
}
