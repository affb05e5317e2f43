import { describe, expect, it } from 'vitest';
import { KNOWN_EFFECTS, sortEffects } from '../../../../src/dialects/tea/effects.ts';
import { schedulingOf } from '../../../../src/dialects/tea/scheduling.ts';
import type { ToolExecution } from '../../../../src/dialects/tea/tool-spec.ts';

const calm: ToolExecution = {
  idempotency: 'idempotent',
  retrySafety: 'automatic',
  concurrency: 'parallel',
  timeoutMs: 1000,
};

describe('where a call may be placed is decided by the first that applies:', () => {
  it.each<[string, string[], Partial<ToolExecution>]>([
    ['policy required', ['fs.read', 'acme.billing.charge'], { concurrency: 'exclusive' }],
    ['exclusive', ['fs.read'], { concurrency: 'exclusive', idempotency: 'non_idempotent', retrySafety: 'never' }],
    ['serial', ['fs.read'], { concurrency: 'serial' }],
    ['serial', ['fs.read'], { idempotency: 'non_idempotent', retrySafety: 'never' }],
    ['parallel, read-only', ['fs.read', 'credential.read', 'clipboard.read'], { retrySafety: 'never' }],
    ['parallel, retry-safe', ['fs.read', 'fs.write'], {}],
    ['parallel, retry-safe', ['network.request'], { idempotency: 'externally_reconciled' }],
    ['serial', ['fs.write'], { retrySafety: 'explicit_only' }],
  ])('%s of %j with %j', (text, effects, changes) => {
    const made = schedulingOf({ effects, execution: { ...calm, ...changes } });
    expect(made.text).toBe(text);
    expect(made.reason).toMatch(/^[A-Zt].+\.$/);
  });
});

it('effects are kept once, the known ones in their order, the others by name', () => {
  const known = [...KNOWN_EFFECTS.keys()];
  expect(sortEffects(['z.y.x', ...known.toReversed(), 'a.b.c', 'fs.read'])).toEqual([...known, 'a.b.c', 'z.y.x']);
});
