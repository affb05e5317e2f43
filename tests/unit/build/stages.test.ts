import { expect, it, vi } from 'vitest';
import { Stages } from '../../../src/build/stages.ts';

it('stages follow one another, each with its time', () => {
  vi.useFakeTimers();
  try {
    const told: unknown[] = [];
    const stages = new Stages((...of) => told.push(of));
    stages.begin('one');
    vi.advanceTimersByTime(100);
    stages.begin('two');
    stages.advance(1, 2);
    vi.advanceTimersByTime(50);
    stages.begin('two');
    vi.advanceTimersByTime(50);
    stages.end();
    stages.end();
    stages.advance(2, 2);
    expect(told).toEqual([
      ['one', 0, 0],
      ['two', 0, 0],
      ['two', 1, 2],
    ]);
    expect(stages.ended.map(({ name, ms }) => [name, ms])).toEqual([
      ['one', 100],
      ['two', 100],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

it('the slowest parts of a stage are kept, and no more', () => {
  const stages = new Stages();
  stages.took('before any stage', 100);
  stages.begin('proof');
  for (const [index, ms] of [3, 9, 1, 7, 5].entries()) stages.took(`tool-${index}`, ms);
  stages.end();
  expect(stages.ended[0]?.slowest.map(({ ms }) => ms)).toEqual([9, 7, 5]);
});
