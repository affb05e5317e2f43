/** @jsxImportSource preact */
import { numberOf, textOf } from '../../../model/read-schema.ts';
import type { FieldProps } from '../field-props.ts';
import { attributesOf, FieldFrame, hintOf } from './field-frame.tsx';
import { NullToggle } from './null-toggle.tsx';
import { textControlOf } from './text-control.ts';

/** Text of so many characters and more has several lines to be written in. */
const LONG = 200;

/** Text: one line, several, or a control of its own for a date, a colour, an address. Emptied, an optional one is absent. */
export function TextField(field: FieldProps) {
  const { form, draft, required, hints, onDraft } = field;
  const { schema } = form.read(field.schema);
  const text = draft?.kind === 'text' ? draft.text : '';
  const take = (typed: string) => onDraft(typed === '' && !required ? undefined : { kind: 'text', text: typed });
  const control = textControlOf(textOf(schema.format), hints?.control, text);
  const hint = hintOf(schema);
  const long = text.includes('\n') || hints?.control === 'textarea' || (numberOf(schema.maxLength) ?? 0) >= LONG;
  const shared = {
    ...attributesOf(field, hint),
    value: control.shown(text),
    placeholder: hints?.placeholder ?? (draft?.kind === 'null' ? 'null' : undefined),
    onInput: (event: Event) => take(control.written((event.target as HTMLInputElement).value)),
  };
  return (
    <FieldFrame field={field} kind="text" hint={hint} aside={<Aside field={field} minLength={schema.minLength} />}>
      {long ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={control.type as 'text'} step={control.step} />
      )}
      {control.picks && (
        <input
          type="color"
          aria-label={`${field.label}, picker`}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onInput={(event) => take(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

/** An empty text is another thing than none. */
function Aside({ field, minLength }: { field: FieldProps; minLength: unknown }) {
  const { form, id, label, draft, required, onDraft } = field;
  const isEmpty = draft?.kind === 'text' && draft.text === '';
  const offered = !required && (isEmpty || (draft === undefined && !numberOf(minLength)));
  const toggle = () => {
    form.say(isEmpty ? `${label} is left out.` : `${label} is an empty text.`);
    form.focus(id);
    onDraft(isEmpty ? undefined : { kind: 'text', text: '' });
  };
  return (
    <>
      {offered && (
        <button type="button" class="pb-quiet pb-button" aria-pressed={isEmpty} onClick={toggle}>
          Empty text<span class="pb-unseen"> for {label}</span>
        </button>
      )}
      <NullToggle field={field} />
    </>
  );
}
