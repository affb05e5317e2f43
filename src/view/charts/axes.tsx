/** @jsxImportSource preact */
import type { Tick, TickSet } from './ticks.ts';

/** Pixels between a label and the field. */
const PADDING = 6;
/** Pixels of the labels below. */
const BELOW = 22;

/** The labels beside the field. */
export function SideAxis({
  ticks,
  width,
  height,
  end,
}: {
  ticks: Tick[];
  width: number;
  height: number;
  end: boolean;
}) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <Label
          tick={tick}
          x={end ? PADDING : width - PADDING}
          y={tick.at * height}
          dy=".32em"
          text-anchor={end ? 'start' : 'end'}
        />
      ))}
    </svg>
  );
}

/** The labels below the field, for every width: the style sheet shows the ones that fit. */
export function BottomAxis({ sets }: { sets: readonly TickSet[] }) {
  return (
    <svg class="pb-below" width="100%" height={BELOW} aria-hidden="true">
      {sets.map(({ shown, ticks }) => (
        <g class={shown}>
          {ticks.map((tick) => (
            <>
              <line class="pb-tick" x1={share(tick.at)} x2={share(tick.at)} y2="4" />
              <Label tick={tick} x={share(tick.at)} y={17} text-anchor="middle" />
            </>
          ))}
        </g>
      ))}
    </svg>
  );
}

interface LabelProps {
  tick: Tick;
  x: number | string;
  y: number;
  dy?: string;
  'text-anchor': 'start' | 'middle' | 'end';
}

function Label({ tick: { text, full }, y, ...place }: LabelProps) {
  return (
    <text {...place} y={Math.round(y * 10) / 10}>
      {full !== undefined && <title>{full}</title>}
      {text}
    </text>
  );
}

/** A part of the width, to a hundredth of a percent. */
export function share(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
