/** @jsxImportSource preact */
import type { Cell, Column, TableOutput } from '../../model/output.ts';
import { countWithin } from '../count-within.ts';
import { clip } from '../format.ts';
import type { Limits } from '../limits.ts';
import { Rest } from '../rest.tsx';
import { Toned } from '../tone.tsx';
import { Empty } from './empty.tsx';
import { Scroller } from './scroller.tsx';

interface Props {
  output: TableOutput;
  limits: Limits;
  /** How many rows there are, where the table holds only the first of them. */
  count?: number | undefined;
}

/** Rows and columns; a long table is drawn in part. */
export function Table({ output, limits, count = output.rows.length }: Props) {
  const columns = output.columns.slice(0, limits.columns);
  const size = (row: Cell[]) => columns.reduce((sum, _, at) => sum + textOf(row[at], limits).length, 0);
  const drawn = countWithin(output.rows, limits.rows, limits.characters, size);
  const { caption, link } = output;
  return (
    <>
      <Scroller label={caption === undefined ? 'Table' : clip(caption, limits.cell)}>
        <table class="pb-table" data-chart={link?.chart}>
          {caption !== undefined && <caption>{clip(caption, limits.cell)}</caption>}
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" class={classOf(column, false)}>
                  {clip(column.label, limits.cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {output.rows.slice(0, drawn).map((row, index) => (
              <tr data-key={link && JSON.stringify(link.keys[index])}>
                {columns.map((column, at) => (
                  <TableCell cell={row[at]} column={column} limits={limits} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {(output.rows.length === 0 || output.columns.length === 0) && <Empty />}
      <Rest count={count - drawn} noun="row" limits={limits} />
      <Rest count={output.columns.length - columns.length} noun="column" limits={limits} />
    </>
  );
}

function TableCell({ cell, column, limits }: { cell: Cell | undefined; column: Column; limits: Limits }) {
  const own = typeof cell === 'object' ? cell : undefined;
  return (
    <td class={classOf(column, own?.mono)}>
      <Toned tone={own?.tone}>{textOf(cell, limits)}</Toned>
    </td>
  );
}

function textOf(cell: Cell | undefined, limits: Limits): string {
  return clip(String(typeof cell === 'object' ? cell.text : (cell ?? '')), limits.cell);
}

/** Columns that keep to the end hold numbers: their digits line up. */
function classOf({ align, mono: inColumn }: Column, mono = inColumn): string | undefined {
  return [align === 'end' && 'pb-end', mono && 'pb-mono'].filter(Boolean).join(' ') || undefined;
}
