import type { Output } from 'pegboard/types';
import { fault, locate, quote } from './fault.ts';

/** What programs print that is almost JSON. */
const ALMOST = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['None', 'null'],
  ['NULL', 'null'],
  ['Null', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['NaN', 'null'],
  ['Infinity', 'null'],
]);

/** What may stand in a string, up to the first character that may not. */
const STRING_CONTENT = /(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/uy;

/**
 * The `error` result for an error of the parser.
 * @param error the name that jsonc-parser gives it
 * @param at the token that the parser stumbled on; the length of the text at its end
 * @param len of that token
 * @param opener the innermost bracket that was open then
 */
export function explainError(text: string, error: string, at: number, len: number, opener: number | undefined): Output {
  if (at >= text.length) return endsEarly(text, opener);
  const token = text.slice(at, at + len);
  if (/^\d/.test(token) && text[at - 1] === '0') {
    return fault(text, 'A number cannot begin with a 0 that more digits follow. Take the 0 out.', at - 1);
  }
  switch (error) {
    case 'InvalidSymbol':
      return badSymbol(text, token, at);
    case 'InvalidCommentToken':
      return fault(text, 'JSON has no comments. Take it out.', at, len);
    case 'UnexpectedEndOfNumber':
      return fault(text, `The number ${quote(token)} ends too early. A digit must follow.`, at, len);
    case 'UnexpectedEndOfString':
      return fault(
        text,
        'This string is not closed on its line. End it with ", and write a line end in it as \\n.',
        at,
        len,
      );
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
    case 'InvalidCharacter':
      return badString(text, at);
    case 'EndOfFileExpected':
      return afterTheEnd(text, token, at, len);
  }
  if (/[\]}]/.test(token)) return badBracket(text, error, token, at, opener);
  const expected = new Map([
    ['PropertyNameExpected', 'a name in double quotes'],
    ['ValueExpected', 'a value'],
    ['ColonExpected', 'a colon'],
    ['CommaExpected', 'a comma'],
  ]).get(error);
  return fault(text, `Here stands ${quote(token)}, but ${expected ?? 'something else'} is expected.`, at, len);
}

function endsEarly(text: string, opener: number | undefined): Output {
  if (opener === undefined) return { kind: 'error', message: 'No JSON yet. Paste some.', input: 'json' };
  const [what, close] = text[opener] === '{' ? ['object', '}'] : ['array', ']'];
  return fault(text, `This ${what} is never closed: the text ends before its ${close}.`, opener);
}

function badSymbol(text: string, token: string, at: number): Output {
  const invisible = /^[\p{Z}\p{Cf}\p{Cc}]/u.exec(token);
  if (invisible) {
    const code = token.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return fault(
      text,
      `This is U+${code}, which cannot be seen and is no space to JSON. Take it out.`,
      at,
      invisible[0].length,
    );
  }
  const almost = ALMOST.get(token);
  if (almost) return fault(text, `JSON has no ${token}. Write ${almost}.`, at, token.length);
  if (token.startsWith("'")) return fault(text, "Strings stand in double quotes, not in '…'.", at, token.length);
  if (/^[-+.]/.test(token)) {
    const word = /^[^\s,:[\]{}"]+/.exec(text.slice(at))![0];
    const fix = 'A number begins with a digit, or with - and a digit.';
    return fault(text, `${quote(word)} is no number to JSON. ${fix}`, at, word.length);
  }
  return fault(text, `${quote(token)} is no JSON. Strings and names stand in double quotes.`, at, token.length);
}

function badString(text: string, start: number): Output {
  STRING_CONTENT.lastIndex = start + 1;
  STRING_CONTENT.exec(text);
  const at = STRING_CONTENT.lastIndex;
  if (text[at] === '\\') {
    const found = /^\\(?:u[\dA-Fa-f]{0,4}|.)?/u.exec(text.slice(at, at + 6))![0];
    const fix = found.startsWith('\\u') ? 'Write \\u and four hexadecimal digits.' : 'Write \\\\ for a backslash.';
    return fault(text, `${quote(found)} is no escape. ${fix}`, at, found.length);
  }
  const escaped = JSON.stringify(text[at]).slice(1, -1);
  return fault(text, `A string cannot hold this control character itself. Write ${escaped}.`, at);
}

function afterTheEnd(text: string, token: string, at: number, len: number): Output {
  const bracket = /[\]}]/.test(token) ? ' There is one bracket too many.' : '';
  return fault(text, `The JSON has ended, and then comes ${quote(token)}.${bracket}`, at, len);
}

/** A closing bracket where something else is expected. */
function badBracket(text: string, error: string, bracket: string, at: number, opener: number | undefined): Output {
  const before = text.slice(0, at).trimEnd();
  if (before.endsWith(','))
    return fault(text, `This comma must go: nothing follows it but ${bracket}.`, before.length - 1);
  if (error === 'ColonExpected' || before.endsWith(':'))
    return fault(text, `A value is missing before this ${bracket}.`, at);
  if (opener === undefined) return fault(text, `This ${bracket} closes nothing.`, at);
  const { line, column } = locate(text, opener);
  return fault(text, `This ${bracket} cannot close the ${text[opener]} of line ${line}, column ${column}.`, at);
}
