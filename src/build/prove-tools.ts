import { dirname } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ToolFile } from './bundle-tools.ts';
import { sortProblems } from './file-problem.ts';
import { Memory } from './memory.ts';
import { inLanes } from './prove/in-lanes.ts';
import { proveTool } from './prove/prove-tool.ts';
import type { Proof, ProvedTool } from './prove/prover.ts';
import type { ReadTool } from './read-tools.ts';
import { Stages } from './stages.ts';

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

/**
 * Runs every tool in guarded processes: its default inputs twice, its cases and its samples, each on the very file that is
 * shipped. It never throws for what a tool does.
 * @param options `stages` are told of each tool as its proof ends; what is in `memory` is not run again. Default: neither
 * @throws where this Node cannot guard, or a guarded process does not start
 */
export async function proveTools(
  tools: readonly ReadTool[],
  modules: ReadonlyMap<string, ToolFile>,
  { stages = new Stages(), memory = new Memory() }: { stages?: Stages; memory?: Memory } = {},
): Promise<ProvedTools> {
  const work = tools.flatMap((tool) => {
    const file = modules.get(tool.tool.id);
    return file && tool.tool.runs ? [{ tool, file, content: contentOf(tool, file) }] : [];
  });
  const results = new Map<string, ProvedTool>();
  for (const { tool, content } of work) {
    const known = memory.recall<ProvedTool>(content);
    if (known) results.set(tool.tool.id, known);
  }
  const unproved = work.filter(({ tool }) => !results.has(tool.tool.id));
  const [first] = unproved;
  if (first) {
    await inLanes(dirname(first.file.file), unproved, async ({ tool, file, content }, lane) => {
      const start = performance.now();
      const proved = await proveTool(tool, file, lane);
      results.set(tool.tool.id, proved);
      // The place of a problem follows from more: from what the bundler leaves out.
      if (proved.problems.length === 0) memory.keep(content, proved);
      stages.took(tool.tool.id, performance.now() - start);
      stages.advance(results.size, work.length);
    });
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

/** All that a proof without problems follows from. The module's name tells its content, with all that it imports. */
function contentOf({ tool, definition, cases }: ReadTool, file: ToolFile): [string, ...unknown[]] {
  return ['proof', tool.id, file.name, definition.text, cases?.text];
}

const EMPTY: Proof = { seed: undefined, cases: [], samples: [] };
