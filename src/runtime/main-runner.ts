import type { ToolBundle } from '../model/tool-module.ts';
import type { Report } from './reporter.ts';
import type { Runner } from './runner.ts';

/** In a hidden tab no frame is ever painted: the run starts after this many milliseconds all the same. */
const PAINT_LIMIT_MS = 100;

/** Runs a tool where the page runs. Only a tool that gives way can be stopped. */
export function createMainRunner({ load }: ToolBundle): Runner {
  let current: AbortController | undefined;

  function stop() {
    current?.abort();
    current = undefined;
  }

  return {
    prepare: load,
    async start(values, report) {
      stop();
      const own = new AbortController();
      current = own;
      let end: Report;
      let failure: 'load' | 'crash' = 'load';
      try {
        const module = await load();
        failure = 'crash';
        await painted();
        if (own.signal.aborted) return;
        const output = await module.run(values, {
          signal: own.signal,
          // A copy: a tool may go on filling the very same object, and only another one is drawn again.
          progress: (fraction, partial) => {
            if (own === current) report({ type: 'progress', fraction, partial: partial && { ...partial } });
          },
        });
        end = { type: 'done', output };
      } catch (detail) {
        end = { type: 'failed', failure, detail };
      }
      if (own !== current) return;
      current = undefined;
      report(end);
    },
    stop,
    dispose: stop,
  };
}

/** Gives the page a chance to paint: a run on its thread would hold it up. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_LIMIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
