import type { Problem } from '../model/problem.ts';
import type { FoundLink, MarkdownRenderer, PublishedFile } from '../render/markdown/render-markdown.ts';
import type { DocumentPage } from '../render/site.ts';
import { EMBEDS, SEARCH } from '../render/urls.ts';
import { fileProblem } from './file-problem.ts';
import { quoteMade } from './quote-made.ts';
import type { DocumentFile } from './read-documents.ts';

/** The documents of a site as pages, and what is still to be checked or published. */
export interface RenderedDocuments {
  pages: DocumentPage[];
  /** Those at the top of the content directory, in their order: what the header shows. */
  top: DocumentPage[];
  /** By page path. */
  ids: Map<string, ReadonlySet<string>>;
  links: FoundLink[];
  files: PublishedFile[];
  problems: Problem[];
}

/** The documents, and how they are rendered. */
export interface DocumentOptions {
  /** In the order of their files. */
  documents: readonly DocumentFile[];
  /** The directory that their links and pictures may not leave, absolute. */
  directory: string;
  markdown: MarkdownRenderer;
  /** Filled with each file's page path before anything is rendered, for links between them. */
  documentPaths: Map<string, string>;
}

/** Paths that begin so are the site's own. */
const OWN = ['/tools/', '/tags/', EMBEDS, '/404/', '/schemas/', '/_pegboard/', '/pagefind/', SEARCH];

/** Renders every document. Two files that make one page are a problem, and the first is kept. */
export async function renderDocuments({
  documents,
  directory,
  markdown,
  documentPaths,
}: DocumentOptions): Promise<RenderedDocuments> {
  const result: RenderedDocuments = {
    pages: [],
    top: [],
    ids: new Map(),
    links: [],
    files: [],
    problems: [],
  };
  const files = new Map<string, string>();
  const kept = documents.filter(({ absolute, path, file }) => {
    const other = files.get(path);
    const own = OWN.find((prefix) => path.startsWith(prefix));
    if (other !== undefined || own !== undefined) {
      const fault = other
        ? `This file and ${other} make the same page, ${path}`
        : `${path} is a page of the site itself`;
      result.problems.push(fileProblem('', file, 'page-clash', fault, 'Rename the file'));
      return false;
    }
    files.set(path, file);
    documentPaths.set(absolute, path);
    return true;
  });
  const orders = new Map<DocumentPage, number>();
  for (const document of kept) {
    const { absolute, file, text, path } = document;
    const rendered = await markdown.render({
      kind: 'document',
      text,
      file,
      absolute,
      root: directory,
      url: path,
      tool: '',
    });
    const { html, headings, title, description, order, ids, links, files: published, problems } = rendered;
    const page = { path, title, description, prose: { html, headings } };
    orders.set(page, order ?? Number.POSITIVE_INFINITY);
    result.pages.push(page);
    result.ids.set(path, new Set(ids));
    result.links.push(...links);
    result.files.push(...published);
    result.problems.push(...quoteMade(problems, [document]));
  }
  const orderOf = (page: DocumentPage) => orders.get(page) ?? 0;
  result.top = result.pages
    .filter(({ path }) => /^\/[^/]+\/$/.test(path))
    .sort((a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)));
  return result;
}
