/** @jsxImportSource preact */
import { chartTables } from '../chart-tables.ts';
import type { ChartProps } from '../extra-views.ts';

/** What exports them needs them too, and finds them where they are loaded already. */
export { chartTables };

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
