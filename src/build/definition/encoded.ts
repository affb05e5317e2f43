/**
 * A value of a module as it leaves the guarded process: plain data is itself, and the rest is a mark. Lists and objects are marks
 * too, so that no key of an author's can be taken for one.
 */
export type Encoded =
  | null
  | boolean
  | number
  | string
  | { list: Encoded[] }
  | { entries: [string, Encoded][] }
  | { code: true }
  /** What is no data, in words that follow "is": `a Date`. */
  | { refused: string };

/** Most values that a module may export, counting every object, list, text and number. */
export const MAX_EXPORTED_VALUES = 100_000;
