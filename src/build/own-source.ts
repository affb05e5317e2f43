import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Pegboard's own modules, as they run: TypeScript in this repository, JavaScript in the package. */
export const OWN_SOURCE = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
