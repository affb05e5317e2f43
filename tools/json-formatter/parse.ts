import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Output } from 'pegboard/types';
import { explainError } from './explain-error.ts';
import { fault } from './fault.ts';

/** Objects and arrays inside each other. Beyond what people write; each level indents every line inside it. */
const MAX_DEPTH = 200;

/**
 * Parses JSON as RFC 8259 has it: no comments, no trailing commas.
 * @returns the tree, whose nodes know their place in the text, or the `error` result that points at the first fault
 */
export function parse(text: string): Node | Output {
  const open = openBrackets(text, text.length);
  if (typeof open === 'number') {
    return fault(text, `Objects and arrays lie more than ${MAX_DEPTH} deep here. What is deeper is not read.`, open);
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (root && errors.length === 0) return root;
  const { error, offset, length } = errors[0]!;
  const opened = openBrackets(text, offset);
  const opener = typeof opened === 'number' ? undefined : opened.at(-1);
  return explainError(text, printParseErrorCode(error), offset, length, opener);
}

/**
 * The brackets that are open before an offset, outermost first.
 * @returns their offsets, or the offset of the one that is too deep
 */
function openBrackets(text: string, until: number): number[] | number {
  const open: number[] = [];
  const scanner = createScanner(text, true);
  for (scanner.scan(); scanner.getTokenOffset() < until; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const character = text[offset];
    if (character === '{' || character === '[') {
      if (open.push(offset) > MAX_DEPTH) return offset;
    } else if (character === '}' || character === ']') open.pop();
  }
  return open;
}
