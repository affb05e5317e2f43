import { availableParallelism } from 'node:os';
import { requireGuard } from './guard.ts';
import { createLane, type Lane } from './lane.ts';
import { runnerProgram } from './runner-program.ts';

/** The most processes that run authors' code at once. */
const MAX_LANES = 8;

/**
 * Does work in guarded processes, as many at once as the machine has processors.
 * @param bundles the directory of the bundled modules, absolute
 * @param work what is taken from the front, by whichever lane is free: what is slow holds up its own lane only
 * @throws where this Node cannot guard, or a guarded process does not start
 */
export async function inLanes<T>(
  bundles: string,
  work: readonly T[],
  serve: (item: T, lane: Lane) => Promise<void>,
): Promise<void> {
  if (work.length === 0) return;
  requireGuard();
  const program = await runnerProgram();
  const queue = work.values();
  const count = Math.min(availableParallelism(), MAX_LANES, work.length);
  await Promise.all(Array.from({ length: count }, () => drain(createLane(bundles, program))));

  async function drain(lane: Lane): Promise<void> {
    try {
      for (const item of queue) await serve(item, lane);
    } finally {
      lane.close();
    }
  }
}
