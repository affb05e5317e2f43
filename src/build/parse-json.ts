import { type JSONVisitor, type Node, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { MAX_DEPTH, MAX_FINDINGS } from './limits.ts';
import { lineStarts, positionAt } from './source-text.ts';
import {
  comment,
  duplicateKey,
  emptyFile,
  leadingZero,
  type SyntaxFinding,
  syntaxError,
  tooDeep,
  trailingComma,
} from './syntax-messages.ts';

/** A JSON text, read. */
export interface ParsedJson {
  /** Its value; absent when the text cannot be understood. Own keys only: `__proto__` is a key like any other. */
  value?: unknown;
  /** What is wrong with the text, in its order. With a value: what strict JSON forbids, but can be understood. */
  findings: SyntaxFinding[];
}

/** Thrown out of a visit, to stop it: what follows a fault is mostly the parser finding its feet again. */
const STOP = Symbol('stop');

/** Reads strict JSON and finds the faults of its text. It never throws, and follows no nesting deeper than the limit. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { findings: [emptyFile()] };
  const { findings, broken, lenient } = inspect(text);
  if (broken) return { findings };
  if (lenient) return { value: toValue(parseTree(text, [], { allowTrailingComma: true })), findings };
  try {
    return { value: JSON.parse(text), findings };
  } catch {
    return { findings: [...findings, syntaxError('', 0, text, 1)] };
  }
}

/** What one walk over a text finds. */
interface Inspection {
  findings: SyntaxFinding[];
  /** What the text means is in doubt. */
  broken: boolean;
  /** It can be understood, though not as strict JSON. */
  lenient: boolean;
}

function inspect(text: string): Inspection {
  const findings: SyntaxFinding[] = [];
  const keys: Map<string, number>[] = [];
  const opened: number[] = [];
  let starts: number[] | undefined;
  const lineOf = (offset: number) => {
    starts ??= lineStarts(text);
    return positionAt(starts, offset).line;
  };
  let [comma, lastOpened, broken, lenient] = [-1, 0, false, false];

  const add = (finding: SyntaxFinding) => {
    if (findings.length < MAX_FINDINGS) findings.push(finding);
  };
  const stop = (finding: SyntaxFinding): never => {
    findings.push(finding);
    broken = true;
    throw STOP;
  };
  const open = (offset: number) => {
    comma = -1;
    if (opened.push(offset) > MAX_DEPTH) stop(tooDeep(offset));
  };
  const close = (bracket: string) => {
    lastOpened = opened.pop() ?? 0;
    if (comma < 0) return;
    add(trailingComma(comma, bracket));
    lenient = true;
    comma = -1;
  };

  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => {
      open(offset);
      keys.push(new Map());
    },
    onObjectEnd: (_offset, length) => {
      if (length > 0) close('}');
      else lastOpened = opened.pop() ?? 0;
      keys.pop();
    },
    onArrayBegin: open,
    onArrayEnd: (_offset, length) => {
      if (length > 0) close(']');
      else lastOpened = opened.pop() ?? 0;
    },
    onObjectProperty: (key, offset) => {
      comma = -1;
      const first = keys.at(-1)?.get(key);
      if (first === undefined) keys.at(-1)?.set(key, offset);
      else add(duplicateKey(offset, key, lineOf(first)));
    },
    onLiteralValue: () => {
      comma = -1;
    },
    onSeparator: (character, offset) => {
      if (character === ',') comma = offset;
    },
    onComment: (offset) => {
      add(comment(offset));
      lenient = true;
    },
    onError: (error, offset, length) => {
      const found = text.slice(offset, offset + length);
      const name = printParseErrorCode(error);
      if (name === 'CommaExpected' && /^\d/.test(found) && text[offset - 1] === '0')
        stop(leadingZero(offset - 1, found));
      const unclosed = name.startsWith('Close') ? lastOpened : opened.at(-1);
      stop(syntaxError(name, offset, found, lineOf(unclosed ?? 0)));
    },
  };
  try {
    visit(text, visitor, { allowTrailingComma: true });
  } catch (thrown) {
    if (thrown !== STOP) throw thrown;
  }
  return { findings, broken, lenient };
}

/** The value of a parse tree. Of a repeated key the last counts, as in `JSON.parse`. */
function toValue(node: Node | undefined): unknown {
  if (node?.type === 'array') return node.children?.map(toValue);
  if (node?.type !== 'object') return node?.value;
  // fromEntries defines keys, so that none can set a prototype.
  return Object.fromEntries(
    (node.children ?? []).map(({ children }) => [children?.[0]?.value, toValue(children?.[1])]),
  );
}
