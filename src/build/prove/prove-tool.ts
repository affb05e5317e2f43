import type { ToolFile } from '../bundle-tools.ts';
import type { ReadTool } from '../read-tools.ts';
import type { Lane } from './lane.ts';
import { planRuns } from './plan-runs.ts';
import { type ProvedTool, Prover } from './prover.ts';

/** Runs a tool's default inputs, its cases and its samples, and holds what comes to the contract. */
export async function proveTool(read: ReadTool, { file, locate }: ToolFile, lane: Lane): Promise<ProvedTool> {
  const prover = new Prover(read, locate);
  const plan = planRuns(read.tool);
  let done = 0;
  await lane.run({ file, runs: plan.map(({ task }) => task) }, (answer) => {
    const run = plan[done];
    if (run) prover.take(run, answer);
    done += 1;
    return prover.wants(plan[done]);
  });
  prover.skip(plan.slice(done));
  return prover.result();
}
