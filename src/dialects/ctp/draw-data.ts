import { asObject } from '../../model/get.ts';
import type { Cell, Field, Output, TableOutput } from '../../model/output.ts';

/** The most characters of a text that stands in a field: a longer one, or one of several lines, stands by itself. */
const MAX_FIELD = 120;

/** Draws the data of a result by its shape; what has no shape of its own is shown as JSON. */
export function drawData(data: unknown): Output {
  if (data === undefined) return { kind: 'text', text: 'Done. The tool gives no data.' };
  if (typeof data === 'string') return isShort(data) ? fields([{ label: 'Result', value: data }]) : text(data);
  const entries = Object.entries(asObject(data) ?? {});
  if (entries.length > 0 && entries.every(([, value]) => isScalar(value))) return drawFields(entries);
  return drawTable(data) ?? { kind: 'code', lang: 'json', source: JSON.stringify(data, null, 2) ?? String(data) };
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isShort(value: string): boolean {
  return value.length <= MAX_FIELD && !/[\n\r]/.test(value);
}

function fields(fields: Field[]): Output {
  return { kind: 'fields', fields };
}

function text(text: string): Output {
  return { kind: 'text', text, mono: true };
}

/** Long texts first, each by itself; where they are several, the fields say which is which. */
function drawFields(entries: [string, unknown][]): Output {
  const isLong = (value: unknown): value is string => typeof value === 'string' && !isShort(value);
  const long = entries.filter(([, value]) => isLong(value));
  if (long.length === 0) return fields(entries.map(([label, value]) => ({ label, value: String(value) })));
  const names = long.map(([label]) => label);
  const rest = entries.flatMap(([label, value]): Field[] => {
    if (!isLong(value)) return [{ label, value: String(value) }];
    return long.length === 1 ? [] : [{ label, value: `text ${names.indexOf(label) + 1} above` }];
  });
  const parts = long.map(([, value]) => text(String(value)));
  return parts.length === 1 && rest.length === 0
    ? (parts[0] as Output)
    : { kind: 'group', parts: rest.length > 0 ? [...parts, fields(rest)] : parts };
}

/** Objects of scalars that all have the same keys, as rows. */
function drawTable(data: unknown): TableOutput | undefined {
  if (!Array.isArray(data) || data.length === 0) return undefined;
  const keys = Object.keys(asObject(data[0]) ?? {});
  const isAlike = (row: unknown) => {
    const object = asObject(row);
    if (!object || Object.keys(object).length !== keys.length) return false;
    return keys.every((key) => Object.hasOwn(object, key) && isScalar(object[key]));
  };
  if (keys.length === 0 || !data.every(isAlike)) return undefined;
  const rows = data.map((row) => keys.map((key): Cell => toCell(row[key])));
  const columns = keys.map((label, index) => {
    return rows.every((row) => typeof row[index] === 'number') ? { label, align: 'end' as const } : { label };
  });
  return { kind: 'table', columns, rows };
}

function toCell(value: unknown): Cell {
  // Not every number can be in JSON, and so in a result.
  return typeof value === 'number' && Number.isFinite(value) ? value : String(value);
}
