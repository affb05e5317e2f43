import type { Report } from './reporter.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The longest a worker may take to load its tool, in milliseconds: the network is part of it. */
export const START_LIMIT_MS = 15_000;

/** How long a worker that is given up may still act on the abort of its run, in milliseconds. */
export const GRACE_MS = 100;

/** A worker that holds one tool. */
export interface ToolWorker {
  /** Rejects when the worker or the tool in it does not load. Of one that is retired before, nothing more is heard. */
  ready: Promise<void>;
  post(message: ToWorker): void;
  /** Aborts what it runs, and ends it. It is not heard any more. */
  retire(): void;
}

/**
 * Starts a worker and has it load a tool.
 * @param url the tool's module, relative to the page
 * @param hear takes what the worker says of a run
 */
export function startWorker(url: string, hear: (report: Report) => void): ToolWorker {
  const worker = new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorker) => worker.postMessage(message);
  let limit: ReturnType<typeof setTimeout>;
  const ready = new Promise<void>((resolve, reject) => {
    limit = setTimeout(reject, START_LIMIT_MS, 'The worker is not ready.');
    // Its script did not load, of which no more is told, or is broken.
    worker.onerror = ({ message }) => reject(message ?? 'the script of the worker did not load');
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      clearTimeout(limit);
      if (data.type === 'unready') reject(data.detail);
      if (data.type !== 'ready') return;
      worker.onmessage = (event: MessageEvent<Report>) => hear(event.data);
      // The tool threw outside of `run`.
      worker.onerror = ({ message }) => hear({ type: 'failed', failure: 'crash', detail: message });
      resolve();
    };
    post({ type: 'load', url: new URL(url, document.baseURI).href });
  });
  return {
    ready,
    post,
    retire() {
      clearTimeout(limit);
      worker.onmessage = worker.onerror = null;
      post({ type: 'abort' });
      setTimeout(() => worker.terminate(), GRACE_MS);
    },
  };
}
