/** UTF-16 code units of one Markdown file: some 40,000 words. */
export const MAX_TEXT = 256 * 1024;

/** Levels of quotes, lists and elements inside one another. */
export const MAX_DEPTH = 100;

/** Nodes of one file's tree. The limit of the text keeps ordinary files far below it. */
export const MAX_NODES = 100_000;

/** Columns of a table times the lines below its head: short lines under a wide head are filled up with empty cells. */
export const MAX_CELLS = 100_000;

/** Underscores of one paragraph: the parser takes a time that grows with their square. */
export const MAX_UNDERSCORES = 20_000;

/** Character references, such as `&amp;`, of one paragraph: as for underscores, and memory too. */
export const MAX_ENTITIES = 3_000;

/** Code units of raw HTML in one file: what does not nest properly is repaired by copying elements. */
export const MAX_RAW_HTML = 64 * 1024;

/** Elements of raw HTML open at once. */
export const MAX_RAW_DEPTH = 32;

/** Bytes of a file that the text shows or links to. */
export const MAX_FILE = 25 * 1024 * 1024;
