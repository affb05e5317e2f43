/** @jsxImportSource preact */
import { share } from './axes.tsx';
import type { Guide } from './guides.ts';

/** A threshold or a remark. */
export function GuideLine({ guide: { at, upright, tone, full, label }, height }: { guide: Guide; height: number }) {
  const [x, y] = [share(at), Math.round((1 - at) * height * 10) / 10];
  const ends = upright ? { x1: x, x2: x, y1: 0, y2: height } : { x1: 0, x2: '100%', y1: y, y2: y };
  return (
    <g class={`pb-guide pb-${tone}`}>
      <line {...ends}>
        <title>{full}</title>
      </line>
      {label && (
        <text x={share(label.at)} dx={label.shift} y={label.y} text-anchor={label.anchor}>
          {label.text}
          {label.text !== full && <title>{full}</title>}
        </text>
      )}
    </g>
  );
}
