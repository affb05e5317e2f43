import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many files lie below a directory, and their bytes together. */
export async function measureDirectory(directory: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size;
  return { files: files.length, bytes };
}
