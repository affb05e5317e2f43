import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ownersEnvironment } from './owners-environment.ts';
import { repository } from './repository.ts';

/** How a site is built: as the options of `pegboard build` say. */
export interface BuildOptions {
  /** Absolute; what is there is replaced. */
  out: string;
  /** Absolute. Default: the repository's own. */
  tools?: string;
  /** Absolute. Default: the repository's own. */
  content?: string;
  /** Such as `/x`. */
  base?: string;
  /** Where it would be published. */
  site?: string;
  /** The folder with `astro.config.mjs`, absolute. Default: the repository. */
  root?: string;
  /** Environment variables besides those of a person's own shell. */
  env?: Record<string, string>;
}

/**
 * Builds a site with this repository's command, in a process of its own.
 * @throws with everything it printed, when it fails
 */
export function buildSite({ out, root = repository, env, ...options }: BuildOptions): Promise<void> {
  const flags = Object.entries({ out, ...options }).flatMap(([name, value]) => [`--${name}`, value]);
  const script = join(repository, 'src/cli/pegboard.ts');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, 'build', ...flags],
      { cwd: root, env: { ...ownersEnvironment(), ...env } },
      (error, stdout, stderr) => (error ? reject(new Error(`${error.message}\n${stdout}\n${stderr}`)) : resolve()),
    );
  });
}
