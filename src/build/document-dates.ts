import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Past this much of history the pages go without dates. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * The day, in UTC, of the commit that last changed each file below a directory, by the file's path from there; files with changes
 * that are not committed are left out. Empty outside a git repository, and in a shallow clone: its oldest commit would seem to
 * have changed every file.
 */
export async function documentDates(directory: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: directory, maxBuffer: MAX_OUTPUT })).stdout;
  const days = new Map<string, string>();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return days;
    const log = await git('log', '--format=%x01%ct', '--name-only', '--relative', '-z', '--', '.');
    for (const entry of log.split('\x01').slice(1)) {
      const [seconds = '', ...files] = entry.split('\0').flatMap((part) => part.trim() || []);
      const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
    for (const file of (await git('diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.')).split('\0'))
      days.delete(file);
  } catch {
    return new Map();
  }
  return days;
}
