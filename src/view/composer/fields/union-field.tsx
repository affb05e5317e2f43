/** @jsxImportSource preact */
import type { Shape } from '../../../model/schema-shape.ts';
import { carryOver, chooseBranch } from '../choose-branch.ts';
import type { FieldProps } from '../field-props.ts';
import { BLANK, filled } from '../json-draft.ts';
import { JsonField } from './json-field.tsx';

/** One of several kinds of values, and the field for the kind that is chosen. */
export function UnionField({ shape, ...field }: FieldProps & { shape: Shape & { kind: 'union' } }) {
  const { form, id, label, draft, onDraft } = field;
  if (draft === undefined) return null;
  const { Field } = form;
  const { branches } = shape;
  const chosen = chooseBranch(branches, draft, form.read);
  const branch = branches[chosen];
  const choose = (next: number) => {
    onDraft({ ...carryOver(draft, branches[next]!.schema, form.read), branch: next });
  };
  return (
    <>
      <div class="pb-field pb-field-select">
        <label for={`${id}-kind`}>Kind of {label}</label>
        <select id={`${id}-kind`} onInput={(event) => choose(Number(event.currentTarget.value))}>
          {chosen < 0 && (
            <option value="" selected disabled>
              None of these
            </option>
          )}
          {branches.map((other, index) => (
            <option value={index} selected={index === chosen}>
              {other.label}
            </option>
          ))}
        </select>
      </div>
      {branch ? (
        <Field
          key={chosen}
          {...field}
          id={`${id}-v`}
          schema={branch.schema}
          label={`${label} (${branch.label})`}
          draft={filled(draft)}
          required={true}
          unmarked={true}
          onDraft={(next) => onDraft({ ...(next ?? BLANK), branch: chosen })}
        />
      ) : (
        <JsonField {...field} id={`${id}-v`} schema={{}} reason="It fits none of these kinds." />
      )}
    </>
  );
}
