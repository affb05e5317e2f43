import type { Problem } from '../model/problem.ts';
import { bundleTools, type ToolFile } from './bundle-tools.ts';
import { checkRelated } from './check-related.ts';
import { Memory } from './memory.ts';
import { type Proof, proveTools } from './prove-tools.ts';
import { reachOf } from './reach-of.ts';
import { type ReadServer, type ReadTool, readTools } from './read-tools.ts';
import { Stages } from './stages.ts';

/** A tool that was read, bundled and proved. A retired tool has no module and no seed. */
export interface LoadedTool extends ReadTool {
  module: ToolFile | undefined;
  proof: Proof;
}

/** Every tool of a directory, and everything that is wrong with them. */
export interface LoadedTools {
  /** The tools that can be shown, sorted by id. */
  tools: LoadedTool[];
  /** What offers several of them, sorted by id. */
  servers: ReadServer[];
  /** How many tools there are; a folder that cannot be read counts as one. */
  count: number;
  /** Every problem of every tool, sorted. */
  problems: Problem[];
  /** How many known answers came out as expected. */
  cases: { passed: number; failed: number };
  /** The name of every file written to `outDir`. */
  files: string[];
}

/** How to load them. */
export interface LoadToolsOptions {
  /** The directory of tools, absolute. */
  tools: string;
  /** The site's root, absolute: problems name files relative to it. */
  root: string;
  /** Where the bundled modules are written, absolute. What is there is replaced. */
  outDir: string;
  /** Only the tool with this id. */
  only?: string | undefined;
  /** Told what is done, and how far it is. Default: nobody is. */
  stages?: Stages;
  /** What was computed before. Default: nothing was. */
  memory?: Memory;
}

/** Reads, validates, bundles and proves a directory of tools. It never throws for what an author wrote. */
export async function loadTools(options: LoadToolsOptions): Promise<LoadedTools> {
  const { tools: directory, root, outDir, only, stages = new Stages(), memory = new Memory() } = options;
  stages.begin('Reading tools');
  const read = await readTools({ tools: directory, root, memory, ...(only === undefined ? {} : { only }) });
  // Of one tool alone, there is no telling which others there are.
  const related = only === undefined ? checkRelated(read.tools, read.folders) : [];
  stages.begin('Bundling tools');
  const bundled = await bundleTools(read.tools, { outDir, root: reachOf(directory, root) }, memory);
  stages.begin('Proving tools');
  const proved = await proveTools(read.tools, bundled.modules, { stages, memory });
  const tools = read.tools.map((tool) => ({
    ...tool,
    module: bundled.modules.get(tool.tool.id),
    proof: proved.proofs.get(tool.tool.id) ?? { seed: undefined, cases: [], samples: [] },
  }));
  return {
    tools,
    servers: read.servers,
    count: read.count,
    problems: [...read.problems, ...related, ...bundled.problems, ...proved.problems],
    cases: { passed: proved.passed, failed: proved.failed },
    files: bundled.files,
  };
}
