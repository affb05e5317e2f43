import type { InputValues } from '../model/input.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The longest a worker may take to load its tool, in milliseconds: the network is part of it. */
export const START_LIMIT_MS = 15_000;

/** How long a worker that is given up may still act on the abort of its run, in milliseconds. */
export const GRACE_MS = 100;

/** A worker that holds one tool. */
export interface ToolWorker {
  /** Rejects when the worker or the tool in it does not load. */
  ready: Promise<void>;
  run(run: number, values: InputValues): void;
  /** Aborts what it runs, and ends it. It is not heard any more. */
  retire(): void;
}

/**
 * Starts a worker and has it load a tool.
 * @param url the tool's module, relative to the page
 * @param hear takes what the worker says of a run
 */
export function startWorker(
  url: string,
  hear: (message: FromWorker) => void,
  spawn = () => new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module' }),
): ToolWorker {
  const worker = spawn();
  const post = (message: ToWorker) => worker.postMessage(message);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limit = setTimeout(() => fail(`The worker was not ready after ${START_LIMIT_MS} ms.`), START_LIMIT_MS);
  let latest = 0;

  const fail = (message: string) => {
    clearTimeout(limit);
    reject(new Error(message));
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'unready') return fail(data.message);
    if (data.type !== 'ready') return hear(data);
    clearTimeout(limit);
    started = true;
    resolve();
  };
  // Before it is ready, its script or the tool's did not load; after, the tool threw outside of `run`.
  let started = false;
  worker.onerror = (event) => {
    const message = event.message || 'The worker’s script could not be loaded.';
    if (!started) fail(message);
    else hear({ type: 'failed', run: latest, failure: 'crash', message });
  };
  post({ type: 'load', url: new URL(url, document.baseURI).href });

  return {
    ready: promise,
    run(run, values) {
      latest = run;
      post({ type: 'run', run, values });
    },
    retire() {
      clearTimeout(limit);
      worker.onmessage = null;
      worker.onerror = null;
      post({ type: 'abort' });
      setTimeout(() => worker.terminate(), GRACE_MS);
    },
  };
}
