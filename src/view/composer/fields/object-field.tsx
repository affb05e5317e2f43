/** @jsxImportSource preact */
import { type Schema, textOf } from '../../../model/read-schema.ts';
import type { Shape } from '../../../model/schema-shape.ts';
import { plural } from '../../format.ts';
import { type FieldProps, pointerTo } from '../field-props.ts';
import { type DraftOf, type JsonDraft, withField } from '../json-draft.ts';
import { AdditionalFields } from './additional-fields.tsx';

/** Most properties of one object that have fields; the others can be written in the JSON. */
const MAX_FIELDS = 200;

/** The properties of an object, in the schema's order, and what it holds beside them. */
export function ObjectFields(props: FieldProps & { shape: Shape & { kind: 'object' } }) {
  const { form, shape, id, path, draft, onDraft } = props;
  if (draft?.kind !== 'object') return null;
  const { Field } = form;
  const isTop = path === '';
  const shown = [...shape.properties].slice(0, MAX_FIELDS);
  const entries = shown.map(([name, schema], index) => ({
    name,
    schema,
    index,
    hints: isTop ? form.hints.get(name) : undefined,
  }));
  const visible = entries.filter(({ name, hints }) => !hints?.hidden && !(isTop && form.unshown.has(name)));
  const change = (name: string, next: JsonDraft | undefined) => onDraft(inOrder(withField(draft, name, next), shape));
  const groups = Map.groupBy(visible, ({ hints }) => hints?.group);
  return (
    <>
      {[...groups].map(([group, members]) => {
        const fields = members.map(({ name, schema, index, hints }) => (
          <Field
            key={name}
            form={form}
            schema={schema}
            label={labelOf(form.read(schema).schema, name)}
            id={`${id}-${index}`}
            path={pointerTo(path, name)}
            draft={draft.fields.get(name)}
            required={shape.required.has(name)}
            hints={hints}
            onDraft={(next) => change(name, next)}
          />
        ));
        if (group === undefined) return fields;
        return (
          <fieldset class="pb-nest" key={group}>
            <legend>{group}</legend>
            {fields}
          </fieldset>
        );
      })}
      {shape.properties.size > MAX_FIELDS && (
        <p class="pb-hint">
          {plural(shape.properties.size - MAX_FIELDS, 'more property', 'more properties')} can be written in the JSON.
        </p>
      )}
      <AdditionalFields {...props} object={draft} known={shape.properties} />
    </>
  );
}

function labelOf(schema: Schema, name: string): string {
  return textOf(schema.title) ?? name;
}

/** Keys stand in the schema's order, and what it does not know after them, so that filling a form in another order changes nothing. */
function inOrder(object: DraftOf<'object'>, { properties }: Shape & { kind: 'object' }): DraftOf<'object'> {
  const known = [...properties.keys()].filter((name) => object.fields.has(name));
  const others = [...object.fields.keys()].filter((name) => !properties.has(name));
  return { ...object, fields: new Map([...known, ...others].map((name) => [name, object.fields.get(name)!])) };
}
