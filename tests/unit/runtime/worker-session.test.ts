import { describe, expect, it, vi } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import type { Ctx, ToolModule } from '../../../src/model/tool-module.ts';
import type { FromWorker } from '../../../src/runtime/worker-messages.ts';
import { createSession } from '../../../src/runtime/worker-session.ts';
import { makeLiveTool } from '../../support/make-tool.ts';

const URL_OF_TOOL = 'https://site.test/_pegboard/x.js';

/** A session around a tool, and what it has said; what it says crosses by structured clone. */
function sessionOf(run: (input: Record<string, unknown>, ctx: Ctx) => unknown) {
  const said: FromWorker[] = [];
  const module = { run } as ToolModule;
  const importBundle = vi.fn(async (_url: string) => ({ tool: makeLiveTool(), load: async () => module }));
  const post = (message: FromWorker) => said.push(structuredClone(message));
  const session = createSession({ origin: 'https://site.test', importBundle, post });
  return { said, importBundle, session };
}
async function runOnce(run: (input: Record<string, unknown>, ctx: Ctx) => unknown, values = {}) {
  const { said, session } = sessionOf(run);
  await session({ type: 'load', url: URL_OF_TOOL });
  await session({ type: 'run', values });
  return said.slice(1);
}

describe('the worker', () => {
  it('loads its tool, and runs it', async () => {
    const { said, session, importBundle } = sessionOf(({ a }) => ({ kind: 'text', text: `${a}` }));
    await session({ type: 'load', url: URL_OF_TOOL });
    expect(importBundle).toHaveBeenCalledExactlyOnceWith(URL_OF_TOOL);
    await session({ type: 'run', values: { a: 1 } });
    await session({ type: 'run', values: { a: 2 } });
    expect(said).toEqual([
      { type: 'ready' },
      { type: 'done', output: { kind: 'text', text: '1' } },
      { type: 'done', output: { kind: 'text', text: '2' } },
    ]);
  });

  it.each(['https://evil.test/x.js', 'data:text/javascript,0', 'blob:https://evil.test/1', 'x.js'])(
    'does not load %s',
    async (url) => {
      const { said, session, importBundle } = sessionOf(() => undefined);
      await session({ type: 'load', url });
      expect(importBundle).not.toHaveBeenCalled();
      expect(said).toMatchObject([{ type: 'unready' }]);
    },
  );

  it('says that its tool does not load', async () => {
    const { said, session, importBundle } = sessionOf(() => undefined);
    importBundle.mockRejectedValueOnce(new TypeError('offline'));
    await session({ type: 'load', url: URL_OF_TOOL });
    expect(said).toEqual([{ type: 'unready', detail: expect.stringContaining('TypeError: offline') }]);
  });

  it('tells a crash in words, whatever was thrown', async () => {
    const thrown = (what: unknown) =>
      runOnce(() => {
        throw what;
      });
    expect(await thrown(new RangeError('deep'))).toEqual([
      { type: 'failed', failure: 'crash', detail: expect.stringMatching(/^RangeError: deep\n.*at /) },
    ]);
    expect(await thrown('a string')).toEqual([{ type: 'failed', failure: 'crash', detail: 'a string' }]);
    expect(await thrown(undefined)).toEqual([{ type: 'failed', failure: 'crash', detail: 'undefined' }]);
  });

  it('says that a result cannot cross', async () => {
    expect(await runOnce(() => ({ kind: 'text', text: () => 1 }))).toEqual([
      { type: 'failed', failure: 'shape', detail: expect.stringContaining('could not be cloned') },
    ]);
  });

  it('aborts the run that is under way', async () => {
    const { said, session } = sessionOf(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await session({ type: 'abort' });
    await session({ type: 'load', url: URL_OF_TOOL });
    const run = session({ type: 'run', values: {} });
    await session({ type: 'abort' });
    await run;
    expect(said.at(-1)).toMatchObject({ type: 'failed', failure: 'crash' });
  });

  it('does not flood the page with progress', async () => {
    const partial: Output = { kind: 'text', text: 'half' };
    const said = await runOnce(async (_, { progress }) => {
      for (let at = 0; at < 100_000; at++) progress(at / 100_000);
      await new Promise((resolve) => setTimeout(resolve, 40));
      progress(0.5, partial);
      return partial;
    });
    expect(said.length).toBeLessThan(60);
    expect(said.at(-2)).toEqual({ type: 'progress', fraction: 0.5, partial });
  });

  it('says nothing after the end of a run', async () => {
    let late: (() => void) | undefined;
    const said = await runOnce((_, { progress }) => {
      progress(0.1);
      progress(0.2);
      late = () => progress(1);
      return { kind: 'text', text: 'end' };
    });
    late?.();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(said.map(({ type }) => type)).toEqual(['progress', 'done']);
  });
});
