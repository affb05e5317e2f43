import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { glob } from 'tinyglobby';
import type { Problem } from '../model/problem.ts';
import { fileProblem, shownPath } from './file-problem.ts';
import { readText } from './read-text.ts';
import { type LoadedPage, type PageLoader, runPageLoaders } from './run-page-loaders.ts';

/** Most documents of a site. */
const MAX_DOCUMENTS = 20_000;

/** A file of Markdown or MDX in the content directory, or a loader and the text that it made. */
export interface DocumentFile {
  absolute: string;
  /** As shown. */
  file: string;
  text: string;
  /** Whether the text was made by the file, and does not stand in it. */
  isMade: boolean;
  /** The page's path, without the base. */
  path: string;
  /** What is known of a text that was made from sources of another kind, such as types. Default: it was not. */
  origin?: DocumentOrigin;
}

/** Where a text comes from that was made from sources. */
export interface DocumentOrigin {
  /** The directory that its links and pictures may not leave, absolute. */
  directory: string;
  /** Where its author wrote what stands on a line, counted from 1. */
  placeOf(line: number): { file: string; line: number; column: number };
}

/** Gives what page loaders make, in their order. */
export type RunLoaders = (loaders: readonly PageLoader[]) => Promise<LoadedPage[]>;

/** A module whose default export gives the Markdown of a page. */
const LOADER = /\.md\.[jt]s$/;

/**
 * Reads the files of Markdown and MDX below a directory, which may be missing, and runs the page loaders there, such as `index.md.ts`.
 * Names that begin with `_` or `.` are passed over.
 */
export async function readDocuments(
  directory: string,
  root: string,
  run: RunLoaders = (loaders) => runPageLoaders(loaders, { root }),
): Promise<{ documents: DocumentFile[]; problems: Problem[] }> {
  if (!existsSync(directory)) return { documents: [], problems: [] };
  const patterns = ['**/*.{md,mdx}', '**/*.md.{js,ts}'];
  const names = await glob(patterns, { cwd: directory, ignore: ['**/_*/**', '**/_*', '**/node_modules/**'] });
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
    const path = documentPath(name);
    if (path.includes('//')) {
      const fault = 'The name of this file, or of its folder, has no letter and no digit to make an address of';
      problems.push(fileProblem('', file, 'page-name', fault, 'Rename it, such as to start.md'));
      continue;
    }
    const read = readText({ absolute, file, tool: '', root: directory });
    if ('problem' in read) problems.push(read.problem);
    else documents.push({ absolute, file, text: read.text, isMade: LOADER.test(name), path });
  }
  const made = await makeTexts(documents, run);
  return { documents: made.documents, problems: [...problems, ...made.problems] };
}

/** The documents with what loaders made in the place of their code, and without those that failed. */
async function makeTexts(documents: readonly DocumentFile[], run: RunLoaders) {
  const loaders = documents.filter(({ isMade }) => isMade);
  const pages = await run(loaders);
  const byLoader = new Map<PageLoader, string | undefined>(pages.map(({ text }, index) => [loaders[index]!, text]));
  return {
    documents: documents.flatMap((document) => {
      const text = document.isMade ? byLoader.get(document) : document.text;
      return text === undefined ? [] : [{ ...document, text }];
    }),
    problems: pages.flatMap(({ problem }) => problem ?? []),
  };
}

/** `Guide/First steps.md` becomes `/guide/first-steps/`; an `index.md` or `index.mdx` is its folder's page. */
function documentPath(name: string): string {
  const parts = name
    .normalize('NFC')
    .replace(/\.(mdx?|md\.[jt]s)$/, '')
    .split('/');
  if (parts.at(-1) === 'index') parts.pop();
  return parts.length === 0 ? '/' : `/${parts.map((part) => slug(part)).join('/')}/`;
}
