import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Dialect } from '../dialects/dialect.ts';
import type { Problem } from '../model/problem.ts';
import { isInside } from '../render/links/is-inside.ts';
import { nearest } from '../render/links/nearest.ts';
import { fileProblem } from './file-problem.ts';
import { statOf } from './stat.ts';
import { oneOf } from './wording.ts';

/** A directory that holds one tool. */
export interface ToolFolder {
  /** Its name, in NFC. */
  name: string;
  absolute: string;
  dialect: Dialect;
  /** The name of its definition file. */
  file: string;
  /** The names of all it holds. */
  names: string[];
}

/** Whether an entry of a directory is passed over: hidden, set aside, or installed. */
export function isIgnored(name: string): boolean {
  return name.startsWith('.') || name.startsWith('_') || name === 'node_modules';
}

/** The directory of tools: as it was named, with its links followed, and as it is shown. */
export interface Place {
  tools: string;
  home: string;
  shown: string;
}

/** One folder: a tool to read, a problem, or nothing. */
export function inspectFolder(
  { tools, home, shown }: Place,
  entry: Dirent,
  dialects: readonly Dialect[],
): ToolFolder | Problem | undefined {
  const [absolute, name] = [join(tools, entry.name), entry.name.normalize('NFC')];
  const problem = (code: string, fault: string, fix: string) => fileProblem(name, `${shown}/${name}`, code, fault, fix);
  let files: string[];
  if (entry.isSymbolicLink() && !statOf(absolute)) {
    return problem('link-broken', 'This link leads nowhere', 'Remove it, or copy the tool into a folder of its own');
  }
  try {
    if (entry.isSymbolicLink() && !isInside(home, realpathSync.native(absolute))) {
      const fix = 'Copy the tool into a folder of its own';
      return problem('directory-outside', 'This folder is a link to a directory outside', fix);
    }
    files = readdirSync(absolute).sort();
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return problem('unreadable', `This folder cannot be read (${code})`, 'Allow it to be read');
  }
  const claims = dialects.flatMap((dialect) => dialect.files.map((file) => ({ dialect, file })));
  const [claim, ...others] = claims.filter(({ file }) => files.includes(file));
  if (claim && others.length > 0) {
    const both = [claim, ...others].map(({ file }) => file).join(' and ');
    return problem('two-definitions', `This folder holds more than one definition: ${both}`, 'Keep one of them');
  }
  if (claim) return { name, absolute, names: files, ...claim };
  const held = files.filter((file) => !isIgnored(file));
  // What an editor or a package manager leaves behind of a folder that moved away is no tool.
  if (held.length === 0) return undefined;
  const wanted = claims.map(({ file }) => file);
  const fault = `This folder has no ${oneOf(wanted)}, so it is no tool`;
  return problem('no-definition', fault, sayMissing(wanted, held, absolute));
}

function sayMissing(wanted: readonly string[], held: readonly string[], absolute: string): string {
  const [similar] = held
    .flatMap((name) => nearest(name, wanted) ?? [])
    .map((name) => [nearest(name, held) ?? '', name]);
  if (similar) return `Rename ${similar[0]} to ${similar[1]}`;
  const nested = held.find((name) => wanted.some((file) => statOf(join(absolute, name, file))));
  if (nested !== undefined) return `Move ${basename(absolute)}/${nested} one level up: tools do not nest`;
  return `Add ${oneOf(wanted)}, or begin the folder's name with _ to set it aside`;
}
