import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { Failure } from '../view/panel-state.ts';

/** The detail of `pegboard:result`: a tool has given a result, be it an `error` that refuses its input. */
export interface ResultDetail {
  /** The tool's id. */
  tool: string;
  /** What it was given. */
  values: InputValues;
  output: Output;
}

/** The detail of `pegboard:error`: a run, or loading, gave no result. */
export interface ErrorDetail {
  /** The tool's id. */
  tool: string;
  /** Why; `values` where the attribute of this name is no JSON object. */
  reason: Failure | 'values';
  /** The sentence that the reader sees. */
  message: string;
}

/** Tells the page what has happened in a card. Both events bubble. */
export function announce(host: Element, ...[name, detail]: ['result', ResultDetail] | ['error', ErrorDetail]): void {
  host.dispatchEvent(new CustomEvent(`pegboard:${name}`, { bubbles: true, detail }));
}
