import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Dialect, ModuleShape } from '../../dialects/dialect.ts';
import type { Problem } from '../../model/problem.ts';
import { bundleEntries, type ToolFile } from '../bundle/bundle-entries.ts';
import type { ModuleFault } from '../bundle/module-fault.ts';
import type { Memory } from '../memory.ts';
import { explainConduct } from '../prove/explain-conduct.ts';
import { inLanes } from '../prove/in-lanes.ts';
import type { Lane } from '../prove/lane.ts';
import { LOAD_LIMIT_MS } from '../prove/limits.ts';
import type { Answer } from '../prove/outcome.ts';
import type { SourceRead } from '../read-source.ts';
import { scratchDirectory } from '../scratch-directory.ts';
import { explainUnread } from './explain-unread.ts';
import type { ModuleToRead } from './module-to-read.ts';
import { readExports } from './read-exports.ts';

/** The shape of a definition file that is a module; undefined for one of JSON. */
export function shapeOf({ modules = {} }: Dialect, file: string): ModuleShape | undefined {
  return Object.hasOwn(modules, file) ? modules[file] : undefined;
}

/**
 * Reads definitions that are modules: each is bundled, and evaluated in a guarded process, as a tool's code is. It never throws for
 * what an author wrote.
 * @param root what they import by path lies in there, absolute
 * @param memory what is in it is not evaluated again
 * @returns in the order of the modules
 * @throws where this Node cannot guard, or a guarded process does not start
 */
export async function readModules(
  modules: readonly ModuleToRead[],
  root: string,
  memory: Memory,
): Promise<SourceRead[]> {
  if (modules.length === 0) return [];
  const outDir = await mkdtemp(join(scratchDirectory(), 'definitions-'));
  try {
    const entries = modules.map(({ absolute }, index) => ({
      id: String(index),
      code: entryCode(absolute),
      // What it must export is its dialect's to say.
      needsDefault: false,
    }));
    const bundled = await bundleEntries(entries, { outDir, root, minify: false });
    const answers = new Map<ModuleToRead, Answer>();
    const work = modules.flatMap((module, index) => {
      const file = bundled.modules.get(String(index));
      // The file's name tells its content.
      return file ? [{ module, file, content: ['definition', file.name] satisfies [string, unknown] }] : [];
    });
    for (const { module, content } of work) {
      const known = memory.recall<Answer>(content);
      if (known) answers.set(module, known);
    }
    const unknown = work.filter(({ module }) => !answers.has(module));
    await inLanes(outDir, unknown, async ({ module, file, content }, lane) => {
      const answer = await evaluate(file, lane);
      answers.set(module, answer);
      if (answer.outcome.type === 'returned') memory.keep(content, answer);
    });
    return modules.map((module, index) => {
      // That code is large matters where it is sent to a reader, and is said there.
      const faults = (bundled.faults.get(String(index)) ?? []).filter(({ severity }) => severity !== 'warning');
      const [answer, file] = [answers.get(module), bundled.modules.get(String(index))];
      return answer && file
        ? readAnswer(module, answer, file)
        : { problems: faults.map((fault) => place(module, fault)) };
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** TypeScript in this repository, JavaScript in the package. */
const ENCODER = fileURLToPath(
  new URL(`./encode-exports${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/** A module as a guarded process runs one: its run gives what the author's exports. */
function entryCode(file: string): string {
  return `import { encodeExports } from ${JSON.stringify(ENCODER)};
export const load = async () => {
  const module = await import(${JSON.stringify(file)});
  return { run: () => encodeExports(module) };
};`;
}

async function evaluate({ file }: ToolFile, lane: Lane): Promise<Answer> {
  let last: Answer | undefined;
  await lane.run({ file, runs: [{ input: undefined, limitMs: LOAD_LIMIT_MS, elsewhere: false }] }, (answer) => {
    last = answer;
    return false;
  });
  if (!last) throw new Error('A guarded process did not answer');
  return last;
}

function readAnswer(module: ModuleToRead, { outcome, conduct }: Answer, { locate }: ToolFile): SourceRead {
  const faults = conduct ? explainConduct(conduct) : [];
  if (outcome.type === 'returned') {
    const read = readExports(module, outcome.bytes);
    return { ...read, problems: [...read.problems, ...faults.map((fault) => place(module, fault))] };
  }
  const at = 'at' in outcome ? outcome.at : undefined;
  faults.unshift(explainUnread(outcome, at && locate?.(at.script, at.line, at.column)));
  return { problems: faults.map((fault) => place(module, fault)) };
}

/** A fault where it is; at the beginning of the definition where it has no place. */
function place({ tool, path }: ModuleToRead, fault: ModuleFault): Problem {
  return { severity: 'error', tool, file: path, line: 1, column: 1, pointer: '', ...fault };
}
