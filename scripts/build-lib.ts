// Compiles what runs outside Vite to `lib/`: Node strips no types below `node_modules`, so a packed Pegboard needs JavaScript.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { extname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [source, target] = [`${root}src`, `${root}lib`];

rmSync(target, { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);

/** Data that code reads beside itself. */
const DATA = new Set(['.json']);
cpSync(source, target, {
  recursive: true,
  filter: (file) => relative(source, file) === '' || extname(file) === '' || DATA.has(extname(file)),
});
