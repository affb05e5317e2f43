/** @jsxImportSource preact */
import { chartTables } from '../chart-tables.ts';
import type { ChartProps } from '../extra-views.ts';

/** The numbers of a picture, as tables. */
export function Chart({ output, limits, Table }: ChartProps) {
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
