/** The program of a guarded process: it loads a tool's bundled module and runs it, one run a message. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import { LOAD_LIMIT_MS, MAX_NAME_LENGTH, MAX_NAMES, MAX_PARTIALS, MAX_RESULT_BYTES } from '../limits.ts';
import type { Batch, Conduct, ProgressReport, Reply, RunEnd, RunTask } from '../messages.ts';
import { emptyRoom, ownTimers } from './clean-room.ts';
import { describe, explain } from './describe.ts';
import { goElsewhere } from './elsewhere.ts';
import { watchIntrinsics } from './intrinsics.ts';
import { limitTo, TOO_LATE } from './time-limit.ts';

type Run = (input: unknown, ctx: unknown) => unknown;

const host = process;
const nextTurn = setImmediate;
const forbidden = new Set<string>();
const strays = new Set<string>();
let loaded: { file: string; run: Run } | undefined;

for (const name of Object.keys(host.env)) if (name !== 'TZ') delete host.env[name];
const say = (reply: Reply): void => void host.send?.(reply);
const bundles = new URL('./', pathToFileURL(`${host.argv.at(-1)}/x`)).href;
registerHooks({
  resolve(specifier, context) {
    // Node's own modules reach further than its permissions close: one of them kills processes.
    const url = /^(\.|file:)/.test(specifier) ? URL.parse(specifier, context.parentURL)?.href : undefined;
    if (!url?.startsWith(bundles)) {
      forbidden.add(`import(${JSON.stringify(specifier)})`);
      throw new Error('A tool can import nothing but its own parts while it runs');
    }
    return { url, format: 'module', shortCircuit: true };
  },
});
emptyRoom(forbidden);
const stopTimers = ownTimers();
const changes = watchIntrinsics();
let atRest: number | undefined;

host.on('message', (batch: Batch) => void serve(batch));
host.on('disconnect', () => host.exit());
for (const event of ['uncaughtException', 'unhandledRejection']) {
  host.on(event, (error: unknown) => {
    if (strays.size < MAX_NAMES) strays.add(describe(error));
  });
}
say({ type: 'ready' });

async function serve({ file, runs }: Batch): Promise<void> {
  // Counted here, for the channel to the build is one.
  atRest ??= host.getActiveResourcesInfo().length;
  const failed = loaded?.file === file ? undefined : await load(file);
  if (failed) return say({ type: 'ended', end: failed, progress: undefined, conduct: await judge() });
  say({ type: 'loaded' });
  for (const [index, task] of runs.entries()) {
    const progress: ProgressReport = { fault: undefined, partials: [] };
    const end = await run(task, progress);
    const isLast = index === runs.length - 1 || end.type === 'timed-out';
    const isSilent = progress.fault === undefined && progress.partials.length === 0;
    say({ type: 'ended', end, progress: isSilent ? undefined : progress, conduct: isLast ? await judge() : undefined });
    if (isLast) return;
  }
}

/** Loads a module in place of the last one. Returns what went wrong. */
async function load(file: string): Promise<RunEnd | undefined> {
  loaded = undefined;
  forbidden.clear();
  strays.clear();
  const limit = limitTo(LOAD_LIMIT_MS);
  try {
    const module = await Promise.race([loadModule(file), limit.passed]);
    if (module === TOO_LATE) return { type: 'load-timed-out' };
    const run = (module as { run?: unknown } | undefined)?.run;
    if (typeof run !== 'function') return { type: 'no-run' };
    loaded = { file, run: (input, ctx) => run.call(module, input, ctx) };
    return undefined;
  } catch (error) {
    return { type: 'load-failed', ...explain(error, bundles) };
  } finally {
    limit.stop();
  }
}

async function loadModule(file: string): Promise<unknown> {
  return (await import(pathToFileURL(file).href)).load();
}

async function run(task: RunTask, progress: ProgressReport): Promise<RunEnd> {
  const controller = new AbortController();
  const comeBack = task.elsewhere ? goElsewhere(host.env) : () => undefined;
  const limit = limitTo(task.limitMs);
  const begin = performance.now();
  try {
    const note = (...args: unknown[]) => keep(progress, args, limit.isOver);
    const ctx = { signal: controller.signal, progress: note, isProof: true };
    const result = await Promise.race([call(task.input, ctx), limit.passed]);
    const ms = performance.now() - begin;
    if (result !== TOO_LATE && ms <= task.limitMs) return pack(result, ms);
    controller.abort();
    return { type: 'timed-out' };
  } catch (error) {
    return { type: 'threw', ...explain(error, bundles) };
  } finally {
    limit.stop();
    comeBack();
  }
}

/** Asynchronous, so that what it throws at once and what it rejects with are one. */
async function call(input: unknown, ctx: unknown): Promise<unknown> {
  return loaded?.run(input, ctx);
}

function pack(result: unknown, ms: number): RunEnd {
  if (result === undefined) return { type: 'unusable', why: 'undefined' };
  try {
    const bytes = serialize(result);
    if (bytes.length <= MAX_RESULT_BYTES) return { type: 'returned', bytes, ms };
    return { type: 'unusable', why: `${bytes.length} bytes, and ${MAX_RESULT_BYTES} is the most` };
  } catch (error) {
    return { type: 'unusable', why: `a value that cannot be sent to a page: ${describe(error)}` };
  }
}

/** Keeps the first fault of a run's reports, and its first partial results. */
function keep(report: ProgressReport, [fraction, partial]: unknown[], isOver: () => boolean): void {
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
  return { changed: shorten(changes()), forbidden: shorten([...forbidden]), strays: [...strays], lingers };
}

function shorten(names: readonly string[]): string[] {
  return names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_NAME_LENGTH));
}
