import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import stringWidth from 'fast-string-width';
import { MAX_CASES_BYTES, MAX_EXCERPT } from './limits.ts';
import { decode } from './source-text.ts';
import { visible } from './visible.ts';

/** A stretch of a source line, and where in it a column is. */
export interface Excerpt {
  /** With what cannot be seen written out, and `…` where the line is cut. */
  line: string;
  /** How many cells of a terminal stand before the column. */
  indent: number;
}

/** Gives lines of the files of a site by their shown paths. */
export type LineReader = (file: string, line: number) => string | undefined;

/**
 * Reads source lines of files below a directory. A link is not followed: what a site may not publish, its report does not
 * show either.
 */
export function createLineReader(root: string): LineReader {
  const files = new Map<string, string[]>();
  return (file, line) => {
    const lines = files.get(file) ?? readLines(root, file);
    files.set(file, lines);
    return lines[line - 1];
  };
}

function readLines(root: string, file: string): string[] {
  try {
    const home = realpathSync.native(root);
    const path = join(home, file);
    const stat = statSync(path);
    if (realpathSync.native(path) !== path || !stat.isFile() || stat.size > MAX_CASES_BYTES) return [];
    return decode(readFileSync(path)).text?.split(/\r\n|\n|\r/) ?? [];
  } catch {
    return [];
  }
}

/** The part of a line around a column, which counts from 1 in UTF-16 code units. */
export function toExcerpt(line: string, column: number): Excerpt {
  const at = Math.min(column - 1, line.length);
  // Three quarters of the room is for what follows: a value is read from its start.
  const start = line.length <= MAX_EXCERPT ? 0 : Math.max(0, Math.min(at - MAX_EXCERPT / 4, line.length - MAX_EXCERPT));
  const end = Math.min(line.length, start + MAX_EXCERPT);
  const before = `${start > 0 ? '…' : ''}${show(line.slice(start, at))}`;
  return { line: `${before}${show(line.slice(at, end))}${end < line.length ? '…' : ''}`, indent: stringWidth(before) };
}

/** Tabs become two spaces, so that the caret is right whatever a terminal makes of a tab. */
function show(text: string): string {
  return visible(text.replaceAll('\t', '  '));
}
