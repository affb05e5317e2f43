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
import type { PageText, SourcePlace } from './page-text.ts';
import { placePages } from './place-pages.ts';
import { writeLists, wordsOf } from './write-lists.ts';
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

  const links = createLinks(plan.addresses, project.packageName, entry);
  const toDocument = (path: string, front: Front, page: PageText, place: SourcePlace): DocumentFile => {
    const head = frontMatter(front);
    const places = [...head.map(() => place), ...page.places];
    const text = [...head, page.text].join('\n');
    const absolute = join(root, place.file);
    const placeOf = (line: number) => places[line - 1] ?? place;
    return { absolute, file: place.file, text, path, generated: { directory: root, placeOf } };
  };
  const lists = writeLists(plan, links, api).map(({ path, title, description, page }) =>
    toDocument(path, { title, description }, page, page.places[0] ?? links.placeOf({})),
  );
  const own = pages.map((page) => {
    const text = new PageTextOf(page, links, api.source, defaults);
    return toDocument(page.path, { title: titleOf(page), description: wordsOf(page) }, text.page, text.place);
  });
  const documents = [...lists, ...own].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { documents, problems: links.problems };
}
