import { lstatSync, type Stats, statSync } from 'node:fs';

/** What stands at a path, links followed; undefined where nothing does, or where it cannot be reached. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The same of a link itself. */
export function linkStatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
