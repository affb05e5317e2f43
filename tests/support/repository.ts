import { fileURLToPath } from 'node:url';

/** The repository's root, without a slash at its end. */
export const repository: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
