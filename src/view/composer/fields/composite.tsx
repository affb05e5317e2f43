/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { openingValue } from '../../../model/opening-arguments.ts';
import type { FieldProps } from '../field-props.ts';
import { draftOf } from '../json-draft.ts';
import { FieldNotes, faultOf, hintOf } from './field-frame.tsx';
import { NullToggle } from './null-toggle.tsx';

/** A field made of others, under its name. While it is absent, a button adds it: so one that holds itself has an end. */
export function Composite({ field, children }: { field: FieldProps; children: ComponentChildren }) {
  const { form, schema, id, label, draft, required, unmarked, onDraft } = field;
  const notes = { id, fault: faultOf(field), hint: hintOf(form.read(schema).schema) };
  const described = notes.hint && `${id}-hint`;
  const change = (next: typeof draft, says: string) => {
    form.say(`${label} is ${says}.`);
    form.focus(id);
    onDraft(next);
  };
  if (draft === undefined || draft.kind === 'null') {
    const add = () => change(draftOf(openingValue(schema, form.read)), 'added');
    return (
      <div class="pb-field pb-absent">
        <div class="pb-label">
          <button type="button" class="pb-button" id={id} aria-describedby={described} onClick={add}>
            Add {label}
          </button>
          {required && !unmarked && <span class="pb-unit">required</span>}
          <NullToggle field={field} />
        </div>
        <FieldNotes {...notes} />
      </div>
    );
  }
  return (
    <fieldset class="pb-nest" id={id} tabIndex={-1} aria-describedby={described}>
      <legend>
        {label}
        {required && !unmarked && <span class="pb-unit"> required</span>}
      </legend>
      <FieldNotes {...notes} />
      {children}
      <div class="pb-item-actions">
        {!required && (
          <button type="button" class="pb-button pb-quiet" onClick={() => change(undefined, 'removed')}>
            Remove {label}
          </button>
        )}
        <NullToggle field={field} />
      </div>
    </fieldset>
  );
}
