import type { Output, Tool } from 'pegboard/types';
import { explain, listGroups } from './explain.ts';
import { findMatches } from './find-matches.ts';
import { parse } from './parse.ts';

type Input = { pattern: string; flags: string; text: string };

const FLAGS = new Map([
  ['d', 'keeps the places of groups, which this tool always does'],
  ['g', 'finds every match, not only the first'],
  ['i', 'takes capital and small letters as the same'],
  ['m', '^ and $ match at the start and end of each line too'],
  ['s', '. matches the end of a line too'],
  ['u', 'reads code points, not halves of surrogate pairs, and allows \\p{…}'],
  ['v', 'as u, and classes may be subtracted, intersected and hold strings'],
  ['y', 'matches only at the very place where the search stands'],
]);

function explainFlags(flags: string): Output[] {
  const fields = [...flags].map((flag) => ({ label: flag, value: FLAGS.get(flag) ?? '', group: 'Flags' }));
  return fields.length > 0 ? [{ kind: 'fields', fields }] : [];
}

/** The browser's own expression: `undefined` where it is older than the parser here. */
function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags.includes('d') ? flags : `${flags}d`);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export default {
  run({ pattern, flags, text }, ctx) {
    if (pattern === '') return { kind: 'error', message: 'No pattern yet. Type one.', input: 'pattern' };
    const parsed = parse(pattern, flags);
    if ('kind' in parsed) return parsed;
    const rows = explain(parsed.pattern, parsed.flags);
    const explanation: Output[] = [
      {
        kind: 'table',
        caption: 'The parts of the pattern. A number such as 2.1 is a part of part 2.',
        columns: [{ label: 'Part' }, { label: 'Source', mono: true }, { label: 'Meaning' }],
        rows,
      },
      ...explainFlags(flags),
    ];
    const expression = compile(pattern, flags);
    if (!expression) {
      const old: Output = {
        kind: 'text',
        text: 'This browser does not know all of this syntax, so nothing was searched.',
      };
      return { kind: 'group', parts: [...explanation, old] };
    }
    // The search below cannot be interrupted: the explanation shows until it ends or is stopped.
    ctx.progress(0.5, { kind: 'group', parts: explanation });
    const names = listGroups(parsed.pattern).map(({ name }) => name);
    return { kind: 'group', parts: [...explanation, findMatches(expression, text, names, ctx.signal)] };
  },
} satisfies Tool<Input>;
