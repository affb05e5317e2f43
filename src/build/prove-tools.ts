import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ToolFile } from './bundle-tools.ts';
import { sortProblems } from './file-problem.ts';
import { requireGuard } from './prove/guard.ts';
import { createLane, type Lane } from './prove/lane.ts';
import { proveTool } from './prove/prove-tool.ts';
import type { Proof, ProvedTool } from './prove/prover.ts';
import { runnerProgram } from './prove/runner-program.ts';
import type { ReadTool } from './read-tools.ts';

export type { Proof } from './prove/prover.ts';

/** What running all tools showed. */
export interface ProvedTools {
  /** By tool id, of every tool that runs. */
  proofs: Map<string, Proof>;
  /** Sorted. */
  problems: Problem[];
  /** Known answers that came out as expected. */
  passed: number;
  /** Known answers that did not, or were not run. */
  failed: number;
}

/** The most processes that run tools at once. */
const MAX_LANES = 8;

/**
 * Runs every tool in guarded processes: its default inputs twice, its cases and its samples, each on the very file that is
 * shipped. It never throws for what a tool does.
 * @throws where this Node cannot guard, or a guarded process does not start
 */
export async function proveTools(
  tools: readonly ReadTool[],
  modules: ReadonlyMap<string, ToolFile>,
  { onProgress }: { onProgress?(done: number, total: number): void } = {},
): Promise<ProvedTools> {
  const work = tools.flatMap((tool) => {
    const file = modules.get(tool.tool.id);
    return file && tool.tool.runs ? [{ tool, file }] : [];
  });
  const results = new Map<string, ProvedTool>();
  const queue = work.values();
  const [first] = work;
  if (first) {
    requireGuard();
    const lanes = Math.min(availableParallelism(), MAX_LANES, work.length);
    const program = await runnerProgram();
    await Promise.all(Array.from({ length: lanes }, () => serve(createLane(dirname(first.file.file), program))));
  }

  async function serve(lane: Lane): Promise<void> {
    try {
      // All lanes take from one queue: a slow tool holds up its own lane only.
      for (const { tool, file } of queue) {
        results.set(tool.tool.id, await proveTool(tool, file, lane));
        onProgress?.(results.size, work.length);
      }
    } finally {
      lane.close();
    }
  }

  const proved = work.flatMap(({ tool }) => results.get(tool.tool.id) ?? []);
  const cases = proved.flatMap(({ proof }) => proof.cases);
  const passed = cases.filter((known) => known.passed).length;
  return {
    proofs: new Map(work.flatMap(({ tool: { tool } }) => [[tool.id, results.get(tool.id)?.proof ?? EMPTY] as const])),
    problems: sortProblems(proved.flatMap(({ problems }) => problems)),
    passed,
    failed: cases.length - passed,
  };
}

const EMPTY: Proof = { seed: undefined, cases: [] };
