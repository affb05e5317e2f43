import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInside } from '../render/links/is-inside.ts';

/**
 * Why a directory cannot be the output of a build, for a build replaces it whole; undefined where it can.
 * @param out as it was asked for
 * @param sources what must not be replaced, nor written into
 */
export function outputFault(out: string, sources: readonly string[]): string | undefined {
  const directory = resolve(out);
  if (isInside(directory, process.cwd())) return `--out ${out} would replace the site's own folder`;
  const source = sources.find((one) => isInside(directory, resolve(one)) || isInside(resolve(one), directory));
  if (source !== undefined) return `--out ${out} would overwrite ${source}`;
  if (!existsSync(directory)) return undefined;
  if (!statSync(directory).isDirectory()) return `--out ${out} is a file`;
  const isOurs = existsSync(join(directory, '_pegboard'));
  if (isOurs || readdirSync(directory).length === 0) return undefined;
  return `--out ${out} holds files that Pegboard did not write: empty it, or name another folder`;
}
