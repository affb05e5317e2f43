import { isAbsolute, relative, sep } from 'node:path';

/** Is a path in a directory, or the directory itself? By their names alone: links are not followed. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
