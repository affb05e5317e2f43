import type { Output } from './output.ts';

/** A known answer of a tool: an entry of its `cases.json`. */
export interface Case {
  /**
   * What it checks: shown when it fails, and on the tool's page.
   * @minLength 1
   */
  name: string;
  /** Passed to `run` exactly as given: no default is filled in, nothing is clamped. */
  input: { [inputId: string]: unknown };
  /** What `run` must return. */
  expect: Output;
  /**
   * `exact` is deep equality. `subset` needs a `why`, and on `fields` a `fieldCount`; on `series` it compares the frame, not the points.
   * @default "exact"
   */
  match?: 'exact' | 'subset';
  /**
   * Why only a part is compared.
   * @minLength 1
   */
  why?: string;
  /**
   * How many fields the whole result has, so that a dropped one still fails.
   * @asType integer
   * @minimum 0
   */
  fieldCount?: number;
  /**
   * The longest the run may take, in milliseconds. Default: the tool's time limit.
   * @minimum 1
   */
  maxMs?: number;
}

/**
 * A tool's `cases.json`.
 * @minItems 1
 */
export type Cases = Case[];
