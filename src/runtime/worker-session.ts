import type { Output } from '../model/output.ts';
import type { ToolBundle, ToolModule } from '../model/tool-module.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** What a session needs of the worker it runs in. */
export interface WorkerPlace {
  /** The worker's own origin: tool modules come from nowhere else. */
  origin: string;
  importBundle(url: string): Promise<ToolBundle>;
  /** Throws what cannot be cloned. */
  post(message: FromWorker): void;
}

/** Milliseconds between two reports of progress: a tool may make millions. */
const REPORT_MS = 16;

/** The worker's half of a run: takes messages, answers through `place.post`. */
export function createSession({ origin, importBundle, post }: WorkerPlace): (message: ToWorker) => Promise<void> {
  let tool: ToolModule | undefined;
  let controller: AbortController | undefined;

  async function load(url: string) {
    try {
      if (new URL(url).origin !== origin)
        throw new Error(`A tool's module comes from ${origin} only, not from ${url}.`);
      tool = await (await importBundle(url)).load();
      post({ type: 'ready' });
    } catch (error) {
      post({ type: 'unready', message: inWords(error) });
    }
  }

  async function run({ run, values }: Extract<ToWorker, { type: 'run' }>) {
    controller = new AbortController();
    const reports = throttled((fraction, partial) => post({ type: 'progress', run, fraction, partial }));
    try {
      if (tool === undefined) throw new Error('The tool is not loaded.');
      const output = await tool.run(values, { signal: controller.signal, progress: reports.push });
      reports.close();
      try {
        post({ type: 'done', run, output });
      } catch (error) {
        post({ type: 'failed', run, failure: 'shape', message: inWords(error) });
      }
    } catch (error) {
      reports.close();
      post({ type: 'failed', run, failure: 'crash', message: inWords(error) });
    }
  }

  return async (message) => {
    if (message.type === 'load') await load(message.url);
    else if (message.type === 'run') await run(message);
    else controller?.abort();
  };
}

/** Lets a report through every few milliseconds; the latest is kept back, not lost. */
function throttled(post: (fraction: number, partial: Output | undefined) => void) {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  return {
    push(fraction: number, partial?: Output) {
      clearTimeout(timer);
      if (closed) return;
      const wait = last + REPORT_MS - performance.now();
      const send = () => {
        last = performance.now();
        post(fraction, partial);
      };
      if (wait <= 0) send();
      else timer = setTimeout(send, wait);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** What was thrown, whatever it is, for the console. */
function inWords(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? `${thrown.name}: ${thrown.message}`) : `Thrown: ${String(thrown)}`;
}
