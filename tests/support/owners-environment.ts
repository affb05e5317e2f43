import { delimiter } from 'node:path';
import { repository } from './repository.ts';

/** Set by npm, by a test runner or by Vite for its own process; npm's own settings for the network stay. */
const FOREIGN =
  /^(npm_(?!config_(cache|registry|cafile)$)|VITE|PEGBOARD_|(NODE_ENV|NODE_OPTIONS|INIT_CWD|TEST|DEV|PROD|SSR|MODE|BASE_URL)$)/;

/** The environment of a person's own shell: with nothing of this repository, of npm or of a test runner in it. */
export function ownersEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(repository));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
