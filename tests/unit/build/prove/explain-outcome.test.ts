import { describe, expect, it } from 'vitest';
import { explainFailure } from '../../../../src/build/prove/explain-outcome.ts';
import type { RunFault } from '../../../../src/build/prove/outcome.ts';
import { makeTool } from '../../../support/make-tool.ts';

describe('what is advised of a run that failed', () => {
  const fix = (failure: object, adapter?: string) => {
    const tool = makeTool({ thread: 'worker', ...(adapter === undefined ? {} : { adapter }) });
    const about = { subject: { type: 'seed' as const }, tool, limitMs: 5000, place: undefined };
    return explainFailure(failure as RunFault, about).fix;
  };

  it.each([
    ['native', undefined, /^Return \{ kind: "error", message \} for wrong input/, /raise "timeoutMs"/],
    ['adapted', 'adapt.ts', /^Return a result that says so for wrong input/, /^Make it faster$/],
  ])('is what a tool can do that is %s', (_, adapter, threw, slow) => {
    expect(fix({ type: 'threw', error: 'Error: x' }, adapter)).toMatch(threw);
    expect(fix({ type: 'timed-out' }, adapter)).toMatch(slow);
  });
});
