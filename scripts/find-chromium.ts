import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian.ts';

/** What a search for Chromium looks at; a test gives its own. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** Where Playwright keeps its own Chromium, whether or not it is there. */
  playwright(): string;
}

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  playwright: () => chromium.executablePath(),
};

/**
 * The browser the tests drive: what `CHROME_PATH` names, else the system's, else Playwright's own.
 * @returns its executable file; undefined when there is none
 * @throws when `CHROME_PATH` names a file that is not there: another browser in its place would surprise
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const { env, platform, exists } = machine;
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, which is not there: correct it or unset it.`);
  }
  return [...systemPaths(platform, env), machine.playwright()].find((file) => exists(file));
}

/**
 * Finds the browser, and on Debian installs it where root may.
 * @throws a sentence on what to do when there is none
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (installOnDebian('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium was found: install Chromium or Chrome, run `npm exec -- playwright install chromium`, or name one in CHROME_PATH.',
  );
}

/** What a test browser is started with: nothing that reaches for the network by itself, and no sandbox where root cannot have one. */
export function chromiumArgs(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

function systemPaths(platform: NodeJS.Platform, env: Machine['env']): string[] {
  if (platform === 'darwin') return MAC_APPS;
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => WINDOWS_APPS.map((app) => `${root}\\${app}`));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}
