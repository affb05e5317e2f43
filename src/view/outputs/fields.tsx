/** @jsxImportSource preact */
import type { Field, FieldsOutput } from '../../model/output.ts';
import { clip } from '../format.ts';
import type { Limits } from '../limits.ts';
import { Rest } from '../rest.tsx';
import { Toned } from '../tone.tsx';
import { Empty } from './empty.tsx';

/** Labelled values; those of one group stand together under its name, where the first of them is. */
export function Fields({ output, limits }: { output: FieldsOutput; limits: Limits }) {
  const { fields } = output;
  const groups = Map.groupBy(fields.slice(0, limits.fields), (field) => field.group ?? '');
  return (
    <div class="pb-fields">
      {fields.length === 0 && <Empty />}
      {[...groups].map(([name, members]) => (
        <>
          {name !== '' && <p class="pb-group-name">{clip(name, limits.cell)}</p>}
          <dl>
            {members.map((field) => (
              <Row field={field} limits={limits} />
            ))}
          </dl>
        </>
      ))}
      <Rest count={fields.length - limits.fields} noun="field" limits={limits} />
    </div>
  );
}

function Row({ field, limits }: { field: Field; limits: Limits }) {
  return (
    <div>
      <dt>{clip(field.label, limits.cell)}</dt>
      <dd dir="auto">
        <Toned tone={field.tone}>{clip(field.value, limits.cell)}</Toned>
        {field.note !== undefined && <small> {clip(field.note, limits.cell)}</small>}
      </dd>
    </div>
  );
}
