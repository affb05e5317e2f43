import type { Problem } from '../model/problem.ts';
import type { DocumentFile } from './read-documents.ts';

/** Problems in texts that page loaders made, with the line that no file holds. Others stay as they are. */
export function quoteMade(problems: readonly Problem[], documents: readonly DocumentFile[]): Problem[] {
  const made = documents.filter(({ isMade }) => isMade);
  const lines = new Map(made.map(({ file, text }) => [file, text.split(/\r\n|\n|\r/)]));
  return problems.map((problem) => {
    const madeLine = lines.get(problem.file)?.[problem.line - 1];
    return madeLine === undefined ? problem : { ...problem, madeLine };
  });
}
