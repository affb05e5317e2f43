/** @jsxImportSource preact */
import type { PieOutput } from '../../model/picture.ts';
import type { DrawOptions } from '../picture.ts';
import { label } from '../pictures/table-parts.ts';
import { share } from './axes.tsx';
import { ChartField } from './chart-field.tsx';
import { hueClass } from './hue.ts';
import type { Look } from './looks.ts';
import { PartList } from './part-list.tsx';
import { type DrawnSlice, HALF, type Middle, type PieLayout } from './pie-layout.ts';
import { readablePie } from './readable-pie.ts';
import { Titles } from './titles.tsx';

/** The opacity of slices, between these. */
const WEAKEST = 0.25;
const STRONGEST = 0.85;

interface Props extends DrawOptions {
  output: PieOutput;
  layout: PieLayout;
}

/** Slices around a middle, with what they are beside them: names never fit slices, and in a list all of them can be read. */
export function Pie({ output, layout, compact, Readout }: Props) {
  const { slices, seams, labels, middle, summary, notes } = layout;
  const parts = slices.map((slice) => {
    const { label: name, tone, spot } = slice;
    return { mark: <Key slice={slice} />, label: name, tone, told: compact ? [spot.share] : [spot.share, spot.value] };
  });
  return (
    <>
      {!compact && <Titles start={label(output.label, output.unit)} />}
      <div class="pb-listed">
        <div class={`pb-plot pb-shape pb-round${compact ? ' pb-small' : ''}`} dir="ltr">
          <ChartField summary={summary} Readout={Readout} readable={readablePie(output, layout)}>
            <svg width="100%" height="100%" aria-hidden="true">
              <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}>
                {slices.map((slice) => (
                  <SlicePath slice={slice} />
                ))}
                {seams && <path class="pb-seam" d={seams} />}
              </svg>
              {labels.map(({ shown, made }) => (
                <g class={shown}>
                  {made.map((at) => (
                    <ShareLabel slice={slices[at]!} />
                  ))}
                </g>
              ))}
              {middle && <Total middle={middle} />}
            </svg>
          </ChartField>
        </div>
        <PartList parts={parts} />
      </div>
      {notes.length > 0 && <p class="pb-rest">{notes.join(' ')}</p>}
    </>
  );
}

function ShareLabel({ slice: { spot } }: { slice: DrawnSlice }) {
  return (
    <text class="pb-halo pb-strong" x={share(spot.x)} y={share(spot.y)} dy=".32em" text-anchor="middle">
      {spot.share}
    </text>
  );
}

/** In the middle of a donut. */
function Total({ middle: { value, unit, large } }: { middle: Middle }) {
  return (
    <>
      <text
        class={`pb-strong pb-middle${large ? ' pb-large' : ''}`}
        x="50%"
        y="50%"
        dy={unit ? '0' : '.32em'}
        text-anchor="middle"
      >
        {value}
      </text>
      {unit && (
        <text x="50%" y="50%" dy="17" text-anchor="middle">
          {unit}
        </text>
      )}
    </>
  );
}

/** What no slice accounts for is an outline. */
function SlicePath({ slice: { look, tone, path, shift } }: { slice: DrawnSlice }) {
  if (!look) return <path class="pb-missing" d={path} />;
  const [x, y] = shift;
  return (
    <g class={hueClass(tone, look)} transform={x || y ? `translate(${x} ${y})` : undefined}>
      <path class="pb-part" d={path} fill-opacity={opacityOf(look)} />
    </g>
  );
}

function Key({ slice: { look, tone } }: { slice: DrawnSlice }) {
  const square = 'M1 1h12v12h-12z';
  return (
    <svg class={look && hueClass(tone, look)} width="14" height="14" aria-hidden="true">
      {look ? (
        <path class="pb-part" d={square} fill-opacity={opacityOf(look)} />
      ) : (
        <path class="pb-missing" d={square} />
      )}
    </svg>
  );
}

/** Apart as the fills of bars are, and none of them so strong or so weak that its share cannot be read on it. */
function opacityOf({ fill }: Look): number {
  return Math.round((WEAKEST + (STRONGEST - WEAKEST) * fill) * 100) / 100;
}
