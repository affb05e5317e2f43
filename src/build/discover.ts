import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialect } from '../dialects/dialect.ts';
import type { Problem } from '../model/problem.ts';
import { fileProblem, shownPath } from './file-problem.ts';
import { inspectFolder, isIgnored, type ToolFolder } from './inspect-folder.ts';
import { MAX_TOOLS } from './limits.ts';
import { fold } from './look.ts';
import { statOf } from './stat.ts';

/** What a directory of tools holds. */
export interface Discovery {
  /** The folders that can be read, sorted by name. */
  folders: ToolFolder[];
  /** The names of all folders, those too that cannot. */
  names: string[];
  problems: Problem[];
}

/** Finds the folders of tools in a directory, without opening a file. */
export function discover(tools: string, root: string, dialects: readonly Dialect[], only?: string): Discovery {
  const shown = shownPath(root, tools);
  const fail = (code: string, fault: string, fix: string): Discovery => {
    return { folders: [], names: [], problems: [fileProblem('', shown, code, fault, fix)] };
  };
  let entries: Dirent[];
  try {
    entries = readdirSync(tools, { withFileTypes: true });
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      return fail('tools-missing', 'There is no such directory', 'Create it, with a folder for each tool');
    if (code === 'ENOTDIR')
      return fail('tools-not-a-directory', 'This is not a directory', 'Name the directory that holds the tools');
    return fail('tools-unreadable', `This directory cannot be read (${code})`, 'Allow it to be read');
  }
  const home = realpathSync.native(tools);
  const candidates = entries.filter(({ name }) => !isIgnored(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const directories = candidates.filter((entry) => isFolder(home, entry));
  if (directories.length > MAX_TOOLS) {
    return fail(
      'too-many-tools',
      `It holds ${directories.length} folders, and may hold ${MAX_TOOLS}`,
      'Split the site',
    );
  }
  const found: Discovery = { folders: [], names: [], problems: looseFiles(candidates, shown, dialects) };
  for (const entry of directories) {
    const folder = inspectFolder({ tools, home, shown }, entry, dialects);
    if (!folder) continue;
    found.names.push('dialect' in folder ? folder.name : folder.tool);
    if ('dialect' in folder) found.folders.push(folder);
    else found.problems.push(folder);
  }
  found.problems.push(...clashes(found.names, shown));
  // A tool of a server is in the server's folder.
  if (only !== undefined) return narrow(found, only.split('/')[0] ?? only);
  if (found.names.length === 0) {
    const fix = 'Make a folder for each tool, such as tools/word-count/ with a tool.json';
    found.problems.push(fileProblem('', shown, 'tools-empty', 'There are no tools in this directory', fix));
  }
  return found;
}

/** Only one tool, and only what is wrong with it. */
function narrow({ folders, names, problems }: Discovery, only: string): Discovery {
  return {
    folders: folders.filter(({ name }) => name === only),
    names: names.filter((name) => name === only),
    problems: problems.filter(({ tool }) => tool === only),
  };
}

/** Whether an entry is a folder. A link that leads nowhere was meant to be one. */
function isFolder(home: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statOf(join(home, entry.name))?.isDirectory() ?? true;
}

/** Two folders that are one on a system that folds case are one URL there. */
function clashes(names: readonly string[], shown: string): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const name of names) {
    const before = first.get(fold(name));
    if (before === undefined) first.set(fold(name), name);
    else {
      const same = before === name ? 'are one name in two encodings' : 'differ only in case';
      const fault = `The folders ${before} and ${name} ${same}, which many systems take for one`;
      // Capitals sort first, and an id has none: the folder to rename is the one before.
      problems.push(
        fileProblem(before, `${shown}/${before}`, 'directory-clash', fault, 'Rename or remove one of them'),
      );
    }
  }
  return problems;
}

/** A definition that lies beside the folders is seen by nobody. */
function looseFiles(entries: readonly Dirent[], shown: string, dialects: readonly Dialect[]): Problem[] {
  const wanted = new Set(dialects.flatMap(({ files }) => files));
  return entries
    .filter((entry) => wanted.has(entry.name) && entry.isFile())
    .map(({ name }) => {
      const fault = 'A definition here is of no tool';
      return fileProblem(
        '',
        `${shown}/${name}`,
        'loose-definition',
        fault,
        "Move it into a folder that has the tool's id",
        'warning',
      );
    });
}
