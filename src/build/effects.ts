import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The bytes of a file, what makes its text when it is asked for, or where to copy it from. */
export type FileSource = string | Uint8Array | (() => string) | { copyOf: string };

/** The bytes of a file, read where it is a copy. */
export async function bytesOf(source: FileSource): Promise<string | Uint8Array> {
  if (typeof source === 'function') return source();
  return typeof source === 'object' && 'copyOf' in source ? readFile(source.copyOf) : source;
}

/** The only way this project writes into a site's output. */
export interface Effects {
  /**
   * Writes a file, making its folders.
   * @param path relative to the output directory, with `/` between its parts
   * @throws where something else already stands at that path
   */
  write(path: string, source: FileSource): Promise<void>;
}

/** Writes below one directory. Two outputs at one path are a fault of ours or of the site's own pages, and never silent. */
export function createEffects(directory: string): Effects {
  const written = new Set<string>();
  return {
    async write(path, source) {
      const target = join(directory, path);
      // Systems that fold case would let the second file replace the first.
      const key = path.toLowerCase();
      if (written.has(key) || existsSync(target)) {
        throw new Error(
          `Two outputs at one path: ${path}. Rename the page or the file in public/ that is written there`,
        );
      }
      written.add(key);
      await mkdir(dirname(target), { recursive: true });
      if (typeof source === 'object' && 'copyOf' in source) await copyFile(source.copyOf, target);
      else await writeFile(target, await bytesOf(source));
    },
  };
}
