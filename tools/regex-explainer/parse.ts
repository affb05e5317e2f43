import { type AST, RegExpParser, RegExpSyntaxError, RegExpValidator } from '@eslint-community/regexpp';
import type { Output } from 'pegboard/types';
import { explainFault } from './faults.ts';

const parser = new RegExpParser();

/**
 * Parses as a browser would, old syntax that the web still allows included.
 * @returns the parts, or the `error` result that points into `pattern` or `flags`
 */
export function parse(pattern: string, flags: string): { pattern: AST.Pattern; flags: AST.Flags } | Output {
  let read: AST.Flags;
  try {
    read = parser.parseFlags(flags);
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return wrongFlag(flags);
    throw error;
  }
  if (read.unicode && read.unicodeSets) {
    return {
      kind: 'error',
      message: 'The flags u and v exclude each other.',
      input: 'flags',
      at: 0,
      len: flags.length,
    };
  }
  try {
    return { pattern: parser.parsePattern(pattern, 0, pattern.length, read), flags: read };
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return wrongPattern(pattern, read, error);
    throw error;
  }
}

function wrongFlag(flags: string): Output {
  const letters = [...flags];
  const index = letters.findIndex((letter, at) => !'dgimsuvy'.includes(letter) || letters.indexOf(letter) < at);
  const letter = letters[index] ?? '';
  const fault = 'dgimsuvy'.includes(letter) ? `The flag “${letter}” is given twice.` : `There is no flag “${letter}”.`;
  const at = letters.slice(0, index).join('').length;
  return { kind: 'error', message: `${fault} Flags are d g i m s u v y.`, input: 'flags', at, len: letter.length };
}

function wrongPattern(pattern: string, flags: AST.Flags, error: RegExpSyntaxError): Output {
  const open = /: Unterminated (?:group|character class)$/.test(error.message) && findOpen(pattern, flags);
  if (open) {
    const close = pattern[open.at] === '[' ? ']' : ')';
    const message = `This ${pattern[open.at]} is never closed by ${close}.`;
    return { kind: 'error', message, input: 'pattern', ...open };
  }
  const unknown = error.message.endsWith(': Invalid named capture referenced') && findUnknownName(pattern, flags);
  if (unknown) return { kind: 'error', message: 'No group has this name.', input: 'pattern', ...unknown };
  const { text, at, len } = explainFault(pattern, error.message, error.index);
  return { kind: 'error', message: text, input: 'pattern', at, len };
}

/** The innermost bracket that is open where the parser gave up. */
function findOpen(pattern: string, flags: AST.Flags): { at: number; len: number } | undefined {
  const open: number[] = [];
  const enter = (start: number) => open.push(start);
  const leave = () => open.pop();
  validate(pattern, flags, {
    onGroupEnter: enter,
    onGroupLeave: leave,
    onCapturingGroupEnter: enter,
    onCapturingGroupLeave: leave,
    onLookaroundAssertionEnter: enter,
    onLookaroundAssertionLeave: leave,
    onCharacterClassEnter: enter,
    onCharacterClassLeave: leave,
  });
  const at = open.at(-1);
  return at === undefined ? undefined : { at, len: 1 };
}

/** The first `\k<name>` of a group that is not there. */
function findUnknownName(pattern: string, flags: AST.Flags): { at: number; len: number } | undefined {
  const names = new Set<string | null>();
  const references: { name: number | string; at: number; len: number }[] = [];
  validate(pattern, flags, {
    onCapturingGroupEnter: (_start, name) => names.add(name),
    onBackreference: (at, end, name) => references.push({ name, at, len: end - at }),
  });
  const found = references.find(({ name }) => typeof name === 'string' && !names.has(name));
  return found && { at: found.at, len: found.len };
}

/** Walks as far as the pattern can be read. */
function validate(pattern: string, flags: AST.Flags, handlers: RegExpValidator.Options): void {
  try {
    new RegExpValidator(handlers).validatePattern(pattern, 0, pattern.length, flags);
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
  }
}
