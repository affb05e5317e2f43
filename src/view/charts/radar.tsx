/** @jsxImportSource preact */
import type { RadarOutput } from '../../model/picture.ts';
import { clip } from '../format.ts';
import type { DrawOptions } from '../picture.ts';
import { label } from '../pictures/table-parts.ts';
import { share } from './axes.tsx';
import { ChartField } from './chart-field.tsx';
import type { RadarLabel } from './radar-labels.ts';
import { type DrawnProfile, HALF, type RadarLayout, type Ring } from './radar-layout.ts';
import { Titles } from './titles.tsx';

/** Characters of a name. */
const MOST_NAME = 60;

interface Props extends DrawOptions {
  output: RadarOutput;
  layout: RadarLayout;
}

/** Shapes over the same axes. Where the names of these have no room, there are numbers, and below what they stand for. */
export function Radar({ output, layout, compact, Readout }: Props) {
  const { rings, spokes, series, labels, names, summary, notes } = layout;
  const numbered = labels.filter(({ made }) => made.numbered).map(({ shown }) => shown);
  return (
    <>
      {!compact && <Titles start={label(output.label, output.unit)} />}
      <ul class="pb-legend pb-keys">
        {series.map((profile) => (
          <li title={profile.label.length > MOST_NAME ? profile.label : undefined}>
            <Key profile={profile} /> <bdi>{clip(profile.label, MOST_NAME)}</bdi>
          </li>
        ))}
      </ul>
      <div class={`pb-plot pb-shape pb-radar${compact ? ' pb-small' : ''}`} dir="ltr">
        <ChartField
          summary={summary}
          Readout={Readout}
          readable={{ kind: 'spots', label: output.label, spots: series.flatMap(({ spots }) => spots) }}
        >
          <svg width="100%" height="100%" aria-hidden="true">
            <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}>
              <path class="pb-web" d={spokes + rings.map(({ path }) => path).join('')} />
              {series.map((profile) => (
                <Profile profile={profile} />
              ))}
            </svg>
            {!compact && rings.map((ring) => <RingLabel ring={ring} />)}
            <svg x="50%" y="50%">
              {labels.map(({ shown, made }) => (
                <g class={shown}>
                  {made.labels.map((one) => (
                    <AxisLabel label={one} />
                  ))}
                </g>
              ))}
            </svg>
          </svg>
        </ChartField>
      </div>
      {numbered.length > 0 && (
        <div class={numbered.join(' ')}>
          <ol class="pb-legend">
            {names.map(({ name, end }, at) => (
              <li title={name.length > MOST_NAME ? name : undefined}>
                {at + 1} <bdi>{clip(name, MOST_NAME)}</bdi>
                {end && `, to ${end}`}
              </li>
            ))}
          </ol>
        </div>
      )}
      {notes.length > 0 && <p class="pb-rest">{notes.join(' ')}</p>}
    </>
  );
}

function Profile({ profile: { look, marker, line, closed, dots } }: { profile: DrawnProfile }) {
  return (
    <g class={look.colour}>
      {closed && <path class="pb-area" d={line} />}
      <path class="pb-line" d={line} stroke-dasharray={look.dash} />
      {dots.map(([x, y]) => (
        <path class="pb-symbol" d={marker} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
}

/** Below its ring, so that the outermost is not at the name of the axis. */
function RingLabel({ ring: { at, text } }: { ring: Ring }) {
  return (
    text && (
      <text class="pb-halo" x="50%" y={share(at)} dx="4" dy="12">
        {text}
      </text>
    )
  );
}

function AxisLabel({ label: { anchor, lines, full } }: { label: RadarLabel }) {
  return (
    <>
      {lines.map(({ text, x, y }, at) => (
        <text class={at === 0 ? 'pb-strong' : undefined} x={x} y={y} text-anchor={anchor}>
          {at === 0 && full !== undefined && <title>{full}</title>}
          {text}
        </text>
      ))}
    </>
  );
}

function Key({ profile: { look, marker } }: { profile: DrawnProfile }) {
  return (
    <svg class={look.colour} width="26" height="12" aria-hidden="true">
      <path class="pb-line" d="M0 6h26" stroke-dasharray={look.dash} />
      <path class="pb-symbol" d={marker} transform="translate(13 6)" />
    </svg>
  );
}
