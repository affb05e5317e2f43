import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let directory: string | undefined;

/**
 * A directory of this process alone, removed when it ends: a build and a development server of one site may run at the
 * same time. Its links are followed, for permissions are given by real paths.
 */
export function scratchDirectory(): string {
  if (directory === undefined) {
    const made = realpathSync(mkdtempSync(join(tmpdir(), 'pegboard-')));
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}
