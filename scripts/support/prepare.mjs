// Runs before anything is installed: Node 20 and no dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The first Node whose permissions close the network to a tool's code too. */
const OLDEST_NODE = 26;

/**
 * What to do about a Node that is too old, where npm cannot bring a newer one.
 * @param {{ platform: string, arch: string, version: string }} system as `process` has them, the version without `v`
 * @returns {string | undefined} a sentence; undefined when nothing is to be done
 */
export function nodeAdvice({ platform, arch, version }) {
  const brought = platform === 'linux' && (arch === 'x64' || arch === 'arm64');
  if (brought || Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return `Pegboard needs Node ${OLDEST_NODE} or later and this is Node ${version}: install the long-term release from https://nodejs.org, since npm brings it along on Linux only.`;
}

/**
 * Whether what is installed is not what the lockfile says. A package that is optional may be absent: it is for another system.
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} wanted package-lock.json
 * @param {{ packages: Record<string, { version?: string, integrity?: string }> } | undefined} installed npm's own list in node_modules
 * @returns {boolean}
 */
export function isStale(wanted, installed) {
  if (!installed) return true;
  const present = new Map(Object.entries(installed.packages));
  return Object.entries(wanted.packages).some(([path, entry]) => {
    if (path === '') return false;
    const found = present.get(path);
    if (!found) return !entry.optional;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}

/**
 * Makes the repository ready to run: the right Node, and what the lockfile lists, installed when it is missing or stale.
 * Ends the process with code 1 when it cannot.
 */
export function prepare() {
  const advice = nodeAdvice({ platform: process.platform, arch: process.arch, version: process.versions.node });
  if (advice) fail(advice);
  const installed = join(root, 'node_modules/.package-lock.json');
  const current = existsSync(installed) ? readJson(installed) : undefined;
  if (!isStale(readJson(join(root, 'package-lock.json')), current)) return;
  console.log('Installing what package-lock.json lists …');
  const status = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) fail('npm ci failed: see its message above.');
}

/**
 * Runs npm in the repository, on the same terminal.
 * @param {string[]} args
 * @returns {number} its exit code; 1 when a signal ended it
 */
export function npm(args) {
  // The Node that runs npm must not be the one inside node_modules: `npm ci` removes that.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  const { status } = script
    ? spawnSync(node, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status ?? 1;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
