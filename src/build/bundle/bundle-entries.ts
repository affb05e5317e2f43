import { realpathSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutputChunk, type RolldownLog, rolldown } from 'rolldown';
import { checkChunks } from './check-chunks.ts';
import { type Entry, entryOf, idOf } from './entry.ts';
import { explainImport, explainLog } from './explain-log.ts';
import { createLocate, type Locate } from './locate.ts';
import type { ModuleFault } from './module-fault.ts';
import { createToolPlugin, type ToolPlugin } from './tool-plugin.ts';

/** A bundled module. */
export interface ToolFile {
  /** Where it is, absolute. */
  file: string;
  /** Its name in the bundles' directory, such as `histogram.3f2a9c1b.js`. */
  name: string;
  /** Finds the author's place of one in the bundle. Default: it is not looked for. */
  locate?: Locate;
}

/** The bundled modules, and what was wrong with those that have none. */
export interface BundledEntries {
  /** By entry id. */
  modules: Map<string, ToolFile>;
  /** Every file written, by its name in the bundles' directory: shared parts and workers' parts too. */
  files: string[];
  /** By entry id. Those of one that has a module are warnings. */
  faults: Map<string, ModuleFault[]>;
}

/** Where to bundle. */
export interface BundleOptions {
  /** The bundles' directory, absolute. What else is there is removed. */
  outDir: string;
  /** The site's root, absolute: imports by path may not leave it. */
  root: string;
  /** Default true. What is not minified keeps its names. */
  minify?: boolean;
}

/** The entries of one attempt that cannot be bundled, each with its faults. */
type Failures = Map<string, ModuleFault[]>;

/**
 * Bundles every entry into one browser module, in one pass. One that cannot be bundled is left out, with its faults; the
 * rest are bundled without it.
 */
export async function bundleEntries(entries: readonly Entry[], options: BundleOptions): Promise<BundledEntries> {
  const { outDir } = options;
  const realRoot = realpathSync(options.root);
  const settled = { minify: true, ...options, root: realRoot };
  const failures: Failures = new Map();
  let rest = entries;
  let chunks: OutputChunk[] = [];
  while (rest.length > 0) {
    const attempt = await bundle(rest, settled);
    chunks = attempt.chunks;
    if (attempt.failures.size === 0) break;
    for (const [id, faults] of attempt.failures) failures.set(id, faults);
    rest = rest.filter(({ id }) => !attempt.failures.has(id));
    chunks = [];
  }
  const checked = checkChunks(chunks);
  for (const [id, faults] of checked.refused) failures.set(id, faults);
  await writeChunks(checked.chunks, outDir);
  const locate = createLocate(checked.chunks, outDir, realRoot);
  const names = checked.chunks.flatMap(({ facadeModuleId, fileName }) => {
    const id = idOf(facadeModuleId ?? '');
    return id === undefined ? [] : [[id, { file: join(outDir, fileName), name: fileName, locate }] as const];
  });
  return {
    modules: new Map(names),
    files: checked.chunks.map(({ fileName }) => fileName).sort(),
    faults: new Map([...failures, ...checked.warnings]),
  };
}

/** All modules lie in one folder. No id holds a tilde, so no two tools get one name. */
function fileNameOf(id: string): string {
  return id.replace('/', '~');
}

interface Attempt {
  chunks: OutputChunk[];
  failures: Failures;
}

async function bundle(entries: readonly Entry[], options: Required<BundleOptions>): Promise<Attempt> {
  const { outDir, root, minify } = options;
  const learnt = createToolPlugin(entries, root);
  const logs: RolldownLog[] = [];
  let chunks: OutputChunk[] = [];
  try {
    const build = await rolldown({
      cwd: root,
      input: Object.fromEntries(entries.map(({ id }) => [fileNameOf(id), entryOf(id)])),
      platform: 'browser',
      plugins: [learnt.plugin],
      preserveEntrySignatures: 'strict',
      logLevel: 'silent',
    });
    try {
      const { output } = await build.generate({
        dir: outDir,
        format: 'esm',
        minify,
        // To find an error's place by; what is written has no trace of them.
        sourcemap: 'hidden',
        // Hexadecimal, for systems that fold case.
        hashCharacters: 'hex',
        entryFileNames: '[name].[hash].js',
        // Two more parts than an entry's name has: no tool's id holds a full stop, so none can be taken for another.
        chunkFileNames: 'shared.code.[hash].js',
      });
      chunks = output.filter((part) => part.type === 'chunk');
    } finally {
      await build.close();
    }
  } catch (error) {
    logs.push(...logsOf(error));
  }
  const failures = attribute(logs, learnt, root);
  if (chunks.length > 0 || failures.size > 0) return { chunks, failures };
  return { chunks, failures: await oneByOne(entries, options, logs) };
}

/** What the bundler threw: a list of its complaints, or one error of its own. */
function logsOf(error: unknown): RolldownLog[] {
  const { errors } = error as { errors?: RolldownLog[] };
  return errors ?? [{ message: error instanceof Error ? error.message : String(error) }];
}

function attribute(
  logs: readonly RolldownLog[],
  { refused, withoutDefault, toolsOf }: ToolPlugin,
  root: string,
): Failures {
  const failures: Failures = new Map();
  const blame = (ids: readonly string[], fault: ModuleFault): void => {
    for (const id of ids) failures.set(id, [...(failures.get(id) ?? []), fault]);
  };
  for (const log of logs) blame(toolsOf(log.id ?? ''), explainLog(log, root));
  for (const refusal of refused) blame(toolsOf(refusal.importer), explainImport(refusal, root));
  // A module that was not read to its end seems to export nothing.
  blame(
    [...withoutDefault].filter((id) => !failures.has(id)),
    NO_DEFAULT,
  );
  return failures;
}

const NO_DEFAULT: ModuleFault = {
  code: 'module-default',
  fault: 'The module has no default export',
  fix: 'Export the tool: export default { run(input) { … } }',
};

/** For a complaint that names no file of any entry: each alone, to see whose it is. */
async function oneByOne(
  entries: readonly Entry[],
  options: Required<BundleOptions>,
  logs: readonly RolldownLog[],
): Promise<Failures> {
  const [only, another] = entries;
  if (only && !another) return new Map([[only.id, logs.map((log) => explainLog(log, options.root))]]);
  const failures: Failures = new Map();
  for (const entry of entries)
    for (const [id, faults] of (await bundle([entry], options)).failures) failures.set(id, faults);
  if (failures.size === 0)
    throw new Error(`The modules cannot be bundled together: ${logs[0]?.message ?? 'no reason given'}`);
  return failures;
}

async function writeChunks(chunks: readonly OutputChunk[], outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const names = new Set(chunks.map(({ fileName }) => fileName));
  const stale = (await readdir(outDir)).filter((name) => !names.has(name));
  await Promise.all(chunks.map(({ fileName, code }) => writeFile(join(outDir, fileName), code)));
  await Promise.all(stale.map((name) => rm(join(outDir, name), { recursive: true, force: true })));
}
