/** What is needed from the first run on, and not to open a card: fetched with that run. */
export { pointAt } from './point-at.ts';
export { withExports } from './result-exports.tsx';
