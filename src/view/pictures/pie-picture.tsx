/** @jsxImportSource preact */
import type { Cell } from '../../model/output.ts';
import type { PieOutput } from '../../model/picture.ts';
import { formatShare } from '../charts/format-share.ts';
import { Pie } from '../charts/pie.tsx';
import { layoutPie } from '../charts/pie-layout.ts';
import { dividePie } from '../charts/pie-parts.ts';
import type { Picture } from '../picture.ts';
import { label, table, valueColumn } from './table-parts.ts';

/** Shares of a whole. */
export const pie: Picture<PieOutput> = {
  draw(output, options) {
    const layout = layoutPie(output, options.compact);
    return typeof layout === 'string' ? layout : <Pie {...{ output, layout }} {...options} />;
  },
  tables: (output) => [pieTable(output)],
};

/** Shares are only given where the picture has them. */
function pieTable(output: PieOutput) {
  const divided = dividePie(output);
  const shares = typeof divided === 'string' ? undefined : divided;
  const rows = output.slices.map(({ label: text, tone = 'normal', value }): Cell[] => {
    return [{ text, tone }, value, ...(shares ? [formatShare(value / shares.whole)] : [])];
  });
  const rest = shares?.parts.find(({ look }) => !look);
  if (shares && rest) rows.push([rest.label, rest.value, formatShare(rest.value / shares.whole)]);
  const columns = [{ label: 'Part' }, valueColumn('Value'), ...(shares ? [valueColumn('Share')] : [])];
  return table(label(output.label, output.unit), columns, rows);
}
