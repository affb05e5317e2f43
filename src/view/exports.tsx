/** @jsxImportSource preact */
import type { Output } from '../model/output.ts';
import { type Format, formatsFor, formatsOf, type Way } from './export-formats.ts';
import type { ExportsProps } from './extra-views.ts';
import { partNumber } from './part-number.ts';

interface Props extends ExportsProps {
  /** Told what the reader wants. */
  onExport: (way: Way, format: Format) => void;
}

/** The word before the buttons of a way. */
const VERBS = { copy: 'Copy', save: 'Download' } as const;

/**
 * The buttons that copy and save a result, in one row below it. A card of a list has one: the tool's page has the rest.
 * They need script, so they are in no page as it is built.
 */
export function Exports({ output, whole, limits, onExport }: Props) {
  const card = limits.href !== undefined;
  const formats = card ? formatsOf(output.kind, false).slice(0, 1) : formatsOf(output.kind, output === whole);
  if (formats.length === 0) return null;
  const ways: Way[] = card ? ['copy'] : ['copy', 'save'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in line with the buttons
    <div class="pb-exports" role="group" aria-label={nameOf(output, whole)}>
      {output.kind === 'group' && <span>Whole result</span>}
      {ways.map((way) => (
        <span>
          <span aria-hidden="true">{VERBS[way]}</span>
          {formatsFor(way, formats).map((format) => (
            <button
              type="button"
              class="pb-export"
              aria-label={`${VERBS[way]} as ${format}`}
              onClick={() => onExport(way, format)}
            >
              {format}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}

/** Tells the rows of a group's parts apart. */
function nameOf(output: Output, whole: Output): string {
  const number = partNumber(whole, output);
  if (number !== undefined) return `Take part ${number} along`;
  return output.kind === 'group' ? 'Take the whole result along' : 'Take the result along';
}
