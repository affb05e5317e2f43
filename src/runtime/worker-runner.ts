import type { LiveTool } from '../model/tool.ts';
import type { Report } from './reporter.ts';
import type { Runner } from './runner.ts';
import { startWorker, type ToolWorker } from './tool-worker.ts';

/** A run: what takes its reports, and its time limit once the worker has it. */
interface Run {
  report: (report: Report) => void;
  limit?: ReturnType<typeof setTimeout>;
}

/**
 * Runs a tool in a worker of its own, where a time limit can stop it.
 * @param url the tool's module
 */
export function createWorkerRunner(tool: LiveTool, url: string): Runner {
  let worker: ToolWorker | undefined;
  let current: Run | undefined;

  function prepare(): ToolWorker {
    if (worker === undefined) {
      const own = startWorker(url, hear);
      worker = own;
      own.ready.catch(() => own === worker && retire());
    }
    return worker;
  }

  function retire() {
    worker?.retire();
    worker = undefined;
  }

  function hear(report: Report) {
    const run = current;
    if (report.type !== 'progress') end();
    run?.report(report);
  }

  function end() {
    clearTimeout(current?.limit);
    current = undefined;
  }

  /** A worker at work hears nothing until it is done: it is given up, and the next one started ahead. */
  function stop() {
    const busy = current?.limit !== undefined;
    end();
    if (!busy) return;
    retire();
    prepare();
  }

  return {
    prepare: () => prepare().ready,
    start(values, report) {
      stop();
      const own: Run = { report };
      current = own;
      const { ready, post } = prepare();
      ready.then(
        () => {
          if (own !== current) return;
          own.limit = setTimeout(() => {
            stop();
            own.report({ type: 'failed', failure: 'timeout', detail: 'The worker was stopped.' });
          }, tool.timeoutMs);
          post({ type: 'run', values });
        },
        (detail) => own === current && hear({ type: 'failed', failure: 'start', detail }),
      );
    },
    stop,
    dispose() {
      end();
      retire();
    },
  };
}
