import { join } from 'node:path';
import {
  createMarkdownRenderer,
  type MarkdownOptions,
  type MarkdownSource,
  type RenderedMarkdown,
} from '../../../src/render/markdown/render-markdown.ts';
import { type Entry, makeTree } from '../../support/make-tree.ts';

/** Other pages of the site the tests pretend to be in, by their place below the root. */
const PAGES = new Map([
  ['tools', '/tools/'],
  ['tools/crc', '/tools/crc/'],
  ['tools/crc/README.md', '/tools/crc/'],
  ['tools/x', '/tools/x/'],
  ['tools/x/README.md', '/tools/x/'],
  ['content/index.md', '/'],
  ['content/guide/start.md', '/guide/start/'],
  ['content/guide/café.md', '/guide/café/'],
]);

interface Settings {
  /** Files below the site's root. */
  files?: { [path: string]: Entry };
  source?: Partial<MarkdownSource>;
  options?: Partial<MarkdownOptions>;
}

/** Renders the help of the tool `x`, named "Tool X", in a site below `/docs/`. */
export function renderHelp(text: string, settings: Settings = {}): Promise<RenderedMarkdown> {
  return render(
    { kind: 'help', file: 'tools/x/README.md', tool: 'x', url: '/tools/x/', title: 'Tool X' },
    text,
    settings,
  );
}

/** Renders the document `content/guide/a.md` of the same site. */
export function renderDocument(text: string, settings: Settings = {}): Promise<RenderedMarkdown> {
  return render({ kind: 'document', file: 'content/guide/a.md', tool: '', url: '/guide/a/' }, text, settings);
}

/** Renders the document `content/guide/a.mdx` of the same site. */
export function renderMdx(text: string, settings: Settings = {}): Promise<RenderedMarkdown> {
  return render({ kind: 'document', file: 'content/guide/a.mdx', tool: '', url: '/guide/a/' }, text, settings);
}

function render(base: Omit<MarkdownSource, 'text' | 'absolute' | 'root'>, text: string, settings: Settings) {
  const root = makeTree({ 'tools/x/': '', 'content/guide/': '', 'public/': '', ...settings.files });
  const renderer = createMarkdownRenderer({
    base: '/docs/',
    resolvePath: (absolute) => PAGES.get(absolute.slice(root.length + 1)),
    publicDirectory: join(root, 'public'),
    siteRoot: root,
    ...settings.options,
  });
  const folder = base.kind === 'help' ? 'tools/x' : 'content';
  return renderer.render({
    ...base,
    text,
    absolute: join(root, base.file),
    root: join(root, folder),
    ...settings.source,
  });
}

/** The problems as lines: what a report says of each. */
export function linesOf({ problems }: Pick<RenderedMarkdown, 'problems'>): string[] {
  return problems.map(
    ({ severity, line, column, code, fault, fix }) => `${line}:${column} ${severity} ${code}: ${fault}. ${fix}`,
  );
}

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
