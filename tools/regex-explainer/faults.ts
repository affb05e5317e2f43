/** A fault of a pattern: what to tell the reader, and where it is. */
interface Fault {
  /** One or two sentences. */
  text: string;
  /** Finds the part at fault at the end of what the parser had read. Without it, the fault is the next character. */
  part?: RegExp;
}

/** The parser's messages, which say where it stopped rather than what is wrong. */
const FAULTS = new Map<string, Fault>([
  ['Duplicate capture group name', { text: 'Another group has this name.', part: /(?<=<)[^<>]*(?=>$)/ }],
  ['Incomplete quantifier', { text: 'This is not finished. Write {3}, {3,} or {3,5}.', part: /\{[^{]*$/ }],
  ['Invalid capture group name', { text: "A group's name starts with a letter, $ or _, and ends with >." }],
  ['Invalid character class', { text: 'A range needs a single character at each end.', part: /.$/su }],
  [
    'Invalid character in character class',
    { text: 'With the v flag this has a meaning of its own inside [ ]. Put a backslash before it.' },
  ],
  [
    'Invalid escape',
    {
      text: 'With the u or v flag this escape has no meaning. Drop the backslash to mean the character itself.',
      part: /\\[^\\]*$/,
    },
  ],
  [
    'Invalid group',
    { text: 'What follows (? must be one of : = ! <= <! or <name>, or flags such as i:.', part: /\((?:\?[^(]*)?$/ },
  ],
  ['Invalid named reference', { text: "After \\k stands a group's name in < and >.", part: /\\k[^\\]*$/ }],
  [
    'Invalid property name',
    { text: 'Unicode has no such property. Write \\p{L}, \\p{Lu} or \\p{Script=Greek}.', part: /\\p[^\\]*$/i },
  ],
  [
    'Invalid set operation in character class',
    { text: 'One pair of brackets takes either && or --, with one thing on each side.', part: /.$/su },
  ],
  [
    'Invalid unicode escape',
    { text: 'Write \\u and four hexadecimal digits, or \\u{…} up to \\u{10FFFF}.', part: /\\u?[^\\]*$/ },
  ],
  [
    'Lone quantifier brackets',
    { text: 'With the u or v flag write \\{, \\} or \\] to mean the character itself.', part: /\{$/ },
  ],
  [
    'Negated character class may contain strings',
    { text: 'A class of all but these cannot hold whole strings.', part: /\[\^[^[]*$|\\P[^\\]*$/ },
  ],
  [
    'Nothing to repeat',
    {
      text: 'There is nothing before this to repeat. Put a backslash before it to mean the character itself.',
      part: /(?:[*+?]|\{\d*,?\d*\})$/,
    },
  ],
  [
    'Range out of order in character class',
    { text: 'This range runs backwards.', part: /(?:\\[^\\]*|[^\\])-(?:\\[^\\]*|[^\\])$/u },
  ],
  ["Unmatched ')'", { text: 'This ) closes no group. Write \\) to mean the character itself.' }],
  ['Unterminated class string disjunction', { text: 'This \\q{ is never closed by }.', part: /\\q\{[^\\]*$/ }],
  ['\\ at end of pattern', { text: 'A backslash at the end has nothing to stand for. Write \\\\ to mean one.' }],
  ['numbers out of order in {} quantifier', { text: 'The first number is larger than the second.', part: /\{[^{]*$/ }],
]);

/**
 * Explains a syntax error of the parser.
 * @param message the parser's message: `Invalid regular expression: /pattern/flags: what`
 * @param index where the parser stopped
 */
export function explainFault(
  pattern: string,
  message: string,
  index: number,
): { text: string; at: number; len: number } {
  const what = message.slice(message.lastIndexOf(': ') + 2);
  const fault = FAULTS.get(what);
  const part = fault?.part?.exec(pattern.slice(0, index));
  const at = Math.min(part?.index ?? index, Math.max(0, pattern.length - 1));
  // The parser stops just past a backslash: show what it escapes too.
  const least = part?.[0] === '\\' ? 2 : 1;
  const len = Math.min(Math.max(part?.[0].length ?? 1, least), pattern.length - at);
  return { text: fault?.text ?? `${what}.`, at, len };
}
