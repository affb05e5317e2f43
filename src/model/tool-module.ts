import type { InputValues } from './input.ts';
import type { Output } from './output.ts';
import type { LiveTool } from './tool.ts';

/** The second argument of `run`. */
export interface Ctx {
  /** Aborted when the reader cancels, when an input changes mid-run, and when a worker's time limit is reached. */
  signal: AbortSignal;
  /**
   * Reports progress, and may show a partial result: it is drawn at most once a frame, and a late one never replaces the result.
   * @param fraction from 0 to 1
   * @param partial what is known so far
   */
  progress(fraction: number, partial?: Output): void;
}

/** What an adapted module is told beside. */
export interface AdaptedCtx extends Ctx {
  /**
   * The result is compared and published, so it leaves out what differs from run to run, such as how long it took. Default: a
   * reader waits for it.
   */
  isProof?: boolean;
}

/**
 * What a tool's module exports by default. Declare the input type with `type`: an `interface` has no implicit
 * index signature, so TypeScript refuses it here without saying why.
 * @example export default { run({ text }) { return { kind: 'text', text }; } } satisfies Tool<{ text: string }>;
 */
export interface ToolModule<Input extends InputValues = InputValues> {
  /** Computes the result. To return `error` says the input was wrong; to throw says the tool is broken. */
  run(input: Input, ctx: Ctx): Output | Promise<Output>;
}

/** What the bundled file of a tool exports: the same bytes are proved at build time and run in the page. */
export interface ToolBundle {
  /** The tool, as its card needs it. */
  tool: LiveTool;
  /** The module's default export. A worker's module is not evaluated before this is called. */
  load(): Promise<ToolModule>;
  /** Loads what checks a call's arguments. None for a tool without a schema of them, or with one that cannot be checked by. */
  check?(): Promise<Check>;
}

/** One keyword of a schema that a value breaks. */
export interface CheckFault {
  /** The keyword, such as `maxLength`. */
  keyword: string;
  /** JSON Pointer of the value; for a missing key, of the object that lacks it. */
  path: string;
  /** What the validator says of it, such as `missingProperty`. */
  params: { readonly [name: string]: unknown };
}

/** Finds what is wrong with a call's arguments: none when nothing is, and no more than {@link MAX_CHECK_FAULTS}. */
export type Check = (value: unknown) => CheckFault[];

/** Most faults that a check finds. */
export const MAX_CHECK_FAULTS = 50;
