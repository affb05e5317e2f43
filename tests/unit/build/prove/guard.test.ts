import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { guardedNode, guardFlags, requireGuard } from '../../../../src/build/prove/guard.ts';
import { makeTree } from '../../../support/make-tree.ts';

/**
 * Tries everything a tool must not, with all of Node at hand: what is left is the guard alone. Prints what each try gave: the code
 * of an error, or `done`.
 */
const PROBE = `
const [readable, outside, written] = process.argv.slice(-3);
const tries = {
  'read what is given': async () => (await import('node:fs')).readFileSync(readable),
  'read another file': async () => (await import('node:fs')).readFileSync(outside),
  'list a directory': async () => (await import('node:fs')).readdirSync('/'),
  'write a file': async () => (await import('node:fs')).writeFileSync(written, 'x'),
  'write beside what is given': async () => (await import('node:fs')).writeFileSync(readable + '2', 'x'),
  'write a database': async () => new (await import('node:sqlite')).DatabaseSync(written).exec('create table a(b)'),
  'write a report': async () => process.report.writeReport(written),
  'fetch': () => fetch('http://127.0.0.1:64999/'),
  'connect': async () => { const net = await import('node:net'); return new Promise((done, fail) => net.connect(1, '127.0.0.1', done).on('error', fail)); },
  'connect to a local socket': async () => { const net = await import('node:net'); return new Promise((done, fail) => net.connect(written, done).on('error', fail)); },
  'listen': async () => { const net = await import('node:net'); return new Promise((done, fail) => net.createServer().on('error', fail).listen(0, done)); },
  'send a datagram': async () => { const dgram = await import('node:dgram'); return new Promise((done, fail) => dgram.createSocket('udp4').on('error', fail).send('x', 9, '127.0.0.1', (error) => error ? fail(error) : done())); },
  'look a name up': async () => (await import('node:dns')).promises.lookup('localhost'),
  'start a process': async () => (await import('node:child_process')).execFileSync(process.execPath, ['-v']),
  'start a thread': async () => new (await import('node:worker_threads')).Worker('1', { eval: true }),
  'load native code': async () => process.dlopen({ exports: {} }, readable),
  'open the inspector': async () => (await import('node:inspector')).open(0),
  'use WASI': async () => new (await import('node:wasi')).WASI({ version: 'preview1' }),
  'run text as code': () => new Function('return 1')(),
};
const results = { environment: Object.keys(process.env).join() };
for (const [name, attempt] of Object.entries(tries)) {
  try { await attempt(); results[name] = 'done'; }
  catch (error) { results[name] = error.cause?.code ?? error.code ?? error.name; }
}
console.log(JSON.stringify(results));
process.exit();
`;

const written = join(tmpdir(), `pegboard-guard-${process.pid}`);
afterAll(() => rmSync(written, { force: true }));

function probe(): { [attempt: string]: string } {
  const root = makeTree({ 'bundles/a.js': '1', 'secret.txt': 'secret' });
  const paths = [`${root}/bundles/a.js`, `${root}/secret.txt`, written];
  const { file, args } = guardedNode(PROBE, [`${root}/bundles`], paths);
  const { stdout, stderr } = spawnSync(file, args, { env: { TZ: 'UTC' }, cwd: root, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('the guard', () => {
  it('lets a program read what it is given, and do nothing else', () => {
    const { environment, ...tries } = probe();
    expect(tries).toEqual({
      'read what is given': 'done',
      'read another file': 'ERR_ACCESS_DENIED',
      'list a directory': 'ERR_ACCESS_DENIED',
      'write a file': 'ERR_ACCESS_DENIED',
      'write beside what is given': 'ERR_ACCESS_DENIED',
      'write a database': 'ERR_UNKNOWN_BUILTIN_MODULE',
      'write a report': 'ERR_ACCESS_DENIED',
      fetch: 'ERR_ACCESS_DENIED',
      connect: 'ERR_ACCESS_DENIED',
      'connect to a local socket': 'ERR_ACCESS_DENIED',
      listen: 'ERR_ACCESS_DENIED',
      'send a datagram': 'ERR_ACCESS_DENIED',
      'look a name up': 'ERR_ACCESS_DENIED',
      'start a process': 'ERR_ACCESS_DENIED',
      'start a thread': 'ERR_ACCESS_DENIED',
      'load native code': 'ERR_DLOPEN_DISABLED',
      'open the inspector': 'ERR_ACCESS_DENIED',
      'use WASI': 'ERR_ACCESS_DENIED',
      'run text as code': 'EvalError',
    });
    expect(existsSync(written)).toBe(false);
    // The shell that sets the limits adds the directory it was started in.
    expect(environment?.split(',').filter((name) => name !== 'PWD')).toEqual(['TZ']);
  });

  it('names every path to read by itself, a comma in it or not', () => {
    expect(guardFlags(['/a,b', '/c d'])).toEqual(
      expect.arrayContaining(['--permission', '--allow-fs-read=/a,b', '--allow-fs-read=/c d']),
    );
  });

  it('is asked for before any tool runs', () => {
    expect(() => requireGuard(new Set(['--permission']))).toThrow(
      /^Node \d+\.\d+\.\d+ cannot keep a tool's code from the network\. Use Node 26 or later, or start Pegboard by npm$/,
    );
    expect(() => requireGuard(new Set(['--permission', '--allow-net']))).not.toThrow();
    expect(() => requireGuard()).not.toThrow();
  });
});
