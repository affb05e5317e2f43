import type { ToolBundle, ToolModule } from '../model/tool-module.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** What a session needs of the worker it runs in. */
export interface WorkerPlace {
  /** The worker's own origin: tool modules come from nowhere else. */
  origin: string;
  importBundle(url: string): Promise<ToolBundle>;
  /** Throws when the message cannot be cloned. */
  post(message: FromWorker): void;
}

/** Milliseconds between two reports of progress, at least: a tool may make millions. Those in between are dropped. */
const REPORT_MS = 16;

/** The worker's half: takes messages, and answers through `post`. One run at a time. */
export function createSession({ origin, importBundle, post }: WorkerPlace): (message: ToWorker) => Promise<void> {
  let tool: ToolModule;
  let controller: AbortController;

  return async (message) => {
    if (message.type === 'abort') return controller?.abort();
    if (message.type === 'load') {
      try {
        if (new URL(message.url).origin !== origin) throw new Error(`${message.url} is not of ${origin}`);
        tool = await (await importBundle(message.url)).load();
        post({ type: 'ready' });
      } catch (thrown) {
        post({ type: 'unready', detail: inWords(thrown) });
      }
      return;
    }
    controller = new AbortController();
    let next = 0;
    let failure: 'crash' | 'shape' = 'crash';
    try {
      const output = await tool.run(message.values, {
        signal: controller.signal,
        progress(fraction, partial) {
          if (performance.now() < next) return;
          next = performance.now() + REPORT_MS;
          post({ type: 'progress', fraction, partial });
        },
      });
      failure = 'shape';
      post({ type: 'done', output });
    } catch (thrown) {
      post({ type: 'failed', failure, detail: inWords(thrown) });
    }
    // What the tool may still say belongs to no later run.
    next = Number.POSITIVE_INFINITY;
  };
}

/** What was thrown, whatever it is, for the console: an error itself loses its name on the way. */
function inWords(thrown: unknown): string {
  try {
    return (thrown instanceof Error && thrown.stack) || String(thrown);
  } catch {
    return 'Something without a text was thrown.';
  }
}
