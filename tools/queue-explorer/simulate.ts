import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Measures } from './measures.ts';

/** How often a simulation reports and lets others run. */
export const STEPS = 40;

/** What a simulation has seen up to one moment. */
export interface Step {
  /** Customers served so far. */
  served: number;
  /** Their mean time in the system, in seconds. */
  systemTime: number;
  /** Everything, from the customers so far. Sorts them: for the last step only. */
  measure(): Measures;
}

/**
 * Simulates a queue that starts empty, one customer after the other: each waits for as long as the one before is still
 * there (Lindley 1952). Between steps it gives way, so that a cancellation can come through.
 * @param arrivals per second
 * @param service per second
 * @param customers how many to serve
 * @param seed of a Mersenne Twister (MT19937)
 */
export async function* simulate(
  arrivals: number,
  service: number,
  customers: number,
  seed: number,
): AsyncGenerator<Step, void> {
  const random = mersenne(seed);
  const exponential = (rate: number) => -Math.log(1 - uniformFloat64(random)) / rate;
  const times = new Float64Array(customers);
  let arrival = 0;
  let departure = 0;
  let waited = 0;
  let queueTime = 0;
  let serviceTime = 0;

  for (let step = 1, served = 0; step <= STEPS; step++) {
    for (const until = Math.round((customers * step) / STEPS); served < until; served++) {
      arrival += exponential(arrivals);
      const wait = Math.max(0, departure - arrival);
      const duration = exponential(service);
      departure = arrival + wait + duration;
      times[served] = wait + duration;
      queueTime += wait;
      serviceTime += duration;
      if (wait > 0) waited += 1;
    }
    const total = queueTime + serviceTime;
    const measure = () => ({
      busy: serviceTime / departure,
      waiting: waited / served,
      queueTime: queueTime / served,
      systemTime: total / served,
      systemTime95: times.slice(0, served).sort()[Math.ceil(served * 0.95) - 1]!,
      // The customers' times in the system add up to the area under its length.
      queueLength: queueTime / departure,
      systemLength: total / departure,
    });
    yield { served, systemTime: total / served, measure };
    await new Promise((resolve) => setTimeout(resolve));
  }
}
