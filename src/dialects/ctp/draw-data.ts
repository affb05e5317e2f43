import { asObject } from '../../model/get.ts';
import type { Field, Output } from '../../model/output.ts';
import { outputOfData } from '../../model/output-of-data.ts';

/** The most characters of a text that stands in a field: a longer one, or one of several lines, stands by itself. */
const MAX_FIELD = 200;

/** Draws the data of a result by its shape. Of an object, long texts come first, each by itself. */
export function drawData(data: unknown): Output {
  if (data === undefined) return { kind: 'text', text: 'Done. The tool gives no data.' };
  const drawn = outputOfData(data);
  if (drawn.kind !== 'fields') return drawn;
  const long = Object.entries(asObject(data) ?? {}).filter(([, value]) => isLong(value));
  if (long.length === 0) return drawn;
  const numbers = new Map(long.map(([label], index) => [label, index + 1]));
  const parts = long.map(([, value]): Output => ({ kind: 'text', text: String(value), mono: true }));
  const fields = drawn.fields.flatMap((field): Field[] => {
    const number = numbers.get(field.label);
    if (number === undefined) return [field];
    // Of several texts, the fields say which is which.
    return long.length === 1 ? [] : [{ label: field.label, value: `text ${number} above` }];
  });
  return { kind: 'group', parts: fields.length > 0 ? [...parts, { kind: 'fields', fields }] : parts };
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && (value.length > MAX_FIELD || /[\n\r]/.test(value));
}
