/** @jsxImportSource preact */
import type { Cell, Column } from '../../model/output.ts';
import type { HeatmapOutput } from '../../model/picture.ts';
import { Heatmap } from '../charts/heatmap.tsx';
import { layoutHeatmap } from '../charts/heatmap-layout.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** Matrices of values as colours. */
export const heatmap: Picture<HeatmapOutput> = {
  draw(output, options) {
    const layout = layoutHeatmap(output, options.compact);
    return typeof layout === 'string' ? layout : <Heatmap {...{ output, layout }} {...options} />;
  },
  tables({ label: name, unit, xLabel, yLabel, x, y, values }, most) {
    const columns: Column[] = [{ label: `${yLabel} \\ ${xLabel}` }, ...x.map((value) => valueColumn(String(value)))];
    const rows = y
      .slice(0, most)
      .map((value, row): Cell[] => [value, ...x.map((_, column) => pointCell(values[row]?.[column] ?? null))]);
    return [{ ...table(label(name, unit), columns, rows), count: y.length }];
  },
};
