import { createContext, Script } from 'node:vm';

/** The longest that a pattern is tried on one text, in milliseconds: some would take for ever on some texts. */
export const PATTERN_LIMIT_MS = 250;

const scope = createContext({ pattern: '', text: '' });
const script = new Script('new RegExp(pattern, "u").test(text)');

/**
 * Whether a text holds what an author's pattern describes. Undefined where that cannot be told: there is no answer within
 * {@link PATTERN_LIMIT_MS}, or the engine refuses the pattern.
 */
export function matchPattern(pattern: string, text: string): boolean | undefined {
  Object.assign(scope, { pattern, text });
  try {
    return script.runInContext(scope, { timeout: PATTERN_LIMIT_MS }) === true;
  } catch {
    return undefined;
  }
}
