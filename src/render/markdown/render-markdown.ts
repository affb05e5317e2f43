import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { blocksKey, createHighlightCache } from '../highlight/highlight-cache.ts';
import { createHighlighter } from '../highlight/highlighter.ts';
import { isInside } from '../links/is-inside.ts';
import type { ToolFacts } from '../mdx/own-components.ts';
import { placeBlocks } from '../mdx/place-blocks.ts';
import { isMdx, readMdx } from '../mdx/read-mdx.ts';
import { staticHtml, writeModule } from '../mdx/write-module.ts';
import { makeCallouts } from '../parts/callouts.ts';
import { findCode } from './colour-code.ts';
import { anchorHeadings, directBlocks, frameTables } from './finish-blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter-data.ts';
import { placeHeadings } from './headings.ts';
import { MAX_TEXT } from './limits.ts';
import type { MarkdownSource, RenderedMarkdown } from './markdown-types.ts';
import { settleIds } from './own-ids.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { placeImages } from './place-images.ts';
import { FilePublisher } from './publish-file.ts';
import { Reporter } from './reporter.ts';
import { resolveSteps } from './resolve-steps.ts';
import { rewriteLinks } from './rewrite-links.ts';
import { sanitise } from './sanitise.ts';

export type { FoundLink } from '../links/found-link.ts';
export type { Heading, MarkdownSource, PublishedFile, RenderedMarkdown } from './markdown-types.ts';

/** How a site's Markdown is rendered. */
export interface MarkdownOptions {
  /** The base of the site's URLs, which begins and ends with a slash. */
  base: string;
  /** The path of the page, without the base, that an absolute file or folder becomes: for links to other tools. */
  resolvePath(absolute: string): string | undefined;
  /** The folder whose files are served from the site's root, absolute, for images such as `/logo.png`. Default: none. */
  publicDirectory?: string | undefined;
  /** A folder to keep coloured code in from one run to the next, absolute. Default: none. */
  cacheDirectory?: string | undefined;
  /** The site's root, absolute: what a document of MDX imports by a path is inside it. Default: the documents' own folder. */
  siteRoot?: string | undefined;
  /** The tools that components of MDX may name. Default: they are not checked. */
  tools?: ToolFacts | undefined;
}

/** Renders the Markdown of one site. */
export interface MarkdownRenderer {
  /** Never throws for what an author wrote: everything wrong is among the problems. */
  render(source: MarkdownSource): Promise<RenderedMarkdown>;
}

/** Makes the one renderer of a site, with its one highlighter. */
export function createMarkdownRenderer(options: MarkdownOptions): MarkdownRenderer {
  const highlighter = createHighlighter();
  const cache = createHighlightCache(options.cacheDirectory);

  async function colour(file: string, blocks: Parameters<typeof blocksKey>[0] & ReturnType<typeof findCode>['blocks']) {
    if (blocks.length === 0) return [];
    const key = blocksKey(blocks);
    const known = cache.read(file, key);
    if (known?.length === blocks.length) return known;
    const html: string[] = [];
    for (const { code, language } of blocks) html.push(await highlighter.highlight(code, language));
    cache.write(file, key, html);
    return html;
  }

  return {
    async render(source) {
      const reporter = new Reporter(source);
      const rendered = empty(reporter);
      const text = source.text.replace(/^\uFEFF/, '');
      if (text.length > MAX_TEXT) {
        const fault = `The file has ${text.length} characters, and ${MAX_TEXT} are read`;
        reporter.error({}, 'markdown-too-large', fault, 'Split it into several files');
        return rendered;
      }
      const isHelp = source.kind === 'help';
      const read = isHelp ? { data: {}, text, placeOf: () => ({}) } : readFrontMatter(text, reporter);
      const { text: body } = read;
      const data: FrontMatter = read.data ?? {};
      const idPrefix = isHelp ? 'help-' : '';
      const { tools } = options;
      // Documents may lie elsewhere than in the site, which then is not theirs to import from.
      const siteRoot = options.siteRoot && isInside(options.siteRoot, source.absolute) ? options.siteRoot : source.root;
      const mdx = isMdx(source) ? readMdx({ ...source, text: body }, { siteRoot, tools, reporter }) : undefined;
      const parsed = isMdx(source) ? mdx?.tree : parseMarkdown(body, reporter);
      if (!parsed) return { ...rendered, title: data.title ?? '', frontMatter: data };
      // MDX has no raw HTML, and is code that its author is trusted with.
      const tree = mdx ? parsed : sanitise(parsed, idPrefix, reporter);
      const ids = settleIds(tree, idPrefix, reporter);
      makeCallouts(tree, reporter);
      if (mdx) placeBlocks(tree, { names: mdx.code.names, reporter });
      const known = source.title ?? data.title;
      const { headings, title } = placeHeadings(tree, {
        top: isHelp ? 3 : 2,
        idPrefix,
        isTitle: (heading) => (known === undefined ? !isHelp : plain(heading) === plain(known)),
        taken: ids,
      });
      if (!isHelp && read.data && known === undefined && title === undefined) {
        const fault = 'The document has no title';
        reporter.error(
          {},
          'document-title',
          fault,
          'Begin it with a heading, # Title, or give it front matter with title',
        );
      }
      // A home page may say all that it says above its tools.
      if (!isHelp && read.data && source.url !== '/' && body.trim() === '') {
        reporter.error({}, 'document-empty', 'The document has no text', 'Write some, or remove the file');
      }
      const publisher = new FilePublisher(options.base, reporter);
      const shared = { source: { ...source, text: body }, base: options.base, publisher, reporter };
      placeImages(tree, { ...shared, publicDirectory: options.publicDirectory });
      const context = { ...source, resolvePath: options.resolvePath };
      const { links: stepLinks, ...steps } = resolveSteps(data, { ...shared, context, placeOf: read.placeOf });
      const links = rewriteLinks(tree, { ...shared, context, ids, titleId: title?.id });
      frameTables(tree);
      const { blocks, fill } = findCode(tree, body, reporter);
      directBlocks(tree);
      anchorHeadings(tree);
      fill(await colour(source.file, blocks));
      return {
        html: mdx ? staticHtml(tree) : serialise(tree),
        module: mdx && compile({ ...mdx, tree, frontMatter: data, file: source.file }, reporter),
        headings,
        ids: [...ids],
        links: [...stepLinks, ...links],
        files: [...publisher.files.values()],
        problems: reporter.problems,
        title: known ?? title?.text ?? '',
        description: data.description ?? '',
        frontMatter: data,
        steps,
      };
    },
  };
}

/** The JavaScript of a document, where nothing is wrong with it. */
function compile(parts: Parameters<typeof writeModule>[0], reporter: Reporter): string | undefined {
  if (reporter.problems.some(({ severity }) => severity === 'error')) return undefined;
  const { code, fault } = writeModule(parts);
  if (fault !== undefined) {
    reporter.error({}, 'mdx-syntax', `This document cannot be compiled: ${fault}`, 'Correct its imports and exports');
  }
  return code;
}

/** A title as it is compared: neither case nor the kind and number of its blanks tells two apart. */
function plain(title: string): string {
  return title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The only raw HTML in the tree is what the highlighter made. */
function serialise(tree: Root): string {
  return toHtml(tree, { allowDangerousHtml: true, omitOptionalTags: false });
}

function empty({ problems }: Reporter): RenderedMarkdown {
  const none = { html: '', module: undefined, headings: [], ids: [], links: [], files: [], title: '', description: '' };
  return { ...none, frontMatter: {}, steps: {}, problems };
}
