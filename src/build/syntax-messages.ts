import { MAX_DEPTH } from './limits.ts';

/** Something wrong with the text of a JSON file. */
export interface SyntaxFinding {
  code: string;
  /** Where, in UTF-16 code units from the start of the text. */
  offset: number;
  fault: string;
  fix: string;
}

/** The most characters of a text that a message repeats. */
const MAX_SHOWN = 40;

/** The file is empty. */
export function emptyFile(): SyntaxFinding {
  return { code: 'json-empty', offset: 0, fault: 'The file is empty', fix: 'Write its JSON, or remove the file' };
}

/** Nesting beyond the limit. */
export function tooDeep(offset: number): SyntaxFinding {
  const fault = `The file nests objects and arrays more than ${MAX_DEPTH} deep`;
  return { code: 'file-too-deep', offset, fault, fix: 'Make it flatter: what is deeper is not read' };
}

/** A comment. */
export function comment(offset: number): SyntaxFinding {
  const fault = 'JSON has no comments';
  return { code: 'json-comment', offset, fault, fix: "Remove it, or say it in the tool's README.md" };
}

/** A comma before a closing bracket. */
export function trailingComma(offset: number, bracket: string): SyntaxFinding {
  const fault = `Nothing follows this comma but ${bracket}, which JSON does not allow`;
  return { code: 'json-trailing-comma', offset, fault, fix: 'Remove the comma' };
}

/** One key twice in an object. */
export function duplicateKey(offset: number, key: string, firstLine: number): SyntaxFinding {
  const fault = `${JSON.stringify(cut(key))} stands twice in this object, first in line ${firstLine}`;
  return { code: 'json-duplicate-key', offset, fault, fix: 'Keep one of the two: JSON would take the last in silence' };
}

/**
 * The message for an error of the parser.
 * @param error the name that jsonc-parser gives it
 * @param found the text that the parser stumbled on; empty at the end of the file
 * @param opened the line of the bracket that was open then
 */
export function syntaxError(error: string, offset: number, found: string, opened: number): SyntaxFinding {
  const here = found === '' ? 'the end of the file' : cut(found.split(/[\r\n]/, 1)[0] ?? '');
  const [fault, fix] = error === 'CommaExpected' ? noComma(here, opened) : wording(error, here, opened);
  return { code: 'json-syntax', offset, fault, fix };
}

function wording(error: string, here: string, opened: number): [fault: string, fix: string] {
  switch (error) {
    case 'InvalidSymbol':
      return symbol(here);
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return [`${here} is no number in JSON`, 'Write digits on both sides of a decimal point, such as 0.5'];
    case 'PropertyNameExpected':
      return [`A key is expected here, not ${here}`, 'Write a key in double quotes, or remove what is too much'];
    case 'ValueExpected':
      return [`A value is expected here, not ${here}`, 'Write a string, number, object, array, true, false or null'];
    case 'ColonExpected':
      return [`A colon is expected here, not ${here}`, 'Write a colon between a key and its value'];
    case 'CloseBraceExpected':
      return [`The object that opens in line ${opened} is never closed`, 'Write its closing }'];
    case 'CloseBracketExpected':
      return [`The array that opens in line ${opened} is never closed`, 'Write its closing ]'];
    case 'EndOfFileExpected':
      return [
        `The JSON has ended, and then comes ${here}`,
        'Remove what follows, or look for a bracket too many before it',
      ];
    case 'UnexpectedEndOfString':
      return [
        'This string is not closed in its line',
        'Write its closing double quote, and \\n for a line break inside',
      ];
    case 'UnexpectedEndOfComment':
      return ['This comment is never closed, and JSON has no comments', 'Remove it'];
    case 'InvalidUnicode':
      return [
        'A \\u in this string has no four hexadecimal digits',
        'Write it such as \\u00e9, or write the character itself',
      ];
    case 'InvalidEscapeCharacter':
      return [
        'This string has a backslash before a character that needs none',
        'Write \\\\ for a backslash, or remove it',
      ];
    case 'InvalidCharacter':
      return ['This string holds a control character as it is', 'Write it as an escape, such as \\t for a tab'];
    default:
      return ['This is not JSON', 'Compare it with a file that works'];
  }
}

/** Something follows a value without a comma, and it may not be the comma that is missing. */
function noComma(here: string, opened: number): [fault: string, fix: string] {
  if (here === ':')
    return [`A key stands in the array that opens in line ${opened}`, 'Close the array with ] before the key'];
  if (/^[\]}]/.test(here))
    return [`The bracket that opens in line ${opened} is closed by ${here}`, 'Close { with } and [ with ]'];
  return [`A comma is missing before ${here}`, 'Write a comma after the value before it'];
}

/** A number that begins with zeros. */
export function leadingZero(offset: number, digits: string): SyntaxFinding {
  const fault = `A number in JSON does not begin with 0, as this one does before ${cut(digits)}`;
  return { code: 'json-syntax', offset, fault, fix: 'Remove the 0' };
}

/** A word or character that JSON does not know. */
function symbol(found: string): [fault: string, fix: string] {
  if (/^['‘’“”`]/.test(found)) return [`${found} is no string in JSON`, 'Use straight double quotes, "like this"'];
  const word = found.toLowerCase();
  if (['true', 'false', 'null'].includes(word)) return [`${found} is not a word of JSON`, `Write ${word}`];
  if (word === 'none' || word === 'undefined')
    return [`${found} is not a word of JSON`, 'Write null, or leave the key out'];
  return [`${found} is not a word of JSON`, 'Put text in double quotes'];
}

function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
