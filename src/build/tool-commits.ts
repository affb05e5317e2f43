import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Past this much of history the pages go without commits. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * The commit that last changed each folder of a directory, by the folder's name; folders with changes that are not
 * committed are left out. Empty where the directory is not in a git repository.
 */
export async function toolCommits(directory: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: directory, maxBuffer: MAX_OUTPUT })).stdout;
  const commits = new Map<string, string>();
  try {
    const log = await git('log', '--format=%x00%h', '--name-only', '--relative', '--', '.');
    for (const entry of log.split('\0').slice(1)) {
      const [commit = '', ...files] = entry.split('\n').filter(Boolean);
      for (const file of files) {
        const folder = file.split('/')[0] ?? '';
        if (!commits.has(folder)) commits.set(folder, commit);
      }
    }
    const prefix = (await git('rev-parse', '--show-prefix')).trim();
    for (const line of (await git('status', '--porcelain', '--untracked-files=all', '--', '.')).split('\n')) {
      const folder = line.slice(3).replace(prefix, '').split('/')[0] ?? '';
      commits.delete(folder);
    }
  } catch {
    return new Map();
  }
  return commits;
}
