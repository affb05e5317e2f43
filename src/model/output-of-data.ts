import { asObject } from './get.ts';
import type { JsonObject } from './json-schema.ts';
import type { Cell, Column, Output } from './output.ts';

/** What is known of data beyond its shape. */
export interface DataOptions {
  /** Columns of a table, in the order in which they are to come first. Default: as the rows name them. */
  columns?: readonly DataColumn[];
}

/** What is known of a column. */
export interface DataColumn {
  /** The key of its cells. */
  name: string;
  /** It holds numbers, whatever its cells look like. Default: as they do. */
  numeric?: boolean;
}

/** The most characters of data as JSON: more is no result that a page can show. */
export const MAX_DATA_CHARACTERS = 2_000_000;

/** The most columns of a table; rows with more keys than that are drawn as JSON. */
const MAX_COLUMNS = 50;

/** Text of more characters, or of several lines, is set as it stands in a file. */
const MAX_PROSE = 400;

/**
 * A result to draw data by its shape: an object of scalars as fields, a list of alike objects as a table, text and other scalars as
 * text, anything else as JSON. It is drawn as JSON has it: what JSON cannot say is not in it.
 * @throws where it cannot be said in JSON, such as a cycle, or is longer than {@link MAX_DATA_CHARACTERS}
 */
export function outputOfData(data: unknown, { columns = [] }: DataOptions = {}): Output {
  const source = toJson(data);
  if (source === undefined) return { kind: 'text', text: '' };
  const value: unknown = JSON.parse(source);
  if (typeof value === 'string')
    return { kind: 'text', text: value, mono: value.length > MAX_PROSE || value.includes('\n') };
  if (isScalar(value)) return { kind: 'text', text: String(value) };
  if (isRecord(value)) return fieldsOf(value);
  const table = Array.isArray(value) && value.length > 0 && value.every(isRecord) ? tableOf(value, columns) : undefined;
  return table ?? { kind: 'code', lang: 'json', source: JSON.stringify(value, undefined, 2) };
}

/** JSON of a value, of bounded length; undefined for what JSON leaves out. */
function toJson(data: unknown): string | undefined {
  const json = JSON.stringify(data);
  if (json !== undefined && json.length > MAX_DATA_CHARACTERS) {
    throw new RangeError(`The result has ${json.length} characters as JSON, and ${MAX_DATA_CHARACTERS} are the most`);
  }
  return json;
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== 'object';
}

/** Whether a value is an object of scalars, and not empty. */
function isRecord(value: unknown): value is JsonObject {
  const values = Object.values(asObject(value) ?? {});
  return values.length > 0 && values.every(isScalar);
}

function fieldsOf(record: JsonObject): Output {
  return { kind: 'fields', fields: Object.entries(record).map(([label, value]) => ({ label, value: String(value) })) };
}

/** Rows under all keys that one of them has; undefined where those are too many. */
function tableOf(rows: readonly JsonObject[], known: readonly DataColumn[]): Output | undefined {
  const held = new Set(rows.flatMap((row) => Object.keys(row)));
  const first = known.filter(({ name }) => held.has(name));
  const names = [...new Set([...first.map(({ name }) => name), ...held])];
  if (names.length > MAX_COLUMNS) return undefined;
  const numeric = new Set(known.filter((column) => column.numeric).map(({ name }) => name));
  const columns = names.map((label): Column => {
    const cells = rows.map((row) => cellOf(row, label)).filter((cell) => cell !== '');
    const looksNumeric = cells.length > 0 && cells.every((cell) => typeof cell === 'number');
    return looksNumeric || numeric.has(label) ? { label, align: 'end' } : { label };
  });
  return { kind: 'table', columns, rows: rows.map((row) => names.map((name) => cellOf(row, name))) };
}

/** What is not there or null is an empty cell. */
function cellOf(row: JsonObject, name: string): Cell {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  if (value === undefined || value === null) return '';
  return typeof value === 'number' ? value : String(value);
}
