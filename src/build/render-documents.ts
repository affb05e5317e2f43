import type { Problem } from '../model/problem.ts';
import type {
  FoundLink,
  MarkdownRenderer,
  PublishedFile,
  RenderedMarkdown,
} from '../render/markdown/render-markdown.ts';
import type { DocumentPage } from '../render/site.ts';
import { EMBEDS, SEARCH } from '../render/urls.ts';
import { compiledId } from './document-plugin.ts';
import type { DocumentSource } from './document-sources.ts';
import { fileProblem } from './file-problem.ts';
import { quoteMade } from './quote-made.ts';
import type { DocumentFile } from './read-documents.ts';

/** The documents of a site as pages, and what is still to be checked or published. */
export interface RenderedDocuments {
  pages: DocumentPage[];
  /** The files of drafts that were left out, by the path of the page that each would be. */
  drafts: Map<string, string>;
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
  /** What is known of documents by their files, by absolute path. */
  sources: ReadonlyMap<string, DocumentSource>;
  /** Whether drafts are shown. Default: they are left out. */
  showsDrafts?: boolean;
}

/** Paths that begin so are the site's own. */
const OWN = ['/tools/', '/tags/', EMBEDS, '/404/', '/schemas/', '/_pegboard/', '/pagefind/', SEARCH];

/** Renders every document. Two files that make one page are a problem, and the first is kept. */
export async function renderDocuments({
  documents,
  directory,
  markdown,
  documentPaths,
  sources,
  showsDrafts = false,
}: DocumentOptions): Promise<RenderedDocuments> {
  const result: RenderedDocuments = {
    pages: [],
    drafts: new Map(),
    ids: new Map(),
    links: [],
    files: [],
    problems: [],
  };
  const files = new Map<string, string>();
  const kept = documents.filter(({ absolute, path, file, origin }) => {
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
    if (!origin) documentPaths.set(absolute, path);
    return true;
  });
  for (const document of kept) {
    const { absolute, file, text, path, origin } = document;
    const rendered = await markdown.render({
      kind: 'document',
      text,
      file,
      absolute,
      root: origin?.directory ?? directory,
      url: path,
      tool: '',
    });
    if (rendered.frontMatter.draft && !showsDrafts) {
      result.drafts.set(path, file);
      continue;
    }
    const { module, ids, links, files: published, problems } = rendered;
    const compiled = module === undefined ? undefined : { id: compiledId(absolute, module), code: module };
    result.pages.push({ ...documentPage(path, rendered, sources.get(absolute)), compiled });
    result.ids.set(path, new Set(ids));
    const place = <Placed extends { line: number }>(placed: Placed) => ({ ...placed, ...origin?.placeOf(placed.line) });
    result.links.push(...links.map(place));
    result.files.push(...published);
    result.problems.push(...quoteMade(problems, [document]).map(place));
  }
  return result;
}

function documentPage(path: string, rendered: RenderedMarkdown, source: DocumentSource | undefined): DocumentPage {
  const { html, headings, title, description, frontMatter, steps } = rendered;
  const { sidebar, order, draft, toc, editUrl, lastUpdated } = frontMatter;
  const { from = 2, to = 3 } = toc || {};
  return {
    path,
    title,
    description,
    prose: { html, headings },
    sidebar: order === undefined ? sidebar : { order, ...sidebar },
    contents: toc === false ? [] : headings.filter(({ depth }) => from <= depth && depth <= to),
    steps,
    isDraft: draft ?? false,
    editUrl: editUrl === false ? undefined : (editUrl ?? source?.editUrl),
    lastUpdated: lastUpdated === false ? undefined : (lastUpdated ?? source?.lastUpdated),
  };
}
