import { UsageError } from './usage-error.ts';

/** The server option of Astro for a `--port`. @throws UsageError where it is no port */
export function port(text: string | undefined, usage: string): { port?: number } {
  if (text === undefined) return {};
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new UsageError(`--port ${text} is no port`, usage);
  return { port: number };
}
