// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputValues } from '../../../src/model/input.ts';
import type { Output } from '../../../src/model/output.ts';
import type { Ctx, ToolBundle, ToolModule } from '../../../src/model/tool-module.ts';
import { createMainRunner } from '../../../src/runtime/main-runner.ts';
import { createReporter } from '../../../src/runtime/reporter.ts';
import type { RunEvent } from '../../../src/runtime/state.ts';
import { makeLiveTool } from '../../support/make-tool.ts';

const text = (of: string): Output => ({ kind: 'text', text: of });
let events: RunEvent[];
let logged: ReturnType<typeof vi.spyOn>;

function runnerOf(run: (input: Record<string, unknown>, ctx: Ctx) => unknown, load?: ToolBundle['load']) {
  const module = { run } as ToolModule;
  const tool = makeLiveTool();
  const runner = createMainRunner({ tool, load: load ?? (async () => module) });
  return {
    ...runner,
    start: (number: number, values: InputValues) =>
      runner.start(
        values,
        createReporter(number, tool.kinds, (event) => events.push(event)),
      ),
  };
}
const ended = () => vi.waitUntil(() => events.some(({ type }) => type !== 'progress'));

beforeEach(() => {
  events = [];
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a run on the page’s own thread', () => {
  it('gives its result', async () => {
    runnerOf(({ a }) => text(`got ${a}`)).start(3, { a: 1 });
    await ended();
    expect(events).toEqual([{ type: 'done', run: 3, output: text('got 1') }]);
  });

  it('that has ended is not aborted afterwards', async () => {
    const signals: AbortSignal[] = [];
    const runner = runnerOf((_, { signal }) => {
      signals.push(signal);
      return text('x');
    });
    runner.start(1, {});
    await ended();
    runner.dispose();
    expect(signals[0]?.aborted).toBe(false);
  });

  it('lets the page paint first', async () => {
    const run = vi.fn(() => text('x'));
    runnerOf(run).start(1, {});
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    await ended();
    expect(run).toHaveBeenCalledOnce();
  });

  it('that throws, whatever it throws, is a crash, with details for the console', async () => {
    const error = new Error('oops');
    for (const thrown of [error, 'a string', undefined]) {
      runnerOf(() => {
        throw thrown;
      }).start(1, {});
      await ended();
      expect(events).toEqual([{ type: 'failed', run: 1, failure: 'crash' }]);
      expect(logged).toHaveBeenLastCalledWith(thrown);
      events = [];
    }
  });

  it.each([
    undefined,
    null,
    7,
    'text',
    {},
    { kind: 'zork' },
    { kind: 'bytes', bytes: [] },
    { kind: 'constructor' },
    [text('x')],
  ])('that gives %j broke its promise', async (output) => {
    runnerOf(() => output).start(1, {});
    await ended();
    expect(events).toEqual([{ type: 'failed', run: 1, failure: 'shape' }]);
  });

  it('of a tool that does not load fails, and the next one tries again', async () => {
    const load = vi
      .fn(async () => ({ run: () => text('x') }) as ToolModule)
      .mockRejectedValueOnce(new Error('offline'));
    const runner = runnerOf(() => undefined, load);
    runner.start(1, {});
    await ended();
    expect(events).toEqual([{ type: 'failed', run: 1, failure: 'load' }]);
    events = [];
    runner.start(2, {});
    await ended();
    expect(events).toMatchObject([{ type: 'done', run: 2 }]);
  });

  it('that is superseded says nothing more, and its signal is aborted', async () => {
    const signals: AbortSignal[] = [];
    const runner = runnerOf(async ({ slow }, { signal, progress }) => {
      signals.push(signal);
      if (slow) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      progress(0.9, text('late'));
      return text(slow ? 'slow' : 'quick');
    });
    runner.start(1, { slow: true });
    await vi.waitUntil(() => signals.length === 1);
    runner.start(2, { slow: false });
    await ended();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(signals[0]?.aborted).toBe(true);
    expect(events).toEqual([{ type: 'done', run: 2, output: text('quick') }]);
  });

  it('that is stopped before it has begun never begins', async () => {
    const run = vi.fn(() => text('x'));
    const runner = runnerOf(run);
    runner.start(1, {});
    runner.stop();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(run).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('shows what is known so far at most once a frame: the latest', async () => {
    let frame: FrameRequestCallback | undefined;
    runnerOf(async (_, { progress }) => {
      vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
        frame = callback;
      });
      for (let at = 1; at <= 1000; at++) progress(at / 1000, text(`${at}`));
      await vi.waitUntil(() => frame !== undefined);
      frame?.(0);
      progress(1, { kind: 'zork' } as unknown as Output);
      frame?.(0);
      progress(1, text('dropped'));
      return text('end');
    }).start(1, {});
    await ended();
    frame?.(0);
    vi.unstubAllGlobals();
    expect(events).toEqual([
      { type: 'progress', run: 1, fraction: 1, partial: text('1000') },
      { type: 'progress', run: 1, fraction: 1, partial: undefined },
      { type: 'done', run: 1, output: text('end') },
    ]);
  });

  it('copies a partial result, which the tool may go on filling', async () => {
    const fields = { kind: 'fields' as const, fields: [] };
    runnerOf(async (_, { progress }) => {
      progress(0.5, fields);
      await vi.waitUntil(() => events.length > 0);
      return fields;
    }).start(1, {});
    await ended();
    expect(events[0]).toEqual({ type: 'progress', run: 1, fraction: 0.5, partial: fields });
    expect(events[0]).not.toHaveProperty(
      'partial',
      expect.toSatisfy((partial) => partial === fields),
    );
  });
});
