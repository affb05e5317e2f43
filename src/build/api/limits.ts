/** Most entry files of the option `api`. */
export const MAX_ENTRY_POINTS = 50;

/** Most pages that the types of a site make. */
export const MAX_API_PAGES = 5_000;

/** Deepest nesting of a type that is written out: what lies deeper is shown as an ellipsis. */
export const MAX_TYPE_DEPTH = 12;

/** Most characters that a type or a signature is written with; of a longer one the beginning is shown. */
export const MAX_TYPE_TEXT = 10_000;

/** Longest line of a type or a signature, in characters: what is longer is broken where its grammar allows. */
export const LINE = 76;

/** Longest default of a parameter or a property that is shown, in characters. */
export const MAX_DEFAULT = 200;

/** Most problems of the types that are listed. */
export const MAX_API_PROBLEMS = 100;
