import type { Badge } from '../../model/declaration.ts';
import { listOf } from '../../model/words.ts';
import { KNOWN_EFFECTS } from './effects.ts';
import type { ToolSpec } from './tool-spec.ts';

/** Where calls of a tool may be placed, by its declarations alone, and why: the first that applies, as tea asks (spec.rs, scheduler_class). */
export function schedulingOf({ effects, execution }: Pick<ToolSpec, 'effects' | 'execution'>): Badge {
  const { idempotency, retrySafety, concurrency } = execution;
  const unknown = effects.filter((effect) => !KNOWN_EFFECTS.has(effect));
  if (unknown.length > 0) {
    const reason = `tea does not know ${listOf(unknown, 'and')}, so a policy has to decide on each call.`;
    return { text: 'policy required', tone: 'warn', reason };
  }
  if (concurrency === 'exclusive') {
    return { text: 'exclusive', tone: 'warn', reason: 'It declares that nothing else may run beside it.' };
  }
  if (concurrency === 'serial') return serial('It declares that its calls run one after another.');
  if (idempotency === 'non_idempotent') return serial('A second call of it does something again.');
  if (effects.every((effect) => KNOWN_EFFECTS.get(effect)?.readOnly)) {
    return {
      text: 'parallel, read-only',
      tone: 'good',
      reason: 'It only reads, so any number of calls may run at once.',
    };
  }
  if (retrySafety === 'automatic') {
    const reason = 'It changes something, and a call may be repeated without harm, so calls may run at once.';
    return { text: 'parallel, retry-safe', tone: 'good', reason };
  }
  return serial('It changes something, and a failed call may not be repeated by itself.');
}

function serial(reason: string): Badge {
  return { text: 'serial', tone: 'plain', reason };
}
