import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isInside } from './is-inside.ts';
import { nearest } from './nearest.ts';

/** What stands at a path that a file of the author names. */
export type LocalFile =
  | { kind: 'file'; absolute: string; size: number }
  | { kind: 'folder' }
  /** Not inside the folder, directly or through a link. */
  | { kind: 'outside' }
  /** A dot file, or inside a dot folder or node_modules. */
  | { kind: 'hidden' }
  /** Nothing; `suggestion` is a name in the same folder that is close. */
  | { kind: 'missing'; suggestion: string | undefined };

/** Finds a file inside a folder. Its name may be in NFC or NFD; symbolic links may not lead out of the folder. */
export function findLocalFile(absolute: string, root: string): LocalFile {
  if (!isInside(root, absolute)) return { kind: 'outside' };
  if (relative(root, absolute).split(sep).some(isHidden)) return { kind: 'hidden' };
  const found = firstExisting(absolute, root);
  if (!found) return { kind: 'missing', suggestion: nearest(basename(absolute), entriesOf(dirname(absolute))) };
  const real = realpathSync(found.path);
  if (!isInside(realpathSync(root), real)) return { kind: 'outside' };
  if (found.stats.isFile()) return { kind: 'file', absolute: real, size: found.stats.size };
  return { kind: 'folder' };
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function firstExisting(absolute: string, root: string): { path: string; stats: Stats } | undefined {
  const direct = existing(absolute);
  if (direct) return direct;
  // A name with marks may be spelled in two ways: look at what each folder really holds.
  let path = root;
  for (const name of relative(root, absolute).split(sep)) {
    const wanted = name.normalize('NFC');
    const entry = entriesOf(path).find((candidate) => candidate.normalize('NFC') === wanted);
    if (entry === undefined) return undefined;
    path = join(path, entry);
  }
  return existing(path);
}

function existing(path: string): { path: string; stats: Stats } | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && { path, stats };
  } catch {
    // A name too long, one with a NUL, a loop of links, a file where a folder should be: nothing is there.
    return undefined;
  }
}

/** The names in a folder, sorted; none where there is no such folder. */
export function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
