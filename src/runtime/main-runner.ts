import type { ToolBundle, ToolModule } from '../model/tool-module.ts';
import { createRunReports, type RunReports } from './run-reports.ts';
import type { Runner } from './runner.ts';
import type { RunEvent } from './state.ts';

/** In a hidden tab no frame is ever painted: the run starts after this many milliseconds all the same. */
const PAINT_LIMIT_MS = 100;

/** Runs a tool where the page runs. Only a tool that gives way can be stopped. */
export function createMainRunner(bundle: ToolBundle, tell: (event: RunEvent) => void): Runner {
  let loading: Promise<ToolModule> | undefined;
  let current: { reports: RunReports; controller: AbortController } | undefined;

  const load = () => {
    loading ??= bundle.load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const stop = () => {
    current?.reports.drop();
    current?.controller.abort();
    current = undefined;
  };

  return {
    async prepare() {
      await load();
    },
    async start(run, values) {
      stop();
      const controller = new AbortController();
      const reports = createRunReports(run, bundle.tool.kinds, tell);
      current = { reports, controller };
      let module: ToolModule;
      try {
        module = await load();
      } catch (error) {
        return reports.failed('load', error);
      }
      await painted();
      if (!reports.open) return;
      try {
        reports.done(
          await module.run(values, {
            signal: controller.signal,
            // A copy: a tool may go on filling the very same object, and only another one is drawn again.
            progress: (fraction, partial) => reports.progress(fraction, partial && { ...partial }),
          }),
        );
      } catch (error) {
        reports.failed('crash', error);
      }
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
