import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ResolvedApi } from '../../options.ts';
import { fileProblem, shownPath } from '../file-problem.ts';
import type { DocumentFile } from '../read-documents.ts';
import { createLinks } from './api-links.ts';
import type { ApiModel } from './api-model.ts';
import { MAX_API_PAGES } from './limits.ts';
import { loadModel } from './load-model.ts';
import { PageText, type SourcePlace } from './page-text.ts';
import { placePages } from './place-pages.ts';
import { wordsOf, writeLists } from './write-lists.ts';
import { titleOf, writePage } from './write-page.ts';

/** Where the types of a site are read from. */
export interface ReadApiOptions {
  api: ResolvedApi;
  /** The site's root, absolute. */
  root: string;
  /** A directory that survives between builds, absolute. */
  cache: string;
}

/** The pages of a site's types, as documents, and what is wrong with them. */
export interface ReadApi {
  documents: DocumentFile[];
  problems: Problem[];
}

/** Makes documents of what entry files export. Nothing of TypeScript is loaded where the files are as they were. */
export async function readApi({ api, root, cache }: ReadApiOptions): Promise<ReadApi> {
  const missing = [
    ...api.entryPoints.filter((file) => !isFile(resolve(root, file))).map(missingEntry),
    ...(api.tsconfig !== undefined && !isFile(resolve(root, api.tsconfig)) ? [missingConfig(api.tsconfig)] : []),
  ];
  if (missing.length > 0) return { documents: [], problems: missing };
  const usual = join(root, 'tsconfig.json');
  const tsconfig = api.tsconfig === undefined ? (existsSync(usual) ? usual : undefined) : resolve(root, api.tsconfig);
  const entryPoints = api.entryPoints.map((file) => resolve(root, file));
  const model = await loadModel({ entryPoints, tsconfig, root, tags: api.tags }, join(cache, 'api'));
  if (model === 'not-installed') return { documents: [], problems: [notInstalled()] };
  const made = toDocuments(model, api, root);
  return { documents: made.documents, problems: [...model.problems, ...made.problems] };
}

/** The pages of a model, each in the form of a file of Markdown. */
export function toDocuments(model: ApiModel, api: ResolvedApi, root: string): ReadApi {
  const { project, defaults } = model;
  if (project === undefined) return { documents: [], problems: [] };
  const [entry = '.'] = api.entryPoints.map((file) => shownPath(root, resolve(root, file)));
  const plan = placePages(project, api.path);
  const pages = plan.sections.flatMap((section) => section.pages);
  if (pages.length === 0) return { documents: [], problems: [nothingExported(entry)] };
  if (pages.length > MAX_API_PAGES) return { documents: [], problems: [tooMany(entry, pages.length)] };

  const links = createLinks(plan, project.packageName, entry);
  const toDocument = (path: string, front: Front, page: PageText, place: SourcePlace): DocumentFile => {
    const head = frontMatter(front);
    const places = [...head.map(() => place), ...page.places];
    const text = [...head, page.text].join('\n');
    const absolute = join(root, place.file);
    const placeOf = (line: number) => places[line - 1] ?? place;
    return { absolute, file: place.file, text, isMade: false, path, origin: { directory: root, placeOf } };
  };
  const lists = writeLists(plan, links, api).map(({ path, title, description, page }) =>
    toDocument(path, { title, description }, page, page.places[0] ?? links.placeOf({})),
  );
  const own = pages.map((page) => {
    const text = new PageText();
    writePage({ page: text, links, source: api.source }, page, defaults.includes(page.declaration.id));
    const place = links.placeOf(page.declaration.sources ? page.declaration : (page.declaration.signatures?.[0] ?? {}));
    return toDocument(
      page.path,
      { title: titleOf(page), description: wordsOf(page), label: page.declaration.name },
      text,
      place,
    );
  });
  const documents = [...lists, ...own].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { documents, problems: links.problems };
}

/** What the front matter of a page says. */
interface Front {
  title: string;
  /** As Markdown; empty for none. */
  description: string;
  /** What the sidebar calls it. Default: its title. */
  label?: string;
}

/** Longest label that front matter takes, in characters. */
const MAX_LABEL = 100;

/** Longest title that front matter takes, in characters. */
const MAX_TITLE = 200;

/** Lines of front matter. JSON is YAML. */
function frontMatter({ title, description, label }: Front): string[] {
  const plain = description.replaceAll('`', '').trim();
  const cut = (text: string, most: number) => JSON.stringify(text.length > most ? `${text.slice(0, most - 1)}…` : text);
  return [
    '---',
    `title: ${cut(title, MAX_TITLE)}`,
    ...(label === undefined ? [] : ['sidebar:', `  label: ${cut(label, MAX_LABEL)}`]),
    ...(plain === '' ? [] : [`description: ${JSON.stringify(plain)}`]),
    '---',
    '',
  ];
}

function isFile(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isFile() === true;
}

function missingEntry(file: string): Problem {
  const fault = `The entry file ${file} of the option api is not there`;
  return fileProblem(
    '',
    file,
    'api-entry',
    fault,
    "Correct api.entryPoints in astro.config: paths are relative to the site's root",
  );
}

function missingConfig(file: string): Problem {
  const fault = `The file ${file} of the option api is not there`;
  return fileProblem(
    '',
    file,
    'api-tsconfig',
    fault,
    'Correct api.tsconfig in astro.config, or leave it out for tsconfig.json',
  );
}

function notInstalled(): Problem {
  const fault = 'The option api of pegboard() makes pages of types through TypeDoc, which is not installed';
  return fileProblem('', 'package.json', 'api-typedoc', fault, 'Run npm install --save-dev typedoc typescript');
}

function nothingExported(entry: string): Problem {
  const fault = 'The entry files export nothing that a page could be made of';
  return fileProblem(
    '',
    entry,
    'api-empty',
    fault,
    'Export a type, a function or a value, or leave out the option api',
  );
}

function tooMany(entry: string, count: number): Problem {
  const fault = `The entry files export ${count} declarations, and pages are made of ${MAX_API_PAGES} at most`;
  return fileProblem('', entry, 'api-too-many', fault, 'Name fewer entry files in the option api');
}
