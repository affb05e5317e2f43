import { nearest } from '../../../render/links/nearest.ts';
import { asArray, get, quote, type Rule } from '../../dialect.ts';
import { KNOWN_EFFECTS } from '../effects.ts';
import { MAX_EFFECT_BYTES } from '../limits.ts';

/** An effect is one that tea knows, or has the form of a name that others may know. */
export const effectForms: Rule = function* ({ document }) {
  for (const [index, effect] of asArray(get(document, 'effects')).entries()) {
    if (typeof effect !== 'string' || KNOWN_EFFECTS.has(effect)) continue;
    if (effect.length <= MAX_EFFECT_BYTES && /^[a-z][a-z0-9_-]*(?:\.[a-z][a-z0-9_-]*){2,}$/.test(effect)) continue;
    const fault = `${quote(effect)} is no effect of tea, nor three or more lower-case names joined by full stops (${MAX_EFFECT_BYTES} bytes at most)`;
    const near = nearest(effect, KNOWN_EFFECTS.keys());
    const fix = near
      ? `Did you mean ${quote(near)}?`
      : `Write one of ${[...KNOWN_EFFECTS.keys()].join(', ')}, or a name such as "acme.billing.charge"`;
    yield { severity: 'error', path: ['effects', index], code: 'effect-form', fault, fix };
  }
};

/** What does something again may not be called again by itself. */
export const safeRetry: Rule = function* ({ document }) {
  const execution = get(document, 'execution');
  if (get(execution, 'idempotency') !== 'non_idempotent' || get(execution, 'retrySafety') !== 'automatic') return;
  const fault = 'A call that does something again each time cannot be repeated automatically';
  const fix = 'Write "retrySafety": "explicit_only" or "never"';
  yield { severity: 'error', path: ['execution', 'retrySafety'], code: 'unsafe-retry', fault, fix };
};
