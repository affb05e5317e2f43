import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../model/problem.ts';
import { fileProblem } from './file-problem.ts';
import { LOADER_LIMIT_MS, LOADER_MEMORY_MB, MAX_TEXT_BYTES } from './limits.ts';
import type { LoaderAnswer } from './page-loader-worker.ts';

/** A module whose default export is a function that gives a page's Markdown. */
export interface PageLoader {
  absolute: string;
  /** As shown. */
  file: string;
}

/** The text that a loader made, or why there is none. */
export type LoadedPage = { text: string; problem?: never } | { text?: never; problem: Problem };

/** How loaders are run. */
export interface LoaderOptions {
  /** The site's root, absolute: messages name files relative to it. */
  root: string;
  /** Milliseconds that one may take. Default {@link LOADER_LIMIT_MS}. */
  limitMs?: number;
}

type Outcome = LoaderAnswer | { type: 'too-slow' } | { type: 'ended' };

/** TypeScript in this repository, JavaScript in the package. */
const PROGRAM = new URL(`./page-loader-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** A site's `package.json` need not say what its modules are: Node finds out, and its reader need not be told. */
const LOADER_FLAGS = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];

/**
 * Runs page loaders in their order, in a thread of their own: it is stopped where one never ends, and begins without modules, so
 * that a loader that was saved is read anew with all that it imports. A loader is code of the site, as its configuration is: it is
 * not guarded as a tool is.
 * @returns in the order of the loaders
 */
export async function runPageLoaders(
  loaders: readonly PageLoader[],
  { root, limitMs = LOADER_LIMIT_MS }: LoaderOptions,
): Promise<LoadedPage[]> {
  const pages: LoadedPage[] = [];
  let worker: Worker | undefined;
  for (const loader of loaders) {
    worker ??= new Worker(PROGRAM, {
      execArgv: LOADER_FLAGS,
      resourceLimits: { maxOldGenerationSizeMb: LOADER_MEMORY_MB },
    });
    const outcome = await ask(worker, pathToFileURL(loader.absolute).href, limitMs);
    pages.push(read(loader, outcome, root, limitMs));
    if (outcome.type === 'text') continue;
    // What failed may have left something behind that runs on.
    await worker.terminate();
    worker = undefined;
  }
  await worker?.terminate();
  return pages;
}

async function ask(worker: Worker, url: string, limitMs: number): Promise<Outcome> {
  const done = new AbortController();
  const { signal } = done;
  const within = { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) };
  worker.postMessage(url);
  try {
    return await Promise.race([
      once(worker, 'message', within).then(([answer]): Outcome => answer),
      once(worker, 'exit', within).then((): Outcome => ({ type: 'ended' })),
    ]);
  } catch (thrown) {
    // `once` gives an error event as itself, and the end of its time as an AbortError.
    const error = thrown as Error;
    if (error.name === 'AbortError') return { type: 'too-slow' };
    return { type: 'threw', message: String(error.message), stack: String(error.stack) };
  } finally {
    done.abort();
  }
}

function read({ absolute, file }: PageLoader, outcome: Outcome, root: string, limitMs: number): LoadedPage {
  const refuse = (code: string, fault: string, fix: string, at = { line: 1, column: 1 }): LoadedPage => ({
    problem: { ...fileProblem('', file, code, fault, fix), ...at },
  });
  switch (outcome.type) {
    case 'text': {
      const size = Buffer.byteLength(outcome.text);
      if (size <= MAX_TEXT_BYTES) return { text: outcome.text };
      const fault = `This page loader gave ${size} bytes, and a page may have ${MAX_TEXT_BYTES}`;
      return refuse('loader-too-large', fault, 'Split the page into several');
    }
    case 'no-function':
      return refuse(
        'loader-no-function',
        `The default export of this page loader is ${outcome.found}, and must be a function`,
        'Write export default () => "# Title"',
      );
    case 'no-text':
      return refuse(
        'loader-no-text',
        `This page loader gave ${outcome.found}, and must give the Markdown of its page`,
        'Return a text, such as "# Title"',
      );
    case 'too-slow':
      return refuse(
        'loader-too-slow',
        `This page loader was stopped after ${limitMs} ms`,
        'Make it do less, or do the work before the build',
      );
    case 'ended':
      return refuse(
        'loader-ended',
        'This page loader ended its thread',
        'Remove process.exit, and return the Markdown',
      );
    case 'threw': {
      const message = outcome.message.replaceAll(`${root}/`, '').split('\n')[0]!.slice(0, 300);
      const fault = `This page loader threw: ${message.replace(/\.$/, '')}`;
      return refuse('loader-threw', fault, 'Correct the code here, or what it calls', placeIn(absolute, outcome.stack));
    }
  }
}

/** The topmost place in the loader that a stack names, or else its beginning. */
function placeIn(absolute: string, stack: string): { line: number; column: number } {
  for (const name of [pathToFileURL(absolute).href, absolute]) {
    const [, line, column = '1'] = /^(\d+)(?::(\d+))?/.exec(stack.split(`${name}:`)[1] ?? '') ?? [];
    if (line !== undefined) return { line: Number(line), column: Number(column) };
  }
  return { line: 1, column: 1 };
}
