import { join } from 'node:path';
import type { Dialect, ToolContext } from '../dialects/dialect.ts';
import { dialects as allDialects } from '../dialects/index.ts';
import type { Problem } from '../model/problem.ts';
import type { Tool } from '../model/tool.ts';
import type { ToolServer } from '../model/tool-server.ts';
import type { ModuleToRead } from './definition/module-to-read.ts';
import { readModules, shapeOf } from './definition/read-modules.ts';
import { discover } from './discover.ts';
import { fileProblem, shownPath, sortProblems } from './file-problem.ts';
import type { ToolFolder } from './inspect-folder.ts';
import { MAX_CASES_BYTES, MAX_DEFINITION_BYTES } from './limits.ts';
import { lookFrom } from './look.ts';
import { Memory } from './memory.ts';
import { reachOf } from './reach-of.ts';
import { type FileToRead, readSource, readSourceText, type SourceRead } from './read-source.ts';
import { type SourceFile, toProblem } from './source-file.ts';
import { validate } from './validate.ts';

/** A tool without errors, and the files it was read from. */
export interface ReadTool {
  tool: Tool;
  /** Its directory, absolute. */
  directory: string;
  definition: SourceFile;
  /** Its known answers; undefined where its dialect keeps them elsewhere. */
  cases: SourceFile | undefined;
  dialect: Dialect;
}

/** A server without errors, and what it was read from. */
export interface ReadServer {
  server: ToolServer;
  /** Its directory, absolute. */
  directory: string;
  definition: SourceFile;
  dialect: Dialect;
}

/** What was read of a directory of tools. */
export interface ReadResult {
  /** The tools without errors, sorted by id. */
  tools: ReadTool[];
  /** The servers without errors, sorted by id. Their tools are among the tools. */
  servers: ReadServer[];
  /** How many tools there are; a folder that cannot be read counts as one. */
  count: number;
  /** The names of all folders of tools, the broken ones too. */
  folders: string[];
  /** Every problem of every tool, sorted. */
  problems: Problem[];
}

/** What to read. */
export interface ReadOptions {
  /** The directory of tools, absolute. */
  tools: string;
  /** The site's root, absolute: problems name files relative to it. */
  root: string;
  /** Only what is in the folder of this name, or one tool of a server by its id. Where there is none, the result is empty. Default: all. */
  only?: string;
  /** Default: every dialect. */
  dialects?: readonly Dialect[];
  /** What modules that are definitions were read as before. Default: none was. */
  memory?: Memory;
}

/**
 * Reads and validates a directory of tools. It never throws for what an author wrote, and runs no tool: definitions that are modules
 * are evaluated in guarded processes.
 * @throws where there are such, and this Node cannot guard
 */
export async function readTools({
  tools,
  root,
  only,
  dialects = allDialects,
  memory = new Memory(),
}: ReadOptions): Promise<ReadResult> {
  const found = discover(tools, root, dialects, only);
  // A folder whose name must change anyway is not also told that its id differs.
  const clashing = new Set(found.problems.filter(({ code }) => code === 'directory-clash').map(({ tool }) => tool));
  const opened = found.folders.map((folder) => openFolder(folder, root));
  const read = (await readDefinitions(opened, reachOf(tools, root), memory)).map((folder) => readFolder(folder, root));
  const problems = read.flatMap((result) => result.problems);
  const kept = problems.filter(({ code, tool }) => code !== 'id-not-directory' || !clashing.has(tool));
  const whole = read.filter((_, index) => !clashing.has(found.folders[index]?.name ?? ''));
  const wanted = (id: string) => !only?.includes('/') || id === only;
  const all = whole
    .flatMap((result) => result.tools.filter(({ tool }) => wanted(tool.id)))
    .sort((a, b) => (a.tool.id < b.tool.id ? -1 : 1));
  const servers = whole.flatMap(({ server }) => server ?? []);
  return {
    tools: all,
    servers,
    count: only?.includes('/')
      ? all.length
      : found.names.length + servers.reduce((sum, { server }) => sum + server.tools.length - 1, 0),
    folders: found.names,
    problems: sortProblems([...found.problems, ...kept]),
  };
}

/** What one folder holds. */
interface ReadFolder {
  tools: ReadTool[];
  server?: ReadServer;
  problems: Problem[];
}

/** A folder, and its definition as far as it is read. */
interface OpenedFolder {
  folder: ToolFolder;
  context: ToolContext;
  definition: SourceRead | { module: ModuleToRead };
}

function openFolder(folder: ToolFolder, root: string): OpenedFolder {
  const { name, absolute, dialect, file, names } = folder;
  const context: ToolContext = { directory: name, look: lookFrom(absolute, names) };
  const found = findNamed(context, absolute, file, root, dialect.maxBytes ?? MAX_DEFINITION_BYTES);
  const shape = shapeOf(dialect, file);
  if ('problems' in found) return { folder, context, definition: found };
  if (!shape) return { folder, context, definition: readSource(found) };
  const { text, problem } = readSourceText(found);
  const definition = problem ? { problems: [problem] } : { module: { ...found, text, shape } };
  return { folder, context, definition };
}

/** Evaluates all definitions that are modules, together: to start a process takes longer than most of them. */
async function readDefinitions(opened: readonly OpenedFolder[], reach: string, memory: Memory) {
  const modules = opened.flatMap(({ definition }) => ('module' in definition ? definition.module : []));
  const read = (await readModules(modules, reach, memory)).values();
  return opened.map(({ folder, context, definition }) => {
    return { folder, context, definition: 'module' in definition ? read.next().value! : definition };
  });
}

/** Reads one folder as far as it can be read, so that its author sees every fault at once. */
function readFolder(
  { folder, context, definition }: OpenedFolder & { definition: SourceRead },
  root: string,
): ReadFolder {
  const { name, absolute, dialect } = folder;
  const problems = [...definition.problems];
  const check = (kind: Parameters<typeof validate>[0], source: SourceFile | undefined) => {
    if (source?.value === undefined) return;
    const findings = validate(kind, source.value, definition.source?.value, context);
    problems.push(...findings.map((finding) => toProblem(source, name, finding)));
  };
  check(dialect.definition, definition.source);
  // A definition that says how all the rest is read, and cannot be followed, leaves nothing to hold the cases to.
  const stopped = dialect.definition.stop?.(definition.source?.value) !== undefined;
  const cases = dialect.cases && !stopped ? readNamed(context, absolute, dialect.cases.file, root) : undefined;
  if (dialect.cases && cases) {
    problems.push(...cases.problems);
    check(dialect.cases, cases.source);
  }
  if (!definition.source || problems.some(({ severity }) => severity === 'error')) return { tools: [], problems };
  const source = { directory: absolute, definition: definition.source };
  const { tools, server } = dialect.normalise(definition.source.value, cases?.source?.value, context);
  return {
    tools: tools.map((tool) => ({ tool, ...source, cases: cases?.source, dialect })),
    ...(server ? { server: { server, ...source, dialect } } : {}),
    problems,
  };
}

function readNamed(context: ToolContext, directory: string, file: string, root: string): SourceRead {
  const found = findNamed(context, directory, file, root, MAX_CASES_BYTES);
  return 'problems' in found ? found : readSource(found);
}

/** A file of a fixed name in a tool's directory. It too may be a link that leads out. */
function findNamed(
  context: ToolContext,
  directory: string,
  file: string,
  root: string,
  limit: number,
): FileToRead | SourceRead {
  const [absolute, tool] = [join(directory, file), context.directory];
  const path = shownPath(root, absolute);
  const look = context.look(file);
  if (look.state === 'file') return { absolute, path, tool, bytes: look.bytes, limit };
  if (look.state === 'missing') {
    const fix =
      look.near === undefined
        ? 'Create it: every tool is proved by its known answers'
        : `Rename ${look.near} to ${file}`;
    return { problems: [fileProblem(tool, path, 'file-missing', `There is no ${file}`, fix)] };
  }
  if (look.state === 'outside') {
    const fix = "Copy the file into the tool's directory";
    return {
      problems: [
        fileProblem(tool, path, 'file-outside', `${file} is a link that leads out of the tool's directory`, fix),
      ],
    };
  }
  return { problems: [fileProblem(tool, path, 'not-a-file', `${file} is not a file`, 'Make it a file')] };
}
