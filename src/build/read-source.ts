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
export function readSource(file: FileToRead): SourceRead {
  const { text, problem } = readSourceText(file);
  if (text === undefined) return { problems: [problem] };
  const [source, problems] = toSource(file.path, file.absolute, text, file.tool);
  return { source, problems };
}

/** The text of a definition, or why it is not read: it is too large or no UTF-8. */
export function readSourceText({
  absolute,
  path,
  tool,
  bytes,
  limit,
}: FileToRead): { text: string; problem?: never } | { text?: never; problem: Problem } {
  if (bytes > limit) {
    const fault = `This file has ${sayBytes(bytes)}, and may have ${sayBytes(limit)}`;
    return { problem: fileProblem(tool, path, 'file-too-large', fault, 'Make it smaller: it is not read') };
  }
  let decoded: ReturnType<typeof decode>;
  try {
    decoded = decode(readFileSync(absolute));
  } catch (thrown) {
    const fault = `This file cannot be read (${(thrown as NodeJS.ErrnoException).code})`;
    return { problem: fileProblem(tool, path, 'unreadable', fault, 'Allow it to be read') };
  }
  if (decoded.text !== undefined) return decoded;
  const { encoding, before } = decoded;
  const fault = encoding === 'utf-16' ? 'This file is UTF-16' : 'A byte here is not UTF-8';
  const problem = fileProblem(tool, path, 'file-not-utf8', fault, 'Save the file as UTF-8');
  return { problem: { ...problem, ...positionAt(lineStarts(before), before.length) } };
}
