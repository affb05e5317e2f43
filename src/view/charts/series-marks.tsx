/** @jsxImportSource preact */

import { Bars } from './bars.tsx';
import type { DrawnSeries } from './chart-layout.ts';
import { UNITS } from './field.ts';
import { dashOf, lineClass } from './line-look.ts';
import { lookOf } from './looks.ts';
import { symbolOf } from './symbols.ts';

/** Pixels of a point that has no shape of its own. */
const DOT = 5;

interface Props {
  drawn: DrawnSeries;
  height: number;
  /** Lines stand out from bars behind them. */
  cased: boolean;
}

/** One series. What is laid out in units is stretched to the width there is; lines and points keep their own. */
export function SeriesMarks({ drawn, height, cased }: Props) {
  const { area, bars, line, symbols, dots, bubbles } = drawn.marks;
  const look = lookOf(drawn.index);
  const share = (x: number) => `${(x * 100) / UNITS}%`;
  const stretched = area || bars || line || dots;
  return (
    <g class={look.colour}>
      {stretched && (
        <svg width="100%" height={height} viewBox={`0 0 ${UNITS} ${height}`} preserveAspectRatio="none">
          {area && <path class="pb-area" d={area} />}
          {bars && <Bars d={bars} look={look} faint={line !== undefined} />}
          {line && cased && !bars && <path class="pb-casing" d={line} />}
          {line && <path class={lineClass(drawn)} d={line} stroke-dasharray={bars ? undefined : dashOf(drawn)} />}
          {dots && <path class="pb-dot" d={dots.map(([x, y]) => `M${x} ${y}h.1`).join('')} stroke-width={DOT} />}
        </svg>
      )}
      {symbols?.map(([x, y]) => (
        <svg x={share(x)} y={y}>
          <path class="pb-symbol" d={symbolOf(drawn.index)} />
        </svg>
      ))}
      {bubbles?.map(({ x, y, radius }) => (
        <circle class="pb-bubble" cx={share(x)} cy={y} r={radius} />
      ))}
    </g>
  );
}
