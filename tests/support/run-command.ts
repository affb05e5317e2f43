import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownersEnvironment } from './owners-environment.ts';

/** Milliseconds after which a command is given up. */
const LIMIT_MS = 300_000;

/** How a command ended. */
export interface Ended {
  /** Its exit code; 0 for a server that answered. */
  code: number | null;
  /** All that it printed. */
  output: string;
}

/**
 * Runs a line of a shell in a folder, as the folder's owner would. What serves pages does not end: it is asked for its first page,
 * and then stopped.
 */
export async function runCommand(command: string, folder: string): Promise<Ended> {
  const env = { ...ownersEnvironment(), FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1' };
  // A group of its own, so that what it starts ends with it.
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => process.kill(-child.pid!, 'SIGKILL');
  const timer = setTimeout(end, LIMIT_MS);
  let output = '';
  const answered = new Promise<Ended>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const address = serves(command) && /http:\/\/localhost:\d+\/\S*/.exec(output)?.[0];
        if (address)
          fetch(address).then(({ status }) => resolve({ code: status === 200 ? 0 : status, output }), reject);
      });
    }
  });
  const closed = once(child, 'close').then(([code]): Ended => ({ code, output }));
  try {
    return await Promise.race([answered, closed]);
  } finally {
    clearTimeout(timer);
    if (child.exitCode === null && child.signalCode === null) end();
  }
}

function serves(command: string): boolean {
  return /\b(dev|preview)\b/.test(command);
}
