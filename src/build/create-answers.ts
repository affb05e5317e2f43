import { dirname } from 'node:path';
import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { LoadedTool } from './load-tools.ts';
import { checkOutput } from './prove/check-output.ts';
import { requireGuard } from './prove/guard.ts';
import { createLane } from './prove/lane.ts';
import { planRuns } from './prove/plan-runs.ts';
import { runnerProgram } from './prove/runner-program.ts';

/** The result of a tool for values that a page gives it, one for every input; undefined where it gives none. */
export type Answer = (id: string, input: InputValues) => Promise<Output | undefined>;

/**
 * Runs tools for the pages that give them other values than their own: guarded as their proof was, and each answer once.
 */
export function createAnswers(tools: readonly LoadedTool[]): Answer {
  const byId = new Map(tools.map((loaded) => [loaded.tool.id, loaded]));
  const known = new Map<string, Promise<Output | undefined>>();
  return (id, input) => {
    const loaded = byId.get(id);
    if (!loaded) return Promise.resolve(undefined);
    const key = JSON.stringify([id, input]);
    const answer = known.get(key) ?? run(loaded, input);
    known.set(key, answer);
    return answer;
  };
}

async function run({ tool, module }: LoadedTool, input: InputValues): Promise<Output | undefined> {
  const [planned] = planRuns(tool);
  if (!module || !planned) return undefined;
  requireGuard();
  const lane = createLane(dirname(module.file), await runnerProgram());
  let output: Output | undefined;
  try {
    await lane.run({ file: module.file, runs: [{ ...planned.task, input }] }, ({ outcome }) => {
      if (outcome.type === 'returned') output = checkOutput(outcome.bytes, tool).output;
      return false;
    });
  } finally {
    lane.close();
  }
  return output;
}
