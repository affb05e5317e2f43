import { readFileSync, realpathSync, statSync } from 'node:fs';
import type { Problem } from '../model/problem.ts';
import { isInside } from '../render/links/is-inside.ts';
import { fileProblem } from './file-problem.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { decode, lineStarts, positionAt } from './source-text.ts';

/** A text file of an author. */
export interface TextFile {
  absolute: string;
  /** As shown. */
  file: string;
  /** The tool's id; empty for a document. */
  tool: string;
  /** The directory that it may not lie outside of, links followed. */
  root: string;
}

/** Reads a text file, unless it lies outside, is too large or is no UTF-8. */
export function readText({ absolute, file, tool, root }: TextFile): { text: string } | { problem: Problem } {
  const refuse = (code: string, fault: string, fix: string) => ({ problem: fileProblem(tool, file, code, fault, fix) });
  try {
    if (!isInside(realpathSync(root), realpathSync(absolute))) {
      return refuse('file-outside', 'This file is a link that leads out of its directory', 'Copy the file itself here');
    }
    const { size } = statSync(absolute);
    if (size > MAX_TEXT_BYTES) {
      const fault = `This file has ${size} bytes, and may have ${MAX_TEXT_BYTES}`;
      return refuse('file-too-large', fault, 'Split it into several files');
    }
    const decoded = decode(readFileSync(absolute));
    if (decoded.text !== undefined) return decoded;
    const { encoding, before } = decoded;
    const fault = encoding === 'utf-16' ? 'This file is UTF-16' : 'A byte here is not UTF-8';
    const { problem } = refuse('file-not-utf8', fault, 'Save the file as UTF-8');
    return { problem: { ...problem, ...positionAt(lineStarts(before), before.length) } };
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return refuse('unreadable', `This file cannot be read (${code})`, 'Correct the link, or allow it to be read');
  }
}
