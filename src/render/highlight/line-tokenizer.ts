import { EncodedTokenMetadata, INITIAL, type StateStack } from '@shikijs/vscode-textmate';
import type { Grammar } from 'shiki/core';

/** Lines whose tokens are remembered, for each language. Past it the memory starts anew. */
const MAX_LINES = 50_000;

/** Brackets, strings and blocks open at once. Deeper code takes a time that grows with the square of its depth. */
const MAX_OPEN = 500;

/** The tokens of one line, as the grammar gives them: pairs of a start and its metadata. */
type Tokens = Uint32Array;

/** A state in which a line begins, and the lines already read from it. */
interface State {
  stack: StateStack;
  lines: Map<string, { tokens: Tokens; next: State }>;
}

/** A run of a line in one colour of the theme. */
export interface Run {
  text: string;
  /** The theme's colour, by its number. */
  colour: number;
}

/**
 * Reads code line by line and remembers what each line gave. A line's tokens follow from the line and the state it
 * begins in, so a line seen before in the same state costs nothing: catalogues repeat themselves a great deal.
 */
export class LineTokenizer {
  readonly #grammar: Grammar;
  #start: State = { stack: INITIAL, lines: new Map() };
  #states = new Map<string, State[]>();
  #lines = 0;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /**
   * The runs of each line.
   * @returns undefined where a line took the grammar longer than `milliseconds`, or where too much is open at once
   */
  tokenize(lines: readonly string[], milliseconds: number): Run[][] | undefined {
    if (this.#lines > MAX_LINES) this.#forget();
    const result: Run[][] = [];
    let state = this.#start;
    for (const line of lines) {
      const known = state.lines.get(line) ?? this.#read(state, line, milliseconds);
      if (!known) return undefined;
      result.push(toRuns(line, known.tokens));
      state = known.next;
    }
    return result;
  }

  #read(state: State, line: string, milliseconds: number) {
    const { tokens, ruleStack, stoppedEarly } = this.#grammar.tokenizeLine2(line, state.stack, milliseconds);
    if (stoppedEarly || ruleStack.depth > MAX_OPEN) return undefined;
    const entry = { tokens, next: this.#intern(ruleStack) };
    state.lines.set(line, entry);
    this.#lines++;
    return entry;
  }

  /** The one object for all states that are alike. */
  #intern(stack: StateStack): State {
    // `equals` does not look at this flag, which the next line depends on.
    const { beginRuleCapturedEOL = false } = stack as { beginRuleCapturedEOL?: boolean };
    const key = `${stack.depth}${beginRuleCapturedEOL}`;
    const alike = this.#states.get(key) ?? [];
    const known = alike.find((state) => state.stack.equals(stack));
    if (known) return known;
    const state = { stack, lines: new Map() };
    this.#states.set(key, [...alike, state]);
    return state;
  }

  #forget(): void {
    this.#start = { stack: INITIAL, lines: new Map() };
    this.#states = new Map();
    this.#lines = 0;
  }
}

function toRuns(line: string, tokens: Tokens): Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < tokens.length; index += 2) {
    const text = line.slice(tokens[index], tokens[index + 2] ?? line.length);
    if (text !== '') runs.push({ text, colour: EncodedTokenMetadata.getForeground(tokens[index + 1]!) });
  }
  return runs;
}
