import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ownersEnvironment } from './owners-environment.ts';
import { repository } from './repository.ts';

/** A site being served for development. */
export interface DevServer {
  /** Without a slash at its end. */
  origin: string;
  /** What it has printed. */
  log(): string;
  close(): void;
}

/** Serves this repository's site for development, with what an environment says in the place of its tools and documents. */
export async function serveDev(env: NodeJS.ProcessEnv): Promise<DevServer> {
  const port = await freePort();
  const command = [join(repository, 'src/cli/pegboard.ts'), 'dev', '--port', String(port)];
  const server = spawn(process.execPath, command, { cwd: repository, env: { ...ownersEnvironment(), ...env } });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      log += text;
    });
  }
  return { origin: `http://localhost:${port}`, log: () => log, close: () => void server.kill() };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
