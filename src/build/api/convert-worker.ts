import { parentPort, workerData } from 'node:worker_threads';
import type { ConvertOptions } from './api-model.ts';
import { convert } from './convert.ts';

/** A thread of its own: a site being served stays responsive meanwhile, and TypeScript's memory is given back. */
try {
  parentPort?.postMessage(await convert(workerData as ConvertOptions));
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (!isMissing || !/'(typedoc|typescript)'/.test(error.message)) throw error;
  parentPort?.postMessage('not-installed');
}
