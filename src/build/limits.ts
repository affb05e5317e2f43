/** Bounds on what an author's files may hold, so that no file can make a build slow, large or endless. */

/** Largest definition file, such as `tool.json`, in bytes. A manifest with help in every key takes a tenth of it. */
export const MAX_DEFINITION_BYTES = 512 * 1024;

/** Largest `cases.json`, in bytes: room for results of many thousand bytes written as numbers. */
export const MAX_CASES_BYTES = 4 * 1024 * 1024;

/** Deepest nesting of objects and arrays in a JSON file. A result inside groups inside a case stays below 20. */
export const MAX_DEPTH = 64;

/** Most folders in a directory of tools. */
export const MAX_TOOLS = 50_000;

/** Longest stretch of a source line that a report shows, in characters. */
export const MAX_EXCERPT = 100;

/** Most problems reported of one file; that there are more is said. */
export const MAX_FINDINGS = 100;

/** Largest Markdown file, in bytes: more than is rendered. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** Milliseconds that one page loader may take, with what it imports. */
export const LOADER_LIMIT_MS = 30_000;

/** Memory of the thread that runs page loaders, in megabytes. */
export const LOADER_MEMORY_MB = 1024;
