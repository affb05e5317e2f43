/** @jsxImportSource preact */
import { canHold } from '../choose-branch.ts';
import type { FieldProps } from '../field-props.ts';
import { BooleanField } from './boolean-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Composite } from './composite.tsx';
import { ConstantField } from './constant-field.tsx';
import { FileField } from './file-field.tsx';
import { JsonField } from './json-field.tsx';
import { ListItems } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { ObjectFields } from './object-field.tsx';
import { TextField } from './text-field.tsx';
import { UnionField } from './union-field.tsx';

/** The field for a schema, whatever it is of. What none can hold is left to JSON. */
export function Field(field: FieldProps) {
  const { form, schema, draft, hints } = field;
  const shape = form.read(schema);
  const [lost] = shape.lost;
  if (lost !== undefined)
    return <JsonField {...field} reason={`What it is stands in ${lost}, outside of this schema.`} />;
  if (draft && !canHold(shape, draft)) return <JsonField {...field} reason="What it holds is of another type." />;
  if (hints?.control === 'json') return <JsonField {...field} />;
  if (hints?.control === 'file') return <FileField {...field} />;
  switch (shape.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'number':
      return <NumberField {...field} />;
    case 'boolean':
      return <BooleanField {...field} />;
    case 'null':
      return <ConstantField {...field} value={null} />;
    case 'constant':
      return <ConstantField {...field} value={shape.value} />;
    case 'choice':
      return <ChoiceField {...field} choices={shape.choices} />;
    case 'object':
      return (
        <Composite field={field}>
          <ObjectFields {...field} shape={shape} />
        </Composite>
      );
    case 'list':
      return (
        <Composite field={field}>
          <ListItems {...field} shape={shape} />
        </Composite>
      );
    case 'union':
      return (
        <Composite field={field}>
          <UnionField {...field} shape={shape} />
        </Composite>
      );
    case 'any':
      return <JsonField {...field} />;
  }
}
