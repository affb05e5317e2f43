import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { glob } from 'tinyglobby';
import type { Problem } from '../model/problem.ts';
import { fileProblem, shownPath } from './file-problem.ts';
import { readText } from './read-text.ts';

/** Most documents of a site. */
const MAX_DOCUMENTS = 20_000;

/** A file of Markdown or MDX in the content directory. */
export interface DocumentFile {
  absolute: string;
  /** As shown. */
  file: string;
  text: string;
  /** The page's path, without the base. */
  path: string;
}

/** Reads the files of Markdown and MDX below a directory, which may be missing. Names that begin with `_` or `.` are passed over. */
export async function readDocuments(
  directory: string,
  root: string,
): Promise<{ documents: DocumentFile[]; problems: Problem[] }> {
  if (!existsSync(directory)) return { documents: [], problems: [] };
  const names = await glob('**/*.{md,mdx}', { cwd: directory, ignore: ['**/_*/**', '**/_*', '**/node_modules/**'] });
  const shown = shownPath(root, directory);
  if (names.length > MAX_DOCUMENTS) {
    const fault = `${shown} holds ${names.length} documents, and a site may have ${MAX_DOCUMENTS}`;
    return { documents: [], problems: [fileProblem('', shown, 'too-many-documents', fault, 'Split the site')] };
  }
  const documents: DocumentFile[] = [];
  const problems: Problem[] = [];
  for (const name of names.sort()) {
    const absolute = join(directory, name);
    const file = shownPath(root, absolute);
    const read = readText({ absolute, file, tool: '', root: directory });
    if ('problem' in read) problems.push(read.problem);
    else documents.push({ absolute, file, text: read.text, path: documentPath(name) });
  }
  return { documents, problems };
}

/** `Guide/First steps.md` becomes `/guide/first-steps/`; an `index.md` or `index.mdx` is its folder's page. */
function documentPath(name: string): string {
  const parts = name
    .normalize('NFC')
    .replace(/\.mdx?$/, '')
    .split('/');
  if (parts.at(-1) === 'index') parts.pop();
  return parts.length === 0 ? '/' : `/${parts.map((part) => slug(part)).join('/')}/`;
}
