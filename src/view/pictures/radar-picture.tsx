/** @jsxImportSource preact */
import type { Cell } from '../../model/output.ts';
import type { RadarOutput } from '../../model/picture.ts';
import { Radar } from '../charts/radar.tsx';
import { layoutRadar } from '../charts/radar-layout.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** A few profiles over the same axes. */
export const radar: Picture<RadarOutput> = {
  draw(output, options) {
    const layout = layoutRadar(output, options.compact);
    return typeof layout === 'string' ? layout : <Radar {...{ output, layout }} {...options} />;
  },
  tables({ label: name, unit, axes, series }) {
    const ends = axes.some(({ max }) => max !== undefined);
    const columns = [
      { label: 'Axis' },
      ...series.map((one) => valueColumn(one.label)),
      ...(ends ? [valueColumn('Max')] : []),
    ];
    const rows = axes.map((axis, at): Cell[] => [
      axis.label,
      ...series.map((one) => pointCell(one.values[at] ?? null)),
      ...(ends ? [pointCell(axis.max ?? null)] : []),
    ]);
    return [table(label(name, unit), columns, rows)];
  },
};
