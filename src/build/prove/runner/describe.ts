import { inspect } from 'node:util';
import { MAX_ERROR_LENGTH, MAX_STACK_LENGTH } from '../limits.ts';
import type { Thrown } from '../messages.ts';

/**
 * What was thrown, in one line and without its last full stop. It may be anything, also something that throws when it is looked
 * at.
 */
export function describe(error: unknown): string {
  try {
    const text =
      error instanceof Error
        ? `${error.name}: ${error.message}`
        : inspect(error, { depth: 1, customInspect: false, breakLength: Number.POSITIVE_INFINITY });
    return text.slice(0, MAX_ERROR_LENGTH).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  } catch {
    return 'a value that cannot be shown';
  }
}

/**
 * What was thrown, and where.
 * @param bundles the URL of the bundles' directory
 */
export function explain(error: unknown, bundles: string): Thrown {
  const thrown: Thrown = { error: describe(error), at: undefined };
  try {
    const stack = error instanceof Error ? String(error.stack).slice(0, MAX_STACK_LENGTH) : '';
    const from = stack.indexOf(bundles);
    const [, script, line, column] = /^([^/:]+):(\d+):(\d+)/.exec(stack.slice(from + bundles.length)) ?? [];
    if (from >= 0 && script) thrown.at = { script, line: Number(line), column: Number(column) };
  } catch {
    // An error whose stack cannot be read has no place.
  }
  return thrown;
}
