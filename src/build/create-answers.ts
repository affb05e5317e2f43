import { dirname } from 'node:path';
import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { LoadedTool } from './load-tools.ts';
import { checkOutput } from './prove/check-output.ts';
import { requireGuard } from './prove/guard.ts';
import { createLane, type Lane } from './prove/lane.ts';
import { planRuns } from './prove/plan-runs.ts';
import { runnerProgram } from './prove/runner-program.ts';

/** The result of a tool for values that a page gives it, one for every input; undefined where it gives none. */
export type Answer = (id: string, input: InputValues) => Promise<Output | undefined>;

/** Milliseconds for which a process waits for the next run of its tool: pages ask one after another. */
const IDLE_MS = 500;

/**
 * Runs tools for the pages that give them other values than their own: guarded as their proof was, and each answer once.
 */
export function createAnswers(tools: readonly LoadedTool[]): Answer {
  const byId = new Map(tools.map((loaded) => [loaded.tool.id, loaded]));
  const known = new Map<string, Promise<Output | undefined>>();
  const last = new Map<string, Promise<unknown>>();
  const lanes = new Map<string, Lane>();
  const closing = new Map<string, NodeJS.Timeout>();

  async function run({ tool, module }: LoadedTool, input: InputValues): Promise<Output | undefined> {
    const [planned] = planRuns(tool);
    if (!module || !planned) return undefined;
    requireGuard();
    clearTimeout(closing.get(tool.id));
    const lane = lanes.get(tool.id) ?? createLane(dirname(module.file), await runnerProgram());
    lanes.set(tool.id, lane);
    let output: Output | undefined;
    try {
      await lane.run({ file: module.file, runs: [{ ...planned.task, input }] }, ({ outcome }) => {
        if (outcome.type === 'returned') output = checkOutput(outcome.bytes, tool).output;
        return false;
      });
    } finally {
      closing.set(
        tool.id,
        setTimeout(() => lane.close(), IDLE_MS),
      );
    }
    return output;
  }

  return (id, input) => {
    const loaded = byId.get(id);
    if (!loaded) return Promise.resolve(undefined);
    const key = JSON.stringify([id, input]);
    // A process does one run at a time.
    const answer = known.get(key) ?? (last.get(id) ?? Promise.resolve()).then(() => run(loaded, input));
    known.set(key, answer);
    last.set(
      id,
      answer.catch(() => undefined),
    );
    return answer;
  };
}
