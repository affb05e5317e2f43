/** @jsxImportSource preact */
import type { HeatmapOutput } from '../../model/picture.ts';
import { clip } from '../format.ts';
import type { DrawOptions } from '../picture.ts';
import { label } from '../pictures/table-parts.ts';
import { BottomAxis, SideAxis } from './axes.tsx';
import { ChartField } from './chart-field.tsx';
import { round, UNITS } from './field.ts';
import { formatValue } from './format-ticks.ts';
import { type HeatmapLayout, STEPS, strokeIn } from './heatmap-layout.ts';
import { rectangle } from './rectangle.ts';
import { Titles } from './titles.tsx';

/** The opacity of the weakest shade: no cell looks as if it were missing. */
const WEAKEST = 0.08;
/** Pixels of the key: its height, and about its width. */
const KEY = 12;
const KEY_WIDTH = 132;

interface Props extends DrawOptions {
  output: HeatmapOutput;
  layout: HeatmapLayout;
}

/** A matrix of shades, with what they mean. */
export function Heatmap({ output, layout, compact, Readout }: Props) {
  const { height, margins, left, bottom, shades, below, row, missing } = layout;
  return (
    <>
      <Key layout={layout} name={compact ? '' : label(output.label, output.unit)} />
      <div class="pb-plot" dir="ltr">
        {!compact && <Titles start={output.yLabel} />}
        <SideAxis ticks={left} width={margins.left} height={height} end={false} />
        <ChartField summary={layout.summary} Readout={Readout} readable={{ kind: 'heatmap', output }}>
          <svg
            width="100%"
            height={height}
            viewBox={`0 0 ${UNITS} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {shades.map(({ strength, cells }) => (
              <path class={`pb-shade ${hueOf(strength)}`} d={cells} fill-opacity={opacityOf(strength)} />
            ))}
            {below && <Minus d={below} row={row} />}
            {missing && <path class="pb-missing" d={missing} />}
          </svg>
        </ChartField>
        <SideAxis ticks={[]} width={margins.right} height={height} end={true} />
        <BottomAxis sets={bottom} />
        {!compact && <Titles end={output.xLabel} />}
      </div>
      {layout.notes.length > 0 && <p class="pb-rest">{layout.notes.join(' ')}</p>}
    </>
  );
}

/** The shades between the least and the greatest value, in even steps. */
function Key({ layout: { span, middle, missing }, name }: { layout: HeatmapLayout; name: string }) {
  const first = middle === undefined ? 0 : -STEPS;
  const strengths = Array.from({ length: STEPS - first + 1 }, (_, at) => (first + at) / STEPS);
  const width = Math.round(KEY_WIDTH / strengths.length);
  return (
    <ul class="pb-legend pb-keys">
      <li>
        {name && <bdi>{clip(name, 60)}: </bdi>}
        {formatValue(span[0])}{' '}
        <svg width={width * strengths.length} height={KEY} aria-hidden="true">
          {strengths.map((strength, at) => (
            <path
              class={`pb-shade ${hueOf(strength)}`}
              d={rectangle(at * width, 0, width, KEY)}
              fill-opacity={opacityOf(strength)}
            />
          ))}
          {middle !== undefined && (
            <Minus
              d={strengths
                .filter((strength) => strength < 0)
                .map((_, at) => strokeIn(at * width, 0, width, KEY))
                .join('')}
              row={KEY}
            />
          )}
        </svg>{' '}
        {formatValue(span[1])}
      </li>
      {middle !== undefined && (
        <li>
          <svg width={2 * KEY} height={KEY} aria-hidden="true">
            <path class={`pb-shade ${hueOf(-1)}`} d={rectangle(0, 0, 2 * KEY, KEY)} fill-opacity={opacityOf(-0.5)} />
            <Minus d={strokeIn(0, 0, 2 * KEY, KEY)} row={KEY} />
          </svg>{' '}
          below the middle, {formatValue(middle)}
        </li>
      )}
      {missing && (
        <li>
          <svg width="26" height={KEY} aria-hidden="true">
            <path class="pb-missing" d="M1 1h24v10h-24zM1 11l24-10" />
          </svg>{' '}
          no value
        </li>
      )}
    </ul>
  );
}

/** Strokes that are seen on every shade, and leave enough of it to be seen. */
function Minus({ d, row }: { d: string; row: number }) {
  const width = Math.min(4, Math.max(1.5, row * 0.3));
  return (
    <>
      <path class="pb-minus-edge" d={d} stroke-width={round(width)} />
      <path class="pb-minus" d={d} stroke-width={round(width * 0.4)} />
    </>
  );
}

function hueOf(strength: number): string {
  return strength < 0 ? 'pb-hue-2' : 'pb-hue-1';
}

function opacityOf(strength: number): number {
  return Math.round((WEAKEST + (1 - WEAKEST) * Math.abs(strength)) * 100) / 100;
}
