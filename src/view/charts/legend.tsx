/** @jsxImportSource preact */
import { clip } from '../format.ts';
import { Bars } from './bars.tsx';
import type { DrawnSeries } from './chart-layout.ts';
import { dashOf, lineClass } from './line-look.ts';
import { lookOf } from './looks.ts';
import { symbolOf } from './symbols.ts';

/** Characters of a name. */
const MOST_NAME = 60;

/** Which series is which, where there is more than one, and what the size of circles means. */
export function Legend({ series, unsaid }: { series: readonly DrawnSeries[]; unsaid: boolean }) {
  if (series.length < 2 && unsaid && !series[0]?.series.sizes) return null;
  return (
    <ul class="pb-legend pb-keys">
      {series.map((drawn) => {
        const { label, unit, sizes, sizeLabel } = drawn.series;
        const about = [unit, sizes && `area: ${sizeLabel ?? 'size'}`, drawn.right && 'right axis'].filter(Boolean);
        return (
          <li title={label.length > MOST_NAME ? label : undefined}>
            <Key drawn={drawn} /> <bdi>{clip(label, MOST_NAME)}</bdi>
            {about.length > 0 && ` (${about.join(', ')})`}
          </li>
        );
      })}
    </ul>
  );
}

/** The same marks as in the chart. */
export function Key({ drawn }: { drawn: DrawnSeries }) {
  const { index, shape, series, marks } = drawn;
  const look = lookOf(index);
  const filled = shape === 'bar' || shape === 'box';
  const lined = !filled && shape !== 'points' && !series.sizes;
  return (
    <svg class={look.colour} width="26" height="12" aria-hidden="true">
      {filled && <Bars d="M1 1h24v10h-24z" look={look} faint={shape === 'box'} />}
      {marks.area !== undefined && <path class="pb-area" d="M0 6h26v6h-26z" />}
      {lined && <path class={lineClass(drawn)} d="M0 6h26" stroke-dasharray={dashOf(drawn)} />}
      {(shape === 'points' || series.markers) && !series.sizes && (
        <svg x="13" y="6">
          <path class="pb-symbol" d={symbolOf(index)} />
        </svg>
      )}
      {series.sizes && <circle class="pb-bubble" cx="13" cy="6" r="5" />}
    </svg>
  );
}
