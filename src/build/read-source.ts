import { readFileSync } from 'node:fs';
import { sayBytes } from '../dialects/dialect.ts';
import type { Problem } from '../model/problem.ts';
import { fileProblem } from './file-problem.ts';
import { type SourceFile, toSource } from './source-file.ts';
import { decode, lineStarts, positionAt } from './source-text.ts';

/** A file that was looked at: it is a file, inside its tool's directory, and has this size. */
export interface FileToRead {
  absolute: string;
  /** As shown. */
  path: string;
  tool: string;
  bytes: number;
  /** The most bytes it may have. */
  limit: number;
}

/** A file that was read, or the reasons why it was not. */
export interface SourceRead {
  source?: SourceFile;
  problems: Problem[];
}

/** Reads a JSON file, unless it is too large or no UTF-8. */
export function readSource({ absolute, path, tool, bytes, limit }: FileToRead): SourceRead {
  if (bytes > limit) {
    const fault = `This file has ${sayBytes(bytes)}, and may have ${sayBytes(limit)}`;
    return { problems: [fileProblem(tool, path, 'file-too-large', fault, 'Make it smaller: it is not read')] };
  }
  let decoded: ReturnType<typeof decode>;
  try {
    decoded = decode(readFileSync(absolute));
  } catch (thrown) {
    const fault = `This file cannot be read (${(thrown as NodeJS.ErrnoException).code})`;
    return { problems: [fileProblem(tool, path, 'unreadable', fault, 'Allow it to be read')] };
  }
  if (decoded.text === undefined) {
    const { encoding, before } = decoded;
    const fault = encoding === 'utf-16' ? 'This file is UTF-16' : 'A byte here is not UTF-8';
    const problem = fileProblem(tool, path, 'file-not-utf8', fault, 'Save the file as UTF-8');
    return { problems: [{ ...problem, ...positionAt(lineStarts(before), before.length) }] };
  }
  const [source, problems] = toSource(path, absolute, decoded.text, tool);
  return { source, problems };
}
