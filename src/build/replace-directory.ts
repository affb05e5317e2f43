import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a directory in the place of another, which may not be there yet. The place holds the old or the new one, whole,
 * but for the moment between two renamings.
 */
export async function replaceDirectory(source: string, target: string): Promise<void> {
  const [next, previous] = [`${target}.${process.pid}.new`, `${target}.${process.pid}.old`];
  await mkdir(dirname(target), { recursive: true });
  await move(source, next);
  if (existsSync(target)) await rename(target, previous);
  await rename(next, target);
  await rm(previous, { recursive: true, force: true });
}

/** Renames, or copies where the two lie on different file systems. */
async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true });
    await rm(source, { recursive: true, force: true });
  }
}
