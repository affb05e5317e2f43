/** @jsxImportSource preact */
import type { TreemapOutput } from '../../model/picture.ts';
import type { DrawOptions } from '../picture.ts';
import { label } from '../pictures/table-parts.ts';
import { share } from './axes.tsx';
import { ChartField } from './chart-field.tsx';
import { UNITS } from './field.ts';
import { readableTreemap } from './readable-treemap.ts';
import { Titles } from './titles.tsx';
import type { TreeField, TreeLabel, TreemapLayout } from './treemap-layout.ts';

interface Props extends DrawOptions {
  output: TreemapOutput;
  layout: TreemapLayout;
}

/** Rectangles in rectangles. They are stretched as little as can be: there is a picture for narrow, for middling and for wide places. */
export function Treemap({ output, layout, compact, Readout }: Props) {
  const { fields, whole, summary, notes } = layout;
  return (
    <>
      {!compact && <Titles start={label(output.label, output.unit)} end={whole} />}
      <div class="pb-plot pb-shape" dir="ltr">
        {fields.map((field) => (
          <div class={field.shown}>
            <ChartField summary={summary} Readout={Readout} readable={readableTreemap(output, field)}>
              <Field field={field} />
            </ChartField>
          </div>
        ))}
      </div>
      {notes.length > 0 && <p class="pb-rest">{notes.join(' ')}</p>}
    </>
  );
}

function Field({ field: { height, shapes, rest, labels } }: { field: TreeField }) {
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <svg width="100%" height={height} viewBox={`0 0 ${UNITS} ${height}`} preserveAspectRatio="none">
        {shapes.map(({ colour, frames, leaves }) => (
          <g class={colour}>
            {frames && <path class="pb-part" d={frames} fill-opacity={FRAME} />}
            {leaves && <path class="pb-part" d={leaves} fill-opacity={LEAF} />}
          </g>
        ))}
        {rest && <path class="pb-missing" d={rest} />}
      </svg>
      {labels.map((one) => (
        <Label label={one} />
      ))}
    </svg>
  );
}

/** Opacities with which text can be read on what is filled. */
const FRAME = 0.08;
const LEAF = 0.22;
/** Pixels between a text and the side of its rectangle. */
const PADDING = 5;

function Label({ label: { at, y, anchor, text, full } }: { label: TreeLabel }) {
  const end = anchor === 'end';
  return (
    <text class="pb-strong" x={share(at)} y={y} dx={end ? -PADDING : PADDING} text-anchor={end ? 'end' : undefined}>
      {full !== undefined && <title>{full}</title>}
      {text}
    </text>
  );
}
