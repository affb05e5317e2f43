import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** This repository: examples are files of it. */
export const REPOSITORY = new URL('../../', import.meta.url);

/** A file of this repository as a block of code, with its path below it. Throws where it is gone: no example is stale. */
export async function showFile(path: string): Promise<string> {
  return show(await readFile(new URL(path, REPOSITORY), 'utf8'), path, `From \`${path}\`.`);
}

/** What stands at a key of a JSON file, in the same way. Throws where there is nothing. */
export async function showKey(path: string, key: string): Promise<string> {
  const value: unknown = JSON.parse(await readFile(new URL(path, REPOSITORY), 'utf8'))[key];
  if (value === undefined) throw new Error(`${path} has no ${key}, which the reference shows`);
  return show(JSON.stringify({ [key]: value }, null, 2), path, `From \`${path}\`: its \`${key}\`.`);
}

function show(text: string, path: string, source: string): string {
  return `${fenced(text, extname(path).slice(1))}\n\n${source}`;
}

/** A block of code, in a fence longer than any run of backticks in it. */
export function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
