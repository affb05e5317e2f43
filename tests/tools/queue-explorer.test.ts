import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../src/types.ts';
import tool from '../../tools/queue-explorer/index.ts';
import { measureByFormula } from '../../tools/queue-explorer/measures.ts';
import { STEPS, type Step, simulate } from '../../tools/queue-explorer/simulate.ts';
import { expectKind, partOf, quietContext } from './run.ts';

async function lastStep(arrivals: number, service: number, customers: number, seed: number): Promise<Step> {
  let last: Step | undefined;
  for await (const step of simulate(arrivals, service, customers, seed)) last = step;
  return last!;
}

describe('queue-explorer: the formula', () => {
  it('agrees with sums over the states of the queue, which are geometric', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        (busy, service) => {
          const arrivals = busy * service;
          const states = Array.from({ length: 2000 }, (_, count) => (1 - busy) * busy ** count);
          const length = states.reduce((sum, share, count) => sum + share * count, 0);
          const waiting = states.reduce((sum, share, count) => sum + share * Math.max(0, count - 1), 0);
          const measures = measureByFormula(arrivals, service);
          expect(measures.systemLength).toBeCloseTo(length, 6);
          expect(measures.queueLength).toBeCloseTo(waiting, 6);
          // Little's law.
          expect(measures.systemTime * arrivals).toBeCloseTo(length, 6);
          expect(measures.queueTime + 1 / service).toBeCloseTo(measures.systemTime, 9);
          // An exponential distribution has 95 % below this.
          expect(1 - Math.exp(-measures.systemTime95 / measures.systemTime)).toBeCloseTo(0.95, 9);
        },
      ),
    );
  });
});

describe('queue-explorer: the simulation', () => {
  it.each([
    [5, 10, 1],
    [5, 10, 99],
    [8, 10, 2],
    [0.2, 1, 3],
  ])(
    'with %d arrivals and a service rate of %d comes close to the formula, seed %d',
    async (arrivals, service, seed) => {
      const simulated = (await lastStep(arrivals, service, 400_000, seed)).measure();
      const formula = measureByFormula(arrivals, service);
      for (const key of Object.keys(formula) as (keyof typeof formula)[]) {
        expect(Math.abs(simulated[key] / formula[key] - 1)).toBeLessThan(0.04);
      }
    },
  );

  it('obeys what holds for every queue', async () => {
    const measures = (await lastStep(9, 10, 5000, 5)).measure();
    expect(measures.systemTime).toBeGreaterThan(measures.queueTime);
    // The lengths differ by the one who is being served, when there is one.
    expect(measures.systemLength - measures.queueLength).toBeCloseTo(measures.busy, 9);
    expect(measures.busy).toBeLessThanOrEqual(1);
  });

  it('gives the same result for the same seed, and another for another', async () => {
    const run = (seed: number) => tool.run({ arrivals: 8, service: 10, customers: 3000, seed }, quietContext());
    expect(await run(4)).toEqual(await run(4));
    expect(partOf(await run(4), 0, 'table').rows).not.toEqual(partOf(await run(5), 0, 'table').rows);
  });

  it('shows itself on the way, and ends at the number of customers asked for', async () => {
    const progress: [number, Output | undefined][] = [];
    const ctx = {
      ...quietContext(),
      progress: (fraction: number, partial?: Output) => void progress.push([fraction, partial]),
    };
    const output = await tool.run({ arrivals: 8, service: 10, customers: 1001, seed: 1 }, ctx);
    expect(progress).toHaveLength(STEPS);
    expect(progress.map(([fraction]) => fraction)).toEqual(
      progress.map(([fraction]) => fraction).toSorted((a, b) => a - b),
    );
    expect(progress.at(-1)?.[0]).toBe(1);
    const { fields } = expectKind(progress[0]![1]!, 'fields');
    expect(fields.map(({ label }) => label)).toEqual(['customers so far', 'simulated mean', 'formula says']);
    const { chart } = partOf(output, 1, 'series');
    expect(chart.x.at(-1)).toBe(1001);
    expect(chart.series.map(({ points }) => points.length)).toEqual([STEPS, STEPS]);
  });

  it('stops when it is cancelled from outside, between two steps', async () => {
    const controller = new AbortController();
    let steps = 0;
    const progress = () => {
      steps += 1;
    };
    setTimeout(() => controller.abort());
    const output = await tool.run(
      { arrivals: 8, service: 10, customers: 400_000, seed: 1 },
      { signal: controller.signal, progress },
    );
    expect(steps).toBeLessThan(STEPS / 2);
    expect(partOf(output, 1, 'series').chart.x.length).toBe(steps + 1);
  });

  it('answers the largest simulation well within its time limit', async () => {
    const start = performance.now();
    expect((await lastStep(9.5, 10, 1_000_000, 1)).served).toBe(1_000_000);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
