import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fold } from '../build/look.ts';
import type { Scaffold } from '../dialects/dialect.ts';
import { dialects } from '../dialects/index.ts';
import { isDeviceName, isIdentifier, toIdentifier } from '../model/identifier.ts';
import { nearest } from '../render/links/nearest.ts';
import { parseCommand } from './parse-command.ts';
import { schemaReference } from './schema-reference.ts';
import { UsageError } from './usage-error.ts';

export const usage = `Usage: pegboard new ID [OPTIONS]

  --dialect ID  what it is written in: ${begun().join(', ')} (default: ${begun()[0]})
  --worker      for a tool that may take long: it runs in a worker, with a time limit
  --tools DIR   the directory of tools (default: tools)

Makes tools/ID/ with a definition, help and all else that its dialect asks for, whose check passes as it is.
An ID is lower-case letters, digits and hyphens; it is the tool's address too.`;

/** Scaffolds a tool. 0: it is there; 1: it could not be made, and nothing of it is left. */
export async function create(args: string[]): Promise<number> {
  const options = { dialect: { type: 'string' }, worker: { type: 'boolean' }, tools: { type: 'string' } } as const;
  const parsed = parseCommand(args, usage, options, { allowPositionals: true });
  if (!parsed) return 0;
  const [id, ...more] = parsed.positionals;
  if (id === undefined) throw new UsageError('No id is given', usage);
  if (more.length > 0)
    throw new UsageError(`One id at a time: ${[id, ...more].join(' ')} is ${more.length + 1}`, usage);
  checkId(id);
  const dialect = findDialect(parsed.values.dialect ?? begun()[0]);
  const worker = parsed.values.worker ?? false;
  if (worker && !dialect.scaffold.takesWorker)
    throw new UsageError(`--worker says nothing of a tool in ${dialect.id}`, usage);
  const refused = dialect.scaffold.refuse?.(id);
  if (refused !== undefined) throw new UsageError(refused, usage);

  const tools = resolve(parsed.values.tools ?? 'tools');
  const taken = findTaken(tools, id);
  if (taken !== undefined)
    return refuse(`${show(join(tools, taken))} exists already. Choose another id, or remove it first.`);
  try {
    const files = await write(tools, id, dialect.scaffold, worker);
    const check = process.env.npm_lifecycle_event === 'new' ? 'npm run check --' : 'npx pegboard check';
    const elsewhere = parsed.values.tools === undefined ? '' : ` --tools ${parsed.values.tools}`;
    process.stdout.write(
      `Made ${show(join(tools, id))}: ${files.join(', ')}.\nCheck it with: ${check}${elsewhere} --only ${id}\n`,
    );
    return 0;
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException;
    return refuse(`${show(join(tools, id))} could not be made (${code ?? message}).`);
  }
}

/** The dialects that a tool can be begun in, the first of all first. */
function begun(): string[] {
  return dialects.filter(({ scaffold }) => scaffold).map(({ id }) => id);
}

function findDialect(id: string | undefined): { id: string; scaffold: Scaffold } {
  const dialect = dialects.find((known) => known.id === id);
  if (dialect?.scaffold) return { id: dialect.id, scaffold: dialect.scaffold };
  const meant = nearest(id ?? '', begun());
  const hint = meant === undefined ? `there are ${begun().join(', ')}` : `did you mean ${meant}?`;
  throw new UsageError(`There is no dialect ${JSON.stringify(id)}: ${hint}`, usage);
}

function checkId(id: string): void {
  const better = toIdentifier(id);
  const hint = better === undefined ? '' : `: try ${isDeviceName(better) ? `${better}-tool` : better}`;
  if (!isIdentifier(id)) throw new UsageError(`${JSON.stringify(id)} cannot be an id${hint}`, usage);
  if (isDeviceName(id)) throw new UsageError(`"${id}" is the name of a device on Windows${hint}`, usage);
}

/** What lies in the way of a new folder: it may differ in case, for many systems take it for the same. */
function findTaken(tools: string, id: string): string | undefined {
  if (!existsSync(tools)) return undefined;
  if (!statSync(tools).isDirectory()) return '';
  return readdirSync(tools).find((name) => fold(name) === id);
}

/** Writes a tool beside its place and moves it there whole, so that none is ever half there. */
async function write(tools: string, id: string, scaffold: Scaffold, worker: boolean): Promise<string[]> {
  const schema = schemaReference(scaffold.schema, join(tools, id));
  const files = scaffold.files(id, { schema, worker });
  await mkdir(tools, { recursive: true });
  // The dot keeps it from being read as a tool meanwhile.
  const staging = join(tools, `.new-${id}`);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging);
    for (const [name, text] of files) await writeFile(join(staging, name), text);
    await rename(staging, join(tools, id));
  } catch (thrown) {
    await rm(staging, { recursive: true, force: true });
    throw thrown;
  }
  return [...files.keys()];
}

function show(path: string): string {
  const way = relative(process.cwd(), path);
  return way.startsWith('..') ? path : way.split(sep).join('/');
}

function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
