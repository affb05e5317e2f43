import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';

/** What a page loader came to. */
export type LoaderAnswer =
  | { type: 'text'; text: string }
  /** Its default export is no function, or gave what is no text; `found` says what it is. */
  | { type: 'no-function' | 'no-text'; found: string }
  /** It threw, or could not be read. */
  | { type: 'threw'; message: string; stack: string };

/** Runs the page loaders whose URLs it is sent, one after the other, in a thread that can be stopped. */
parentPort?.on('message', async (url: string) => parentPort?.postMessage(await run(url)));

async function run(url: string): Promise<LoaderAnswer> {
  try {
    const { default: loader } = await import(url);
    if (typeof loader !== 'function') return { type: 'no-function', found: kindOf(loader) };
    const text: unknown = await loader();
    return typeof text === 'string' ? { type: 'text', text } : { type: 'no-text', found: kindOf(text) };
  } catch (thrown) {
    if (!(thrown instanceof Error)) return { type: 'threw', message: inspect(thrown), stack: '' };
    return { type: 'threw', message: String(thrown.message), stack: String(thrown.stack) };
  }
}

function kindOf(value: unknown): string {
  return value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : `a ${typeof value}`;
}
