import type { ToolBundle } from '../model/tool-module.ts';
import type { Runner } from './runner.ts';

/** Where the runners are. */
export interface RunnerUrls {
  main: string;
  worker: string;
}

/**
 * Loads what runs a tool where it runs.
 * @param url the tool's module, for a worker
 */
export async function loadRunner(bundle: ToolBundle, url: string, { main, worker }: RunnerUrls): Promise<Runner> {
  if (bundle.tool.thread === 'main') {
    const { createMainRunner }: typeof import('./main-runner.ts') = await import(/* @vite-ignore */ main);
    return createMainRunner(bundle);
  }
  const { createWorkerRunner }: typeof import('./worker-runner.ts') = await import(/* @vite-ignore */ worker);
  return createWorkerRunner(bundle.tool, url);
}
