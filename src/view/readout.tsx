/** @jsxImportSource preact */
import { Component, createRef } from 'preact';
import { clip } from './format.ts';
import { LinkedRows } from './linked-rows.ts';
import type { Readable, ReadoutProps } from './readable.ts';
import { ReadingField } from './reading-field.tsx';
import type { Reading, ReadPlace } from './readings/reading.ts';
import { readingOf } from './readings/reading-of.ts';

/** Characters of a name or a remark. */
const MOST_TEXT = 300;
/** Lines of a readout, at the most. */
const MOST_LINES = 16;
/** Places, or rows of them, that Page Up and Page Down pass over, at the most. */
const PAGE = 10;

interface State {
  index?: number | undefined;
}

/** Reads a picture by pointer, touch and keyboard. */
export class Readout extends Component<ReadoutProps, State> {
  override state: State = {};
  #readable: Readable | undefined;
  #reading: Reading | undefined;
  #field = createRef<HTMLDivElement>();
  #rows: LinkedRows | undefined;
  /** Where the arrow keys go on from. */
  #last = 0;

  /** Of the picture as it is drawn now, made on the first use: many pictures are never read. */
  get reading(): Reading {
    if (this.#readable !== this.props.readable) this.#reading = undefined;
    this.#readable = this.props.readable;
    this.#reading ??= readingOf(this.#readable);
    return this.#reading;
  }

  override componentDidMount() {
    this.#rows = new LinkedRows(this.#field.current!, () => this.reading, this.show);
  }

  override componentDidUpdate() {
    this.#rows?.light(this.#place()?.key);
  }

  override componentWillUnmount() {
    this.#rows?.remove();
  }

  show = (index: number | undefined) => {
    if (index !== undefined) this.#last = index;
    if (index !== this.state.index) this.setState({ index });
  };

  #place(): ReadPlace | undefined {
    const { index } = this.state;
    return index === undefined || index >= this.reading.count ? undefined : this.reading.at(index);
  }

  #point = (event: PointerEvent) => {
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    if (this.reading.count > 0) this.show(this.reading.nearest(point, { width, height }));
  };

  /** A finger that is lifted leaves what it has found to be read. */
  #leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.currentTarget !== document.activeElement) this.show(undefined);
  };

  #press = (event: KeyboardEvent) => {
    const { count, across = 1 } = this.reading;
    const last = count - 1;
    const from = this.#last;
    const targets: Record<string, number | undefined> = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + across,
      ArrowUp: from - across,
      PageDown: from + Math.min(PAGE, Math.floor((last - from) / across)) * across,
      PageUp: from - Math.min(PAGE, Math.floor(from / across)) * across,
      Home: 0,
      End: last,
      Escape: undefined,
    };
    if (!Object.hasOwn(targets, event.key) || event.ctrlKey || event.altKey || event.metaKey || count === 0) return;
    const target = targets[event.key];
    // Escape closes other things too, where there is nothing to close here.
    if (target === undefined && this.state.index === undefined) return;
    event.preventDefault();
    if (target === undefined) this.show(undefined);
    // What was closed, or is not read yet, opens where it was; to its ends one gets at once.
    else if (this.state.index === undefined && !/Home|End/.test(event.key)) this.show(Math.min(from, last));
    else if (across === 1 || (target >= 0 && target <= last)) this.show(Math.max(0, Math.min(last, target)));
  };

  override render() {
    const place = this.#place();
    const { index = 0 } = this.state;
    const said = place && {
      'aria-valuemin': 1,
      'aria-valuemax': this.reading.count,
      'aria-valuenow': index + 1,
      'aria-valuetext': inWords(place),
    };
    return (
      <>
        <ReadingField
          field={this.#field}
          {...said}
          onPointerMove={this.#point}
          onPointerDown={this.#point}
          onPointerLeave={this.#leave}
          onKeyDown={this.#press}
          onFocus={() => this.reading.count > 0 && this.show(Math.min(this.#last, this.reading.count - 1))}
          onBlur={() => this.show(undefined)}
        />
        {place && <Cross place={place} crosshair={this.reading.crosshair} />}
        {place && <Box place={place} />}
      </>
    );
  }
}

function inWords({ title, lines }: ReadPlace): string {
  const told = lines.map(({ label, value, note }) => `${label}: ${value}${note ? `, ${note}` : ''}`);
  return clip([title, ...told].filter(Boolean).join('. '), MOST_TEXT * 2);
}

/** What is read, marked in the picture. */
function Cross({ place: { x, y, points }, crosshair }: { place: ReadPlace; crosshair: Reading['crosshair'] }) {
  return (
    <svg class="pb-cross" width="100%" height="100%" aria-hidden="true">
      {crosshair.upright && <line x1={share(x)} x2={share(x)} y2="100%" />}
      {crosshair.level && <line x2="100%" y1={share(y)} y2={share(y)} />}
      {points.map((point) => (
        <circle class={point.colour} cx={share(point.x)} cy={share(point.y)} r="4.5" />
      ))}
    </svg>
  );
}

/** What it says, beside the place it is of. Those who do not see it hear it as the slider's value. */
function Box({ place: { x, y, title, lines } }: { place: ReadPlace }) {
  const side = x <= 0.5 ? { left: share(x) } : { right: share(1 - x) };
  // From the place to the far end of the field: beyond it the page may end.
  const maxWidth = `min(20rem, ${share(Math.max(x, 1 - x))} - var(--pb-space-3))`;
  const rest = lines.length - MOST_LINES;
  return (
    <div class="pb-readout" style={{ ...side, top: share(y), maxWidth }} aria-hidden="true" dir="auto">
      {title && <p>{clip(title, MOST_TEXT)}</p>}
      <ul>
        {lines.slice(0, MOST_LINES).map(({ mark, label, value, note }) => (
          <li>
            {mark} <bdi>{clip(label, MOST_TEXT)}</bdi> <b>{clip(value, MOST_TEXT)}</b>
            {note && <small>{clip(note, MOST_TEXT)}</small>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>and {rest} more</p>}
    </div>
  );
}

/** As the axes write it; imported from there, what reads would bring a chart's parts along to tools that have no chart. */
function share(part: number): string {
  return `${part * 100}%`;
}
