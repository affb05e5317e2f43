/** @jsxImportSource preact */
import type { VennOutput } from '../../model/picture.ts';
import type { DrawOptions } from '../picture.ts';
import { label } from '../pictures/table-parts.ts';
import { share } from './axes.tsx';
import { ChartField } from './chart-field.tsx';
import type { Look } from './looks.ts';
import { PartList } from './part-list.tsx';
import { readableCircles } from './readable-circles.ts';
import { Titles } from './titles.tsx';
import { HEIGHT, type RegionLabel, type VennLayout, WIDTH } from './venn-layout.ts';

interface Props extends DrawOptions {
  output: VennOutput;
  layout: VennLayout;
}

/** Circles over one another, with all sizes beside them: regions are often too small for theirs. */
export function Venn({ output, layout, compact, Readout }: Props) {
  const { circles, labels, sizes, summary, notes } = layout;
  const parts = sizes.map(({ label: name, size, look }) => ({
    mark: look && <Key look={look} />,
    label: name,
    told: [size],
  }));
  return (
    <>
      {!compact && <Titles start={label(output.label, output.unit)} />}
      <div class="pb-listed">
        <div class={`pb-plot pb-shape pb-circles${compact ? ' pb-small' : ''}`} dir="ltr">
          <ChartField summary={summary} Readout={Readout} readable={readableCircles(output, layout)}>
            <svg width="100%" height="100%" aria-hidden="true">
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
                {circles.map(({ x, y, r, look }) => (
                  <circle class={`${look.colour} pb-set`} cx={x} cy={y} r={r} stroke-dasharray={look.dash} />
                ))}
              </svg>
              {labels.map(({ shown, made }) => (
                <g class={shown}>
                  {made.map((one) => (
                    <Label label={one} />
                  ))}
                </g>
              ))}
            </svg>
          </ChartField>
        </div>
        <PartList parts={parts} />
      </div>
      {notes.length > 0 && <p class="pb-rest">{notes.join(' ')}</p>}
    </>
  );
}

/** Pixels from a line of text to the next. */
const LINE = 15;

function Label({ label: { x, y, lines } }: { label: RegionLabel }) {
  const first = 4 - ((lines.length - 1) * LINE) / 2;
  return (
    <>
      {lines.map((line, at) => (
        <text class="pb-strong" x={share(x)} y={share(y)} dy={first + at * LINE} text-anchor="middle">
          {line}
        </text>
      ))}
    </>
  );
}

function Key({ look }: { look: Look }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      <circle class={`${look.colour} pb-set`} cx="7" cy="7" r="6" stroke-dasharray={look.dash} />
    </svg>
  );
}
