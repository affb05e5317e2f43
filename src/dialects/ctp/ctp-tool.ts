import type { Definition } from './definition.ts';

/** Why a tool refuses: the first four are about the input, the others are not. */
export type ErrorCode =
  | 'INVALID_INPUT'
  | 'MISSING_REQUIRED'
  | 'TYPE_ERROR'
  | 'CONSTRAINT_VIOLATION'
  | 'EXECUTION_ERROR'
  | 'TIMEOUT'
  | 'RATE_LIMITED'
  | 'UNAUTHORIZED'
  | 'NOT_FOUND'
  | 'INTERNAL_ERROR';

/** What a result says of its run. It is shown apart from the result, and never compared. */
export interface Metadata {
  /** In milliseconds. */
  executionTime?: number;
  /** In bytes. */
  inputSize?: number;
  /** In bytes. */
  outputSize?: number;
  /** What a reader should know although it worked. */
  warnings?: string[];
}

/** What `fn` returns. */
export type Result =
  | { success: true; data?: unknown; metadata?: Metadata }
  | { success: false; error: string; errorCode?: ErrorCode; suggestion?: string; metadata?: Metadata };

/** The second argument of `fn`. */
export interface Context {
  /** Aborted when the reader cancels, and when the time limit is reached. */
  signal: AbortSignal;
}

/**
 * What a `ctp.ts` exports by default. A parameter that is neither given nor has a default is not in `params`; the value of a `file`
 * is {@link File}.
 * @example export default { definition, fn: ({ text }) => ({ success: true, data: text.length }) } satisfies CtpTool<{ text: string }>;
 */
export interface CtpTool<Params = { [name: string]: unknown }> {
  definition: Definition;
  /** Computes the result. To return `success: false` says why there is none; to throw says that the tool is broken. */
  fn(params: Params, context: Context): Result | Promise<Result>;
}

/** The value of a `file`. */
export interface File {
  name: string;
  /** Its media type; empty where it is not known. */
  type: string;
  /** In bytes. */
  size: number;
  bytes: Uint8Array<ArrayBuffer>;
}
