/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { TableOutput } from '../../model/output.ts';
import type { ExtraViews } from '../extra-views.ts';
import { clip } from '../format.ts';
import type { Limits } from '../limits.ts';
import type { Picture, PictureOutput } from '../picture.ts';

interface Props {
  output: PictureOutput;
  limits: Limits;
  /** What draws it. */
  picture: Picture;
  Readout: ExtraViews['Readout'];
  /** Draws its numbers. Passed in, so that a picture knows nothing of the other kinds. */
  Table: ComponentType<{ output: TableOutput; limits: Limits; count?: number | undefined }>;
}

/** A picture with its numbers. */
export function PictureFigure({ output, limits, picture, Table, Readout }: Props) {
  const drawn = picture.draw(output, { compact: limits.compact ?? false, Readout });
  const tables = picture.tables(output, limits.rows);
  return (
    <figure class="pb-chart" aria-label={clip(tables[0]?.caption ?? '', limits.cell)}>
      {typeof drawn === 'string' ? <p>{drawn}</p> : drawn}
      <details class="pb-numbers">
        <summary>The numbers</summary>
        {tables.slice(0, limits.parts).map((table) => (
          <Table output={table} limits={limits} count={table.count} />
        ))}
      </details>
    </figure>
  );
}
