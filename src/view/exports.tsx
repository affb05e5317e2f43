/** @jsxImportSource preact */
import { Component, createRef } from 'preact';
import type { Output } from '../model/output.ts';
import { type Format, formatsFor, formatsOf, type Way } from './export-formats.ts';
import type { Limits } from './limits.ts';

interface Props {
  output: Output;
  /** Which part of a result it is, counted from 1; undefined for a whole one. */
  part: number | undefined;
  limits: Limits;
  /** Told what the reader wants, and which figure is the drawn picture, if it is one. */
  onExport: (way: Way, format: Format, figure: HTMLElement | undefined) => void;
}

/** The word before the buttons of a way. */
const VERBS = { copy: 'Copy', save: 'Download' } as const;

/** The buttons that copy and save a result, in one row below it. A card of a list has one: the tool's page has the rest. */
export class Exports extends Component<Props, { figure: HTMLElement | undefined }> {
  override state = { figure: undefined };
  private readonly row = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.findFigure();
  }

  override componentDidUpdate() {
    this.findFigure();
  }

  /** Whether there is a picture, or a sentence on why there is none, is known when the result is drawn. */
  private findFigure() {
    const drawn = this.row.current?.previousElementSibling;
    const figure = drawn instanceof HTMLElement && drawn.matches('.pb-chart:has(.pb-plot)') ? drawn : undefined;
    if (figure !== this.state.figure) this.setState({ figure });
  }

  override render({ output, part, limits, onExport }: Props, { figure }: { figure: HTMLElement | undefined }) {
    const card = limits.href !== undefined;
    const formats = card
      ? formatsOf(output.kind, false).slice(0, 1)
      : formatsOf(output.kind, part === undefined, figure !== undefined);
    if (formats.length === 0) return null;
    const ways: Way[] = card ? ['copy'] : ['copy', 'save'];
    const group = output.kind === 'group';
    const name = part !== undefined ? `: part ${part}` : group ? ': whole result' : '';
    return (
      // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in line with the buttons
      <div class="pb-exports" role="group" aria-label={`Copy or download${name}`} ref={this.row}>
        {group && <span aria-hidden="true">Whole result</span>}
        {ways.map((way) => (
          <span>
            <span aria-hidden="true">{VERBS[way]}</span>
            {formatsFor(way, formats).map((format) => (
              <button
                type="button"
                class="pb-export"
                aria-label={`${VERBS[way]} as ${format}`}
                onClick={() => onExport(way, format, figure)}
              >
                {format}
              </button>
            ))}
          </span>
        ))}
      </div>
    );
  }
}
