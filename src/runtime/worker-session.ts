import type { Output } from '../model/output.ts';
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

/** Milliseconds between two reports of progress: a tool may make millions. */
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
    const progress = throttle((fraction, partial) => post({ type: 'progress', fraction, partial }));
    let failure: 'crash' | 'shape' = 'crash';
    try {
      const output = await tool.run(message.values, { signal: controller.signal, progress: progress.report });
      progress.end();
      failure = 'shape';
      post({ type: 'done', output });
    } catch (thrown) {
      progress.end();
      post({ type: 'failed', failure, detail: inWords(thrown) });
    }
  };
}

/** Lets one report through every few milliseconds; the latest is kept back, not lost. */
function throttle(post: (fraction: number, partial: Output | undefined) => void) {
  let next = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    report(fraction: number, partial?: Output) {
      const send = () => {
        next = performance.now() + REPORT_MS;
        post(fraction, partial);
      };
      clearTimeout(timer);
      if (ended) return;
      const wait = next - performance.now();
      if (wait > 0) timer = setTimeout(send, wait);
      else send();
    },
    end() {
      clearTimeout(timer);
      ended = true;
    },
  };
}

/** What was thrown, whatever it is, for the console: an error itself loses its name on the way. */
function inWords(thrown: unknown): string {
  return (thrown instanceof Error && thrown.stack) || String(thrown);
}
