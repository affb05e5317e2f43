import { execFile } from 'node:child_process';
import { ownersEnvironment } from './owners-environment.ts';

/** What a command printed. */
export interface Printed {
  stdout: string;
  stderr: string;
}

/**
 * Runs npm in a folder as its owner would: with nothing of this repository, of npm or of a test runner in the environment.
 * @throws with everything it printed, when it fails
 */
export function npmIn(folder: string, args: string[]): Promise<Printed> {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.env.npm_node_execpath ?? process.execPath, [script]] : ['npm', []];
  return new Promise((resolve, reject) => {
    execFile(
      command,
      [...first, ...args],
      { cwd: folder, env: ownersEnvironment(), maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${error.message}\n${stdout}\n${stderr}`)) : resolve({ stdout, stderr }),
    );
  });
}
