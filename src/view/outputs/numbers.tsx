/** @jsxImportSource preact */
import type { TableOutput } from '../../model/output.ts';
import type { Limits } from '../limits.ts';
import { Table } from './table.tsx';

/** The numbers of a chart, as tables. */
export function Numbers({ tables, limits }: { tables: readonly TableOutput[]; limits: Limits }) {
  return (
    <>
      {tables.slice(0, limits.parts).map((table) => (
        <Table output={table} limits={limits} />
      ))}
    </>
  );
}
