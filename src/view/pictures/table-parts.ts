import type { Point } from '../../model/chart.ts';
import type { Cell, Column, TableOutput } from '../../model/output.ts';

/** A name with its unit: `Delay (ms)`. */
export function label(name: string, unit: string | undefined): string {
  return unit === undefined || unit === '' ? name : `${name} (${unit})`;
}

/** A column of numbers. */
export function valueColumn(name: string): Column {
  return { label: name, align: 'end' };
}

/** A gap is a dash, never a zero. */
export function pointCell(point: Point): Cell {
  return point ?? '–';
}

/** A table under its name. */
export function table(caption: string, columns: Column[], rows: Cell[][]): TableOutput {
  return { kind: 'table', caption, columns, rows };
}
