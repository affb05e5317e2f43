/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { type Schema, textOf } from '../../../model/read-schema.ts';
import { constraintsOf, sentence } from '../../schema-words.ts';
import type { FieldProps } from '../field-props.ts';

/** What a field says below its control: its description, and what its schema asks for. */
export function hintOf(schema: Schema): string | undefined {
  const asked = constraintsOf(schema).join(', ');
  const hint = [textOf(schema.description), asked && sentence(asked)].filter(Boolean).join(' ');
  return hint || undefined;
}

interface FrameProps {
  field: FieldProps;
  /** The kind of its control, for its looks. */
  kind: string;
  hint: string | undefined;
  /** What is wrong with it beside what its value breaks; empty when nothing is. */
  fault?: string | undefined;
  /** Beside its label. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** A control between its label, its message and its hint. */
export function FieldFrame({ field, kind, hint, fault = faultOf(field), aside, children }: FrameProps) {
  const { id, label, required, unmarked } = field;
  return (
    <div class={`pb-field pb-field-${kind}`}>
      <div class="pb-label">
        <label for={id}>
          {label}
          {required && !unmarked && <span class="pb-unit"> required</span>}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes {...{ id, fault, hint }} />
    </div>
  );
}

/** What stands below a control: what is wrong with it, and its hint. */
export function FieldNotes({ id, fault, hint }: { id: string; fault: string | undefined; hint: string | undefined }) {
  return (
    <>
      {fault && (
        <p class="pb-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p class="pb-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

/** What is wrong with the value of a field. */
export function faultOf({ form, path }: FieldProps): string | undefined {
  return form.faults.get(path);
}

/** The attributes that every control has. It has no name: the card listens to the JSON alone. */
export function attributesOf(field: FieldProps, hint: string | undefined, fault = faultOf(field)) {
  const { id } = field;
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': fault ? ('true' as const) : undefined,
    'aria-required': field.required ? ('true' as const) : undefined,
  };
}
