import type { InputValues } from '../model/input.ts';
import type { LiveTool } from '../model/tool.ts';
import { createRunReports, type RunReports } from './run-reports.ts';
import type { Runner } from './runner.ts';
import type { RunEvent } from './state.ts';
import { startWorker, type ToolWorker } from './tool-worker.ts';
import type { FromWorker } from './worker-messages.ts';

/** A run in the worker. */
interface Run {
  reports: RunReports;
  /** Counts its time limit; undefined until the worker has it. */
  limit?: ReturnType<typeof setTimeout>;
}

/**
 * Runs a tool in a worker of its own, where a time limit can stop it.
 * @param url the tool's module
 * @param spawn makes a worker; its script is `run-worker.ts`
 */
export function createWorkerRunner(
  { kinds, timeoutMs }: LiveTool,
  url: string,
  tell: (event: RunEvent) => void,
  spawn?: () => Worker,
): Runner {
  let worker: ToolWorker | undefined;
  let current: Run | undefined;

  const ready = () => {
    worker ??= startWorker(url, hear, spawn);
    const own = worker;
    own.ready.catch(() => {
      if (worker === own) worker = undefined;
    });
    return own;
  };
  const finish = () => {
    clearTimeout(current?.limit);
    current = undefined;
  };
  /** A worker at work hears nothing until it is done: it is given up, and the next one started ahead. */
  const giveUp = () => {
    worker?.retire();
    worker = undefined;
    ready();
  };

  function hear(message: FromWorker) {
    const reports = current?.reports;
    if (reports === undefined) return;
    if (message.type === 'progress') return reports.progress(message.fraction, message.partial);
    finish();
    if (message.type === 'done') reports.done(message.output);
    else if (message.type === 'failed') reports.failed(message.failure, message.message);
  }

  function post(own: Run, run: number, values: InputValues, to: ToolWorker) {
    own.limit = setTimeout(() => {
      finish();
      giveUp();
      own.reports.failed('timeout', `The tool was stopped after ${timeoutMs} ms.`);
    }, timeoutMs);
    to.run(run, values);
  }

  function stop() {
    const stopped = current;
    finish();
    stopped?.reports.drop();
    if (stopped?.limit !== undefined) giveUp();
  }

  return {
    prepare: () => ready().ready,
    start(run, values) {
      stop();
      const own: Run = { reports: createRunReports(run, kinds, tell) };
      current = own;
      const to = ready();
      to.ready.then(
        () => own === current && post(own, run, values, to),
        (error) => {
          if (own === current) finish();
          own.reports.failed('start', error);
        },
      );
    },
    stop,
    dispose() {
      stop();
      worker?.retire();
      worker = undefined;
    },
  };
}
