/** @jsxImportSource preact */
import type { BytesOutput, Highlight } from '../../model/output.ts';
import { clip, formatCount, plural } from '../format.ts';
import { type HexRun, toHexRows } from '../hex-rows.ts';
import type { Limits } from '../limits.ts';
import { Rest } from '../rest.tsx';
import { Empty } from './empty.tsx';
import { Scroller } from './scroller.tsx';

/** Highlights drawn at most: more cannot be told apart. */
const MAX_HIGHLIGHTS = 64;
/** Looks of a highlight; the legend repeats them with its number. */
const LOOKS = 6;

/** A hex dump; marked stretches are named in a legend. */
export function Bytes({ output, limits }: { output: BytesOutput; limits: Limits }) {
  const { bytes, caption } = output;
  const highlight = (output.highlight ?? []).slice(0, MAX_HIGHLIGHTS);
  const count = Math.min(bytes.length, limits.bytes);
  if (bytes.length === 0) return <Empty />;
  const marked = (run: HexRun, text: string) =>
    run.owner === undefined ? text : <mark class={lookOf(highlight, run.owner)}>{text}</mark>;
  return (
    <>
      {caption !== undefined && <p class="pb-caption">{clip(caption, limits.cell)}</p>}
      <Scroller label={`Hex dump, ${plural(bytes.length, 'byte')}`} dir="ltr">
        <pre class="pb-hex">
          {toHexRows({ ...output, highlight }, count).map(({ address, runs, fill }) => (
            <>
              <span>{address}</span>
              {'  '}
              {runs.map((run) => [run.gap, marked(run, run.hex)])}
              {`${fill}  `}
              {runs.map((run) => marked(run, run.ascii))}
              {'\n'}
            </>
          ))}
        </pre>
      </Scroller>
      {highlight.length > 0 && (
        <ol class="pb-legend">
          {highlight.map((mark, index) => (
            <li>
              <mark class={lookOf(highlight, index)}>{clip(mark.label, limits.cell)}</mark> {stretch(mark)}
            </li>
          ))}
        </ol>
      )}
      <Rest count={bytes.length - count} noun="byte" limits={limits} />
    </>
  );
}

function lookOf(highlight: readonly Highlight[], index: number): string {
  const tone = highlight[index]?.tone;
  return `pb-look-${index % LOOKS}${tone === undefined || tone === 'normal' ? '' : ` pb-${tone}`}`;
}

/** Which bytes, counted from 0. */
function stretch({ at, len }: Highlight): string {
  return len === 1 ? `byte ${formatCount(at)}` : `bytes ${formatCount(at)} to ${formatCount(at + len - 1)}`;
}
