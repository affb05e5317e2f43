import type { MinimalNode, MinimalSourceFile } from 'typedoc';
import type { Problem } from '../../model/problem.ts';
import { fileProblem, shownPath } from '../file-problem.ts';
import { MAX_API_PROBLEMS } from './limits.ts';

/** Where TypeDoc says that something is: a node of the source, an offset in a file, or nowhere. */
export type TypeDocPlace = [MinimalNode?] | [number, MinimalSourceFile];

/** Takes what TypeDoc says as warnings, each once, at its place; what has none is said at the first entry file. */
export function createCollector({ root, entry, problems }: { root: string; entry: string; problems: Problem[] }) {
  const said = new Set<string>();
  return (message: string, place: TypeDocPlace): void => {
    const { file, line, column } = locate(place) ?? { file: entry, line: 1, column: 1 };
    const fault = message.replace(/\s+/g, ' ').replace(/\.$/, '');
    const key = `${file}:${line}:${column} ${fault}`;
    if (said.has(key) || said.size >= MAX_API_PROBLEMS) return;
    said.add(key);
    const tag = /^Encountered an unknown block tag (@\S+)$/.exec(fault)?.[1];
    const fix = tag
      ? `Remove the tag, or let the option api of pegboard() have tags: ['${tag}']`
      : 'Correct the comment or the declaration';
    problems.push({
      ...fileProblem('', shownPath(root, file), 'api-comment', `TypeDoc says: ${fault}`, fix, 'warning'),
      line,
      column,
    });
  };
}

function locate(place: TypeDocPlace): { file: string; line: number; column: number } | undefined {
  const [first, second] = place;
  const [file, offset] =
    typeof first === 'number' ? [second, first] : first ? [first.getSourceFile(), first.getStart()] : [];
  if (file === undefined || offset === undefined) return undefined;
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { file: file.fileName, line: line + 1, column: character + 1 };
}
