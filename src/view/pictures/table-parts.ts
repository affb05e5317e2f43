import type { Chart, Point, Series } from '../../model/chart.ts';
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

/** One column of numbers along a chart. */
export interface Track {
  column: Column;
  cell(at: number): Cell;
}

/** What a series is measured in. The right axis has no unit but that of its series. */
export function unitOf({ unit, axis }: Series, { yUnit }: Chart): string | undefined {
  return unit ?? (axis === 'right' ? undefined : yUnit);
}
