/** @jsxImportSource preact */
import { isSame } from '../../../model/field-rules.ts';
import { sayValue } from '../../../model/schema-shape.ts';
import type { FieldProps } from '../field-props.ts';
import { draftOf, heldValue } from '../json-draft.ts';
import { attributesOf, FieldFrame, hintOf } from './field-frame.tsx';
import { NullToggle } from './null-toggle.tsx';

interface Choice {
  value: unknown;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

/** One of several values. What it holds beside them stays, and is shown as it is. */
export function ChoiceField(props: FieldProps & { choices: readonly Choice[] }) {
  const { form, draft, required, hints, onDraft } = props;
  const { schema } = form.read(props.schema);
  const choices = offered(props.choices, hints?.options ?? []);
  const held = heldValue(draft);
  const chosen = draft === undefined ? -1 : choices.findIndex(({ value }) => isSame(value, held));
  const hint = [sentence(choices[chosen]?.description), hintOf(schema)].filter(Boolean).join(' ') || undefined;
  const canBeNull = choices.some(({ value }) => value === null);
  const none = draft === undefined ? (required ? 'Choose…' : 'Not set') : sayValue(held);
  return (
    <FieldFrame field={props} kind="select" hint={hint} aside={!canBeNull && <NullToggle field={props} />}>
      <select
        {...attributesOf(props, hint)}
        onInput={({ currentTarget: { value } }) =>
          onDraft(value === '' ? undefined : draftOf(choices[Number(value)]?.value))
        }
      >
        {(chosen < 0 || !required) && (
          <option value="" selected={chosen < 0}>
            {chosen < 0 ? none : 'Not set'}
          </option>
        )}
        {choices.map(({ label, disabled }, index) => (
          <option value={index} selected={index === chosen} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** What a schema allows, as a dialect calls it and in its order; what that says is disabled is shown too. */
function offered(allowed: readonly Choice[], named: readonly Choice[]): Choice[] {
  const isIn = (choices: readonly Choice[]) => (choice: Choice) =>
    choices.some(({ value }) => isSame(value, choice.value));
  const known = named.filter((choice) => choice.disabled || isIn(allowed)(choice));
  return [...known, ...allowed.filter((choice) => !isIn(known)(choice))];
}

/** A text that another can follow. */
function sentence(text: string | undefined): string | undefined {
  return text && !/[.!?…]$/.test(text) ? `${text}.` : text;
}
