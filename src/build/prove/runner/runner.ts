/** The program of a guarded process: it loads a tool's bundled module and runs it, one run a message. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { serialize } from 'node:v8';
import { LOAD_LIMIT_MS, MAX_ERROR_LENGTH, MAX_NAMES, MAX_PARTIALS, MAX_RESULT_BYTES } from '../limits.ts';
import type { Conduct, ProgressReport, Reply, RunEnd, RunTask } from '../messages.ts';
import { emptyRoom, ownTimers } from './clean-room.ts';
import { goElsewhere } from './elsewhere.ts';
import { watchIntrinsics } from './intrinsics.ts';

type Run = (input: unknown, ctx: unknown) => unknown;

const host = process;
const [nextTurn, startTimer, stopTimer] = [setImmediate, setTimeout, clearTimeout];
const forbidden = new Set<string>();
const strays: string[] = [];
let loaded: { file: string; run: Run } | undefined;

for (const name of Object.keys(host.env)) if (name !== 'TZ') delete host.env[name];
const say = (reply: Reply): void => void host.send?.(reply);
const bundles = new URL('./', pathToFileURL(`${host.argv[2]}/x`)).href;
registerHooks({
  resolve(specifier, context) {
    // Node's own modules reach further than its permissions close: one of them kills processes.
    const url = URL.parse(specifier, context.parentURL)?.href;
    if (!url?.startsWith(bundles)) {
      forbidden.add(`import(${JSON.stringify(specifier).slice(0, MAX_ERROR_LENGTH)})`);
      throw new Error('Tools import nothing while they run');
    }
    return { url, format: 'module', shortCircuit: true };
  },
});
emptyRoom(forbidden);
const stopTimers = ownTimers();
const changes = watchIntrinsics();
let atRest: number | undefined;

host.on('message', (task: RunTask) => void serve(task));
host.on('disconnect', () => host.exit());
for (const event of ['uncaughtException', 'unhandledRejection']) {
  host.on(event, (error: unknown) => {
    if (strays.length < MAX_NAMES) strays.push(describe(error));
  });
}
say({ type: 'ready' });

async function serve(task: RunTask): Promise<void> {
  // Counted here, for the channel to the build is one.
  atRest ??= host.getActiveResourcesInfo().length;
  const progress: ProgressReport = { fault: undefined, partials: [] };
  const end = loaded?.file === task.file ? undefined : await load(task.file);
  if (!end) say({ type: 'loaded' });
  const ended = end ?? (await run(task, progress));
  const conduct = task.last || end ? await judge() : undefined;
  say({ type: 'ended', end: ended, progress, conduct });
}

/** Loads a module in place of the last one. Returns what went wrong. */
async function load(file: string): Promise<RunEnd | undefined> {
  loaded = undefined;
  forbidden.clear();
  strays.length = 0;
  try {
    const limit = after(LOAD_LIMIT_MS);
    const module = await Promise.race([loadModule(file), limit.passed]);
    limit.stop();
    if (module === TOO_LATE) return { type: 'load-timed-out' };
    const run = (module as { run?: unknown } | undefined)?.run;
    if (typeof run !== 'function') return { type: 'no-run' };
    loaded = { file, run: (input, ctx) => run.call(module, input, ctx) };
    return undefined;
  } catch (error) {
    return { type: 'load-failed', error: describe(error) };
  }
}

async function loadModule(file: string): Promise<unknown> {
  return (await import(pathToFileURL(file).href)).load();
}

async function run(task: RunTask, progress: ProgressReport): Promise<RunEnd> {
  const controller = new AbortController();
  const comeBack = task.elsewhere ? goElsewhere(host.env) : () => undefined;
  const limit = after(task.limitMs);
  const begin = performance.now();
  try {
    const ctx = { signal: controller.signal, progress: (...args: unknown[]) => note(progress, args, limit.isOver) };
    const result = await Promise.race([call(task.input, ctx), limit.passed]);
    const ms = performance.now() - begin;
    if (result === TOO_LATE || ms > task.limitMs) return { type: 'timed-out' };
    return pack(result, ms);
  } catch (error) {
    return { type: 'threw', error: describe(error) };
  } finally {
    limit.stop();
    controller.abort();
    comeBack();
  }
}

/** Asynchronous, so that what it throws at once and what it rejects with are one. */
async function call(input: unknown, ctx: unknown): Promise<unknown> {
  return loaded?.run(input, ctx);
}

const TOO_LATE = Symbol('too late');

interface Limit {
  passed: Promise<typeof TOO_LATE>;
  isOver(): boolean;
  stop(): void;
}

function after(ms: number): Limit {
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<typeof TOO_LATE>((resolve) => {
    timer = startTimer(() => resolve(TOO_LATE), ms);
  });
  const stop = (): void => {
    over = true;
    stopTimer(timer);
  };
  return { passed, isOver: () => over, stop };
}

function pack(result: unknown, ms: number): RunEnd {
  if (result === undefined) return { type: 'unusable', why: 'undefined' };
  try {
    const bytes = serialize(result);
    if (bytes.length > MAX_RESULT_BYTES)
      return { type: 'unusable', why: `${bytes.length} bytes, and ${MAX_RESULT_BYTES} is the most` };
    return { type: 'returned', bytes, ms };
  } catch (error) {
    return { type: 'unusable', why: `a value that cannot be sent to a page: ${describe(error)}` };
  }
}

/** Keeps the first fault of a run's reports, and its first partial results. */
function note(report: ProgressReport, [fraction, partial]: unknown[], isOver: () => boolean): void {
  if (isOver() || report.fault !== undefined) return;
  if (typeof fraction !== 'number' || !(fraction >= 0 && fraction <= 1)) {
    report.fault = `the fraction ${describe(fraction)}, which is no number from 0 to 1`;
  } else if (partial !== undefined && report.partials.length < MAX_PARTIALS) {
    const packed = pack(partial, 0);
    if (packed.type === 'returned') report.partials.push(packed.bytes);
    else if (packed.type === 'unusable') report.fault = `a partial result that is ${packed.why}`;
  }
}

/** Ends what the tool left running, and tells how it behaved. */
async function judge(): Promise<Conduct> {
  stopTimers();
  // Promises that nobody waits for are told of after this turn.
  await new Promise((resolve) => nextTurn(resolve));
  const lingers = host.getActiveResourcesInfo().length > (atRest ?? 0);
  return {
    changed: changes().slice(0, MAX_NAMES),
    forbidden: [...forbidden].slice(0, MAX_NAMES),
    strays: [...strays],
    lingers,
  };
}

/** What was thrown, in words. It may be anything, also something that throws when it is looked at. */
function describe(error: unknown): string {
  try {
    const text =
      error instanceof Error ? `${error.name}: ${error.message}` : inspect(error, { depth: 1, customInspect: false });
    return text.slice(0, MAX_ERROR_LENGTH);
  } catch {
    return 'a value that cannot be shown';
  }
}
