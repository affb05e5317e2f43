import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.ts';
import { ensureJava } from './find-java.ts';

/** Biome colours what it prints for a file or a pipe too. */
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** How many checks of a step held. */
export interface Count {
  passed: number;
  failed: number;
}

/** One thing `npm test` does. */
export interface Step {
  /** What `npm test -- NAME` calls it. */
  name: string;
  /** It reads `dist/`, so it is not run when the build failed. */
  needsBuild?: boolean;
  /** Runs it on the terminal. */
  run(): Count;
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * Every step, in the order it is run: cheap ones first, and the build before what reads it.
 * @param reports a folder for the reports of the test runners
 */
export function testSteps(reports: string): Step[] {
  return [
    { name: 'types', run: () => command('tsc', ['--noEmit']) },
    { name: 'astro', run: () => command('astro', ['check']) },
    { name: 'lint', run: () => command('biome', ['ci', ...colours, '.']) },
    { name: 'unit', run: () => vitest('unit', reports) },
    { name: 'build', run: () => command('npm', ['run', '--silent', 'build']) },
    { name: 'site', needsBuild: true, run: () => needing(ensureJava, () => vitest('site', reports)) },
    {
      name: 'browser',
      needsBuild: true,
      run: () => needing(ensureChromium, (chromium) => playwright(chromium, reports)),
    },
    { name: 'package', run: () => vitest('package', reports) },
  ];
}

/**
 * The count of a vitest run. A file that could not be loaded holds no tests and is one failure; so is an error
 * outside every test, which only the exit code tells.
 * @param status the runner's exit code
 */
export function countVitest(report: VitestReport | undefined, status: number | null): Count {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return atLeastOneFailure(report.numPassedTests, report.numFailedTests + unloaded.length, status);
}

/** The count of a Playwright run. A test that passed only when tried again passed. */
export function countPlaywright(report: PlaywrightReport | undefined, status: number | null): Count {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return atLeastOneFailure(expected + flaky, unexpected + report.errors.length, status);
}

/** Whatever the counts say, a runner that ended badly, or that ran nothing, has failed. */
function atLeastOneFailure(passed: number, failed: number, status: number | null): Count {
  const bad = status !== 0 || passed === 0;
  return { passed, failed: bad ? Math.max(failed, 1) : failed };
}

function command(name: string, args: string[]): Count {
  const { status } = start(name, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(project: string, reports: string): Count {
  const file = join(reports, `${project}.json`);
  const { status } = start('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return countVitest(readReport<VitestReport>(file), status);
}

/** Runs a step with a program that is no package, or says what to do where there is none. */
function needing(ensure: () => string, run: (program: string) => Count): Count {
  let program: string;
  try {
    program = ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return run(program);
}

function playwright(chromium: string, reports: string): Count {
  const file = join(reports, 'browser.json');
  const { status } = start('playwright', ['test', '--reporter=list,json'], {
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return countPlaywright(readReport<PlaywrightReport>(file), status);
}

/** Runs a command of `node_modules/.bin`, which npm has put on the path. */
function start(name: string, args: string[], env: Record<string, string> = {}): SpawnSyncReturns<Buffer> {
  const shell = process.platform === 'win32';
  return spawnSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env }, shell });
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
