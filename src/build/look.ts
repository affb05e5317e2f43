import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { FileLook } from '../dialects/dialect.ts';
import { isInside } from '../render/links/is-inside.ts';
import { nearest } from '../render/links/nearest.ts';
import { linkStatOf, statOf } from './stat.ts';

/**
 * Looks at paths from a directory. Links are followed; of a file outside, nothing is read, not even whether it is there.
 * @param names what the directory holds
 */
export function lookFrom(directory: string, names: readonly string[]): (path: string) => FileLook {
  let home: string | undefined;
  return (path) => {
    // As Windows reads a path too: what one machine refuses, every machine does.
    if (path.includes('\\')) return { state: 'backslash' };
    if (path.startsWith('/') || /^[a-z]:/i.test(path)) return { state: 'absolute' };
    if (names.includes(path)) {
      // Most paths are of this kind, and need no link followed.
      const plain = linkStatOf(join(directory, path));
      if (plain?.isFile()) return { state: 'file', bytes: plain.size };
    }
    home ??= realpathSync.native(directory);
    const wanted = join(home, path);
    return isInside(home, wanted) ? lookAt(home, wanted) : { state: 'outside' };
  };
}

function lookAt(home: string, wanted: string): FileLook {
  let real: string;
  try {
    real = realpathSync.native(wanted);
  } catch (thrown) {
    if (!isMissing(thrown)) return { state: 'not-a-file' };
    return leadsOut(home, wanted) ? { state: 'outside' } : { state: 'missing', near: nearTo(home, wanted) };
  }
  if (!isInside(home, real)) return { state: 'outside' };
  // A system that folds case finds what another will not.
  const [asked, found] = [basename(wanted), basename(real)];
  if (asked !== found && fold(asked) === fold(found) && asked.normalize() !== found.normalize()) {
    return { state: 'missing', near: nearTo(home, wanted) };
  }
  const stat = statOf(real);
  return stat?.isFile() ? { state: 'file', bytes: stat.size } : { state: 'not-a-file' };
}

/** A name that is the same for two files which a system that folds case cannot tell apart. */
export function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function isMissing(thrown: unknown): boolean {
  const code = (thrown as NodeJS.ErrnoException).code ?? '';
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code);
}

/** Whether a link on the way to a missing file leads out: then it is not said that the file is missing there. */
function leadsOut(home: string, wanted: string): boolean {
  for (let parent = dirname(wanted); isInside(home, parent) && parent !== home; parent = dirname(parent)) {
    try {
      return !isInside(home, realpathSync.native(parent));
    } catch {
      // This one is missing too: a link can only be further up.
    }
  }
  return false;
}

/** A file beside a missing one, with nearly its name. */
function nearTo(home: string, wanted: string): string | undefined {
  try {
    const parent = realpathSync.native(dirname(wanted));
    if (!isInside(home, parent)) return undefined;
    const near = nearest(basename(wanted), readdirSync(parent).sort());
    return near === undefined ? undefined : relative(home, join(parent, near)).split(sep).join('/');
  } catch {
    return undefined;
  }
}
