import type { Ctx, Output } from 'pegboard/types';

type Table = Extract<Output, { kind: 'table' }>;

/** Matches shown: more would bury the reader, and their number is unbounded. */
const MAX_MATCHES = 200;

/** Characters of a match shown. */
const MAX_SHOWN = 200;

/**
 * Matches as a browser does, and lists each match and its groups with their places.
 * @param expression has the flag `d`, so that groups have places too
 * @param names of the groups, in order
 * @returns a table, or a sentence where nothing matches
 */
export function findMatches(
  expression: RegExp,
  text: string,
  names: readonly (string | null)[],
  signal: Ctx['signal'],
): Output {
  const matches: RegExpExecArray[] = [];
  for (const match of expression.global ? text.matchAll(expression) : [expression.exec(text)]) {
    if (!match || signal.aborted || matches.push(match) > MAX_MATCHES) break;
  }
  if (matches.length === 0) return { kind: 'text', text: 'No match in the text.' };
  return {
    kind: 'table',
    caption: caption(matches.length, expression.global),
    columns: [
      { label: 'Match', align: 'end' },
      { label: 'Group' },
      { label: 'From', align: 'end' },
      { label: 'To', align: 'end' },
      { label: 'Text', mono: true },
    ],
    rows: matches.slice(0, MAX_MATCHES).flatMap((match, index) => listParts(match, index + 1, names)),
  };
}

function caption(count: number, global: boolean): string {
  const places = 'Places count UTF-16 code units from 0; “To” is the place after the last.';
  if (!global) return `The first match. The flag g finds all. ${places}`;
  if (count > MAX_MATCHES) return `The first ${MAX_MATCHES} matches. There are more. ${places}`;
  return `${count} ${count === 1 ? 'match' : 'matches'}. ${places}`;
}

/** The whole match is group 0. */
function listParts(match: RegExpExecArray, number: number, names: readonly (string | null)[]): Table['rows'] {
  return match.map((text: string | undefined, group) => {
    const label = group === 0 ? 'whole match' : [group, names[group - 1]].filter(Boolean).join(' ');
    const range = match.indices?.[group];
    if (text === undefined || !range) return [number, label, '', '', { text: '(no part in this match)', mono: false }];
    const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    return [number, label, ...range, text === '' ? { text: '(empty)', mono: false } : shown];
  });
}
