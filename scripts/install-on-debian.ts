import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs a package of Debian's, where this is Debian and root may. @returns whether it did */
export function installOnDebian(name: string): boolean {
  if (!isDebianRoot()) return false;
  console.log(`Installing Debian’s ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every(
    (args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0,
  );
}

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
