import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../src/types.ts';
import tool from '../../tools/regex-explainer/index.ts';
import { expectKind, partOf, quietContext } from './run.ts';

const run = (pattern: string, flags = '', text = '') => tool.run({ pattern, flags, text }, quietContext());
const flags = fc.constantFrom('', 'i', 'u', 'v', 'gs', 'my', 'dgim');

/** Mostly made of what patterns are made of. */
const pattern = fc
  .array(
    fc.constantFrom(
      ...'aAz0_-^$.|?*+()[]{}\\/,:=!<>&~k',
      ...[
        '(?:',
        '(?=',
        '(?!',
        '(?<=',
        '(?<!',
        '(?<n>',
        '(?i:',
        '(?-s:',
        '\\d',
        '\\W',
        '\\b',
        '\\1',
        '\\k<n>',
        '\\p{L}',
        '\\P{Lu}',
      ],
      ...['{2}', '{2,}', '{1,3}', '[^', '&&', '--', '\\q{', '\\u{1F44B}', '\\u0041', '\\x41', '\\cA', '👋', ' ', '\n'],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

function compile(source: string, given: string): RegExp | undefined {
  try {
    return new RegExp(source, given);
  } catch {
    return undefined;
  }
}

const rowsOf = (output: Output) => partOf(output, 0, 'table').rows.map((row) => row.map(String));

describe('regex-explainer against RegExp', () => {
  it('accepts exactly what the engine accepts, and points at what it refuses', () => {
    fc.assert(
      fc.property(pattern, flags, (source, given) => {
        const output = run(source, given);
        expect(output.kind === 'error').toBe(compile(source, given) === undefined);
        if (output.kind !== 'error') return;
        expect(output.input).toBe('pattern');
        expect(output.len).toBeGreaterThan(0);
        expect(output.at! + output.len!).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 5000 },
    );
  });

  it('knows exactly the flags that the engine knows', () => {
    const letters = fc.array(fc.constantFrom(...'dgimsuvyxG ', '👋'), { maxLength: 5 }).map((list) => list.join(''));
    fc.assert(
      fc.property(letters, (given) => {
        const output = run('a', given);
        expect(output.kind === 'error').toBe(compile('a', given) === undefined);
        if (output.kind === 'error') expect(given.slice(output.at, output.at! + output.len!)).not.toBe('');
      }),
    );
  });

  it('leaves out no part: the top parts together are the pattern', () => {
    fc.assert(
      fc.property(pattern, flags, (source, given) => {
        fc.pre(compile(source, given) !== undefined);
        const top = rowsOf(run(source, given)).filter(([outline]) => !outline?.includes('.'));
        const parts = top.map(([, part]) => part);
        expect([parts.join(''), parts.join('|')]).toContain(source);
        expect(top.every(([, , meaning]) => meaning !== '')).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('finds what matchAll finds, groups with their places', () => {
    const simple = fc.constantFrom('a', '(a)(b)?', '(?<x>b|c)+', '[ab]*?c', '(?=b)', '^|$', '(.)\\1', '\\b\\w');
    const text = fc.array(fc.constantFrom(...'abc \n', '👋')).map((list) => list.join(''));
    fc.assert(
      fc.property(simple, fc.constantFrom('g', 'gu', 'gs', 'gm', 'gy'), text, (source, given, searched) => {
        const expected = [...searched.matchAll(new RegExp(source, `${given}d`))].flatMap((match) =>
          match.map((part, group) => (part === undefined ? ['', '', group] : [...match.indices![group]!, group])),
        );
        const last = expectKind(run(source, given, searched), 'group').parts.at(-1)!;
        expect(last.kind).toBe(expected.length === 0 ? 'text' : 'table');
        if (last.kind !== 'table') return;
        const rows = last.rows;
        const places = rows.map(([, group, from, to]) => [
          from,
          to,
          group === 'whole match' ? 0 : Number.parseInt(String(group), 10),
        ]);
        expect(places).toEqual(expected.slice(0, places.length));
      }),
    );
  });

  it('shows 200 matches at most, and long ones in part', () => {
    const many = expectKind(expectKind(run('a', 'g', 'a'.repeat(1000)), 'group').parts.at(-1)!, 'table');
    expect(many.rows).toHaveLength(200);
    expect(many.caption).toContain('There are more');
    const long = expectKind(expectKind(run('a+', '', 'a'.repeat(1000)), 'group').parts.at(-1)!, 'table');
    expect(long.rows[0]?.[4]).toBe(`${'a'.repeat(200)}…`);
  });

  it('shows the explanation before it begins a search that may never end', () => {
    const shown: (Output | undefined)[] = [];
    const output = tool.run(
      { pattern: '(a|b)', flags: 'g', text: '' },
      { ...quietContext(), progress: (_, partial) => shown.push(partial) },
    );
    expect(shown).toHaveLength(1);
    expect(partOf(shown[0]!, 0, 'table')).toEqual(partOf(output, 0, 'table'));
  });
});

describe('regex-explainer says what a part means', () => {
  it.each([
    ['[a-z\\d_]', '', 'one of: “a” to “z”; a digit, 0 to 9; “_”'],
    ['[^\\n ]', '', 'anything but: a line feed; a space'],
    ['[]', '', 'nothing: this never matches'],
    ['[^]', '', 'any character at all'],
    ['[\\q{ab|c|}]', 'v', 'one of: the text “ab” or “c” or nothing'],
    ['[\\w&&[^a]]', 'v', 'a letter a to z or A to Z, a digit or _, that is also anything but: “a”'],
    ['\\p{Script=Greek}', 'u', 'a character with the Unicode property Script Greek'],
    ['\\P{L}', 'u', 'a character without the Unicode property General_Category L'],
    ['\\D', '', 'anything but a digit, 0 to 9'],
    ['a{3}', '', 'exactly 3 times: “a”'],
    ['a{1}', '', 'exactly 1 time: “a”'],
    ['a{2,}?', '', '2 times or more, as seldom as possible: “a”'],
    ['a??', '', 'not at all or once, not at all if possible: “a”'],
    ['a*', '', 'any number of times, even none, as often as possible: “a”'],
    ['\\B', '', 'not at the edge of a word: \\w on one side only'],
    ['(?<!a)', '', 'only where this does not come before'],
    ['\\u{1F44B}\\t', 'u', '“👋”, then a tab'],
    ['\u0301', '', 'U+0301'],
    ['$', 'm', 'the end of the text or of a line'],
    ['(?i-s:a)', '', 'a group that keeps nothing, as if with i and without s in the flags'],
  ])('%s', (source, given, meaning) => {
    expect(rowsOf(run(source, given))[0]).toEqual(['1', source, meaning]);
  });

  it('numbers groups by their opening brackets, those behind too', () => {
    expect(rowsOf(run('((a)(?<b>b))(?:c)\\2\\k<b>')).map(([outline, , meaning]) => `${outline} ${meaning}`)).toEqual([
      '1 group 1, which keeps what it matches',
      '1.1 group 2, which keeps what it matches',
      '1.1.1 “a”',
      '1.2 group 3, named b, which keeps what it matches',
      '1.2.1 “b”',
      '2 a group that keeps nothing',
      '2.1 “c”',
      '3 the same text that group 2 matched',
      '4 the same text that group 3 matched',
    ]);
  });
});

describe('regex-explainer points at', () => {
  it.each([
    ['x(?=a', '', '(', 'This ( is never closed by ).'],
    ['x[a', '', '[', 'This [ is never closed by ].'],
    ['a)b', '', ')', 'This ) closes no group. Write \\) to mean the character itself.'],
    [
      'a{2}{3}',
      '',
      '{3}',
      'There is nothing before this to repeat. Put a backslash before it to mean the character itself.',
    ],
    ['a{2,1}', '', '{2,1}', 'The first number is larger than the second.'],
    ['(?<n>a)(?<n>b)', '', 'n', 'Another group has this name.'],
    ['x\\k<a>(?<b>y)', '', '\\k<a>', 'No group has this name.'],
    ['[z-a]', '', 'z-a', 'This range runs backwards.'],
    ['\\p{Foo}', 'u', '\\p{Foo', 'Unicode has no such property. Write \\p{L}, \\p{Lu} or \\p{Script=Greek}.'],
    ['a\\', '', '\\', 'A backslash at the end has nothing to stand for. Write \\\\ to mean one.'],
    ['[\\d-z]', 'u', 'z', 'A range needs a single character at each end.'],
    [
      'a\\q',
      'u',
      '\\q',
      'With the u or v flag this escape has no meaning. Drop the backslash to mean the character itself.',
    ],
    ['(?z:a)', '', '(', 'What follows (? must be one of : = ! <= <! or <name>, or flags such as i:.'],
    ['[(]', 'v', '(', 'With the v flag this has a meaning of its own inside [ ]. Put a backslash before it.'],
    ['a}', 'u', '}', 'With the u or v flag write \\{, \\} or \\] to mean the character itself.'],
  ])('%s', (source, given, part, message) => {
    const error = expectKind(run(source, given), 'error');
    expect(error.message).toBe(message);
    expect(source.slice(error.at, error.at! + error.len!)).toBe(part);
  });
});
