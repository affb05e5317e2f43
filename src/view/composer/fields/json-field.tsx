/** @jsxImportSource preact */
import type { FieldProps } from '../field-props.ts';
import { writeJson } from '../json-draft.ts';
import { readJson } from '../read-json.ts';
import { attributesOf, FieldFrame, faultOf, hintOf } from './field-frame.tsx';

/** A value that no other control can hold, as JSON. */
export function JsonField({ reason, ...field }: FieldProps & { reason?: string | undefined }) {
  const { draft, hints, onDraft } = field;
  const text = draft ? writeJson(draft) : '';
  const hint = [hintOf(field.form.read(field.schema).schema), reason].filter(Boolean).join(' ') || undefined;
  const fault = (draft?.kind === 'raw' ? readJson(text).fault : undefined) ?? faultOf(field);
  return (
    <FieldFrame {...{ field, hint, fault }} kind="json" aside={<span class="pb-unit">JSON</span>}>
      <textarea
        {...attributesOf(field, hint, fault)}
        dir="ltr"
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        placeholder={hints?.placeholder}
        onInput={({ currentTarget: { value } }) =>
          onDraft(value.trim() === '' ? undefined : { kind: 'raw', text: value })
        }
      />
    </FieldFrame>
  );
}
