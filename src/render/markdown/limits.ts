/** UTF-16 code units of one Markdown file. A long book chapter has a fifth of it. */
export const MAX_TEXT = 512 * 1024;

/** Levels of quotes, lists and elements inside one another. */
export const MAX_DEPTH = 100;

/** Nodes of one file's tree. The limit of the text keeps ordinary files far below it. */
export const MAX_NODES = 250_000;

/** Cells of the widest table times lines of the file: short lines under a wide header are filled up with empty cells. */
export const MAX_CELLS = 250_000;

/** Code units of raw HTML in one file: what does not nest properly is repaired by copying elements. */
export const MAX_RAW_HTML = 64 * 1024;

/** Elements of raw HTML open at once. */
export const MAX_RAW_DEPTH = 32;

/** Bytes of a file that the text shows or links to. */
export const MAX_FILE = 25 * 1024 * 1024;
