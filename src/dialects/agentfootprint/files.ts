/** The definition with code: a module that exports it. */
export const MODULE = 'define-tool.ts';

/** The definition without code. */
export const JSON_FILE = 'define-tool.json';
