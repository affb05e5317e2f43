import type { Reporter } from '../markdown/reporter.ts';

/** What the parser of MDX says, and what that means to an author. In the fault and the fix, `$1` is what the pattern found. */
const MEANINGS: [said: RegExp, fault: string, fix: string][] = [
  [/^Expected a closing tag for `<(.*?)>`/, '<$1> is never closed', 'Close it by </$1>, or write it as <$1 />'],
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>`/,
    '</$1> stands where <$2> is to be closed',
    'Close <$2> first',
  ],
  [/^Unexpected closing tag `<\/(.*?)>`/, '</$1> stands where nothing is open', 'Remove it, or open <$1> before'],
  [/^Unexpected closing slash/, 'A closing tag stands where nothing is open', 'Remove it, or open its element before'],
  [
    /^Unexpected end of file in expression/,
    'An expression in braces has no end',
    'Close it by }, or write \\{ for a brace that is text',
  ],
  [
    /^Could not parse expression with oxc: (.*)/,
    'This expression is not JavaScript: $1',
    'Correct it, or write \\{ for a brace that is text',
  ],
  [
    /^Unexpected character `!`/,
    'MDX has no comments of HTML',
    'Write a comment as {/* text */}, and < that is text as \\<',
  ],
];

/** Reports what the parser of MDX threw. It begins with the place: `3:10: Expected a closing tag for …`. */
export function reportSyntax(error: unknown, reporter: Reporter): void {
  const text = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1', rest = text] = /^(\d+):(\d+): (.*)$/s.exec(text) ?? [];
  const said = rest.replace(/ \([\w-]+:[\w-]+\)$/, '');
  const where = { position: { start: { line: Number(line), column: Number(column) } } };
  for (const [pattern, fault, fix] of MEANINGS) {
    const found = pattern.exec(said);
    if (!found) continue;
    const fill = (words: string) => words.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '');
    reporter.error(where, 'mdx-syntax', fill(fault), fill(fix));
    return;
  }
  const fault = `This is not MDX: ${said.replace(/\.$/, '')}`;
  reporter.error(where, 'mdx-syntax', fault, 'Correct it; write \\< and \\{ for those that are text');
}
