/** @jsxImportSource preact */
import { type ChartOutput, chartTables } from '../chart-tables.ts';
import type { Limits } from '../limits.ts';
import { Table } from './table.tsx';

/** What exports them needs them too, and finds them where they are loaded already. */
export { chartTables };

/** The numbers of a picture, as tables. */
export function Chart({ output, limits }: { output: ChartOutput; limits: Limits }) {
  return (
    <>
      {chartTables(output)
        .slice(0, limits.parts)
        .map((table) => (
          <Table output={table} limits={limits} />
        ))}
    </>
  );
}
