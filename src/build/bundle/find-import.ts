import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { decode, lineStarts, positionAt } from '../source-text.ts';

/** Where a file names a module that it imports, line and column from 1. Its start where it cannot be found. */
export function findImport(file: string, specifier: string): { line: number; column: number } {
  const text = decode(readFileSync(file)).text ?? '';
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({ start, value: text.slice(start + 1, end - 1) })),
  ];
  const found = named.find((request) => request?.value === specifier);
  return positionAt(lineStarts(text), found?.start ?? 0);
}
