// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputValues } from '../../../src/model/input.ts';
import type { Output } from '../../../src/model/output.ts';
import type { ToolModule } from '../../../src/model/tool-module.ts';
import { createReporter } from '../../../src/runtime/reporter.ts';
import type { RunEvent } from '../../../src/runtime/state.ts';
import { GRACE_MS, START_LIMIT_MS } from '../../../src/runtime/tool-worker.ts';
import { createWorkerRunner } from '../../../src/runtime/worker-runner.ts';
import { makeLiveTool } from '../../support/make-tool.ts';
import { FakeWorker } from './fake-worker.ts';

const text = (of: string): Output => ({ kind: 'text', text: of });
let events: RunEvent[];
let logged: ReturnType<typeof vi.spyOn>;
let aborted: unknown[];

/** Runs as its one input says. */
const tool = {
  async run({ what }, { signal, progress }) {
    signal.addEventListener('abort', () => aborted.push(what));
    if (what === 'throw') throw new Error('oops');
    if (what === 'endless') await new Promise(() => {});
    if (what === 'partial') {
      progress(0.5, text('half'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return text(`${what}`);
  },
} satisfies ToolModule;

function runner() {
  const live = makeLiveTool({ thread: 'worker', timeoutMs: 1000 });
  const own = createWorkerRunner(live, '/_pegboard/x.js');
  return {
    ...own,
    start: (run: number, values: InputValues) =>
      own.start(
        values,
        createReporter(run, live.kinds, (event) => events.push(event)),
      ),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const workers = () => FakeWorker.made.map(({ heard, terminated }) => `${heard.join(' ')}${terminated ? ' ended' : ''}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  events = [];
  aborted = [];
  FakeWorker.made = [];
  FakeWorker.tool = tool;
  FakeWorker.loading = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a run in a worker', () => {
  it('gives its result, and the worker stays for the next', async () => {
    const own = runner();
    own.start(1, { what: 'a' });
    await pass(50);
    own.start(2, { what: 'b' });
    await pass(5000);
    expect(events).toEqual([
      { type: 'done', run: 1, output: text('a') },
      { type: 'done', run: 2, output: text('b') },
    ]);
    expect(workers()).toEqual(['load run run']);
  });

  it('finds the worker that was started ahead', async () => {
    const own = runner();
    await Promise.all([own.prepare(), pass(10)]);
    own.start(1, { what: 'a' });
    await pass(10);
    expect(events).toMatchObject([{ type: 'done' }]);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('passes on what is known so far', async () => {
    runner().start(1, { what: 'partial' });
    await pass(200);
    expect(events).toEqual([
      { type: 'progress', run: 1, fraction: 0.5, partial: text('half') },
      { type: 'done', run: 1, output: text('partial') },
    ]);
  });

  it('that throws is a crash; the next run works', async () => {
    const own = runner();
    own.start(1, { what: 'throw' });
    await pass(50);
    own.start(2, { what: 'a' });
    await pass(50);
    expect(events).toMatchObject([
      { type: 'failed', run: 1, failure: 'crash' },
      { type: 'done', run: 2 },
    ]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Error: oops'));
  });

  it('of an error outside of run is a crash', async () => {
    runner().start(1, { what: 'endless' });
    await pass(50);
    FakeWorker.made[0]?.onerror?.({ message: 'Uncaught oops' });
    expect(events).toEqual([{ type: 'failed', run: 1, failure: 'crash' }]);
  });

  it('that never ends is stopped at its limit, which counts from its own start; the next run works', async () => {
    let loaded = () => {};
    const loading = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    FakeWorker.loading = () => loading;
    const own = runner();
    own.start(1, { what: 'endless' });
    await pass(3000);
    loaded();
    await pass(900);
    expect(events).toEqual([]);
    await pass(200);
    expect(events).toEqual([{ type: 'failed', run: 1, failure: 'timeout' }]);
    expect(aborted).toEqual(['endless']);
    await pass(GRACE_MS);
    expect(workers()).toEqual(['load run abort ended', 'load']);
    own.start(2, { what: 'a' });
    await pass(50);
    expect(events.at(-1)).toEqual({ type: 'done', run: 2, output: text('a') });
  });

  it('that is cancelled says nothing more; its worker ends after a moment in which it may clear up', async () => {
    const own = runner();
    own.start(1, { what: 'partial' });
    await pass(20);
    events = [];
    own.stop();
    await pass(1);
    expect(aborted).toEqual(['partial']);
    expect(FakeWorker.made[0]?.terminated).toBe(false);
    await pass(5000);
    expect(FakeWorker.made[0]?.terminated).toBe(true);
    expect(events).toEqual([]);
  });

  it('that is superseded is dropped, also while the worker is not ready yet', async () => {
    const own = runner();
    own.start(1, { what: 'a' });
    own.start(2, { what: 'endless' });
    await pass(50);
    own.start(3, { what: 'c' });
    await pass(5000);
    expect(events).toEqual([{ type: 'done', run: 3, output: text('c') }]);
    expect(workers()).toEqual(['load run abort ended', 'load run']);
  });
});

describe('a worker that does not start', () => {
  const START = { type: 'failed', run: 1, failure: 'start' };

  it('because the tool does not load in it', async () => {
    FakeWorker.loading = () => Promise.reject(new Error('offline'));
    const own = runner();
    own.start(1, { what: 'a' });
    await pass(50);
    expect(events).toEqual([START]);
    FakeWorker.loading = () => Promise.resolve();
    own.start(2, { what: 'a' });
    await pass(50);
    expect(events.at(-1)).toMatchObject({ type: 'done', run: 2 });
    await pass(GRACE_MS);
    expect(workers()[0]).toMatch(/ended$/);
  });

  it('because it takes too long', async () => {
    FakeWorker.loading = () => new Promise(() => {});
    runner().start(1, { what: 'a' });
    await pass(START_LIMIT_MS - 100);
    expect(events).toEqual([]);
    await pass(300);
    expect(events).toEqual([START]);
    expect(workers()[0]).toMatch(/ended$/);
  });

  it('because its script does not load', async () => {
    FakeWorker.loading = () => new Promise(() => {});
    const own = runner();
    own.start(1, { what: 'a' });
    await pass(5);
    FakeWorker.made[0]?.onerror?.({ message: '' });
    await pass(5);
    expect(events).toEqual([START]);
  });

  it('is told to who waits for it', async () => {
    FakeWorker.loading = () => Promise.reject(new Error('offline'));
    const prepared = runner().prepare();
    const told = expect(prepared).rejects.toContain('offline');
    await pass(50);
    await told;
  });
});

describe('a card that goes away', () => {
  it('takes its worker and its timers along; another run still works', async () => {
    const own = runner();
    own.start(1, { what: 'endless' });
    await pass(50);
    own.dispose();
    await pass(GRACE_MS);
    expect(workers()).toEqual(['load run abort ended']);
    expect(vi.getTimerCount()).toBe(0);
    expect(events).toEqual([]);
    own.start(2, { what: 'a' });
    await pass(50);
    expect(events).toMatchObject([{ type: 'done', run: 2 }]);
  });
});
