import type { Place } from '../bundle/locate.ts';
import type { ModuleFault } from '../bundle/module-fault.ts';
import { hint } from '../prove/hint.ts';
import { HEAP_MIB, LOAD_LIMIT_MS } from '../prove/limits.ts';
import type { Outcome } from '../prove/outcome.ts';

/**
 * What is told of a module whose exports could not be read.
 * @param place where it threw
 */
export function explainUnread(outcome: Exclude<Outcome, { type: 'returned' }>, place: Place | undefined): ModuleFault {
  const [fault, fix] = wordsFor(outcome);
  return { code: 'definition-failed', fault, fix, ...place };
}

const PLAIN = 'Export plain data and functions, and do nothing else as the module is loaded';

function wordsFor(outcome: Exclude<Outcome, { type: 'returned' }>): [fault: string, fix: string] {
  switch (outcome.type) {
    case 'load-failed':
    case 'threw':
      return [`The module threw ${outcome.error} as it was loaded`, hint(outcome.error) ?? PLAIN];
    case 'load-timed-out':
    case 'timed-out':
      return [`The module did not finish loading in ${LOAD_LIMIT_MS / 1000} seconds`, PLAIN];
    case 'unusable':
      return [`What the module exports is ${outcome.why}`, 'Export less'];
    case 'out-of-memory':
      return [`The module used more than ${HEAP_MIB} MiB of memory as it was loaded`, PLAIN];
    case 'exited':
      return [`The module ended its process ${outcome.how} as it was loaded`, PLAIN];
    case 'no-run':
      return ['The module changes the language, so that it cannot be read', PLAIN];
  }
}
