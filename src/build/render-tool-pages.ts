import { basename, join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { makeTags } from '../render/make-tags.ts';
import type {
  FoundLink,
  MarkdownRenderer,
  PublishedFile,
  RenderedMarkdown,
} from '../render/markdown/render-markdown.ts';
import type { Tag, ToolPage } from '../render/site.ts';
import { toolPath, withBase } from '../render/urls.ts';
import { emitTool } from './emit-tool.ts';
import { shownPath } from './file-problem.ts';
import type { LoadedTool } from './load-tools.ts';
import { manifestLinks } from './manifest-links.ts';
import { readText } from './read-text.ts';
import { toolCommits } from './tool-commits.ts';

/** The tools of a site as pages, and what is still to be checked or published. */
export interface RenderedTools {
  tools: ToolPage[];
  tags: Tag[];
  /** The ids of each tool's help, by page path. */
  ids: Map<string, ReadonlySet<string>>;
  links: FoundLink[];
  files: PublishedFile[];
  /** What is written for programs, by its path below the base. */
  emitted: Map<string, string>;
  problems: Problem[];
}

/** How they are rendered. */
export interface ToolPageOptions {
  /** The directory of tools, absolute. */
  directory: string;
  root: string;
  base: string;
  markdown: MarkdownRenderer;
  resolvePath(absolute: string): string | undefined;
}

/** Renders every tool's help, and gathers all else its page shows. */
export async function renderToolPages(tools: readonly LoadedTool[], options: ToolPageOptions): Promise<RenderedTools> {
  const { directory, base } = options;
  const commits = await toolCommits(directory);
  const tags = makeTags(tools.filter(({ tool }) => tool.card !== 'none').map(({ tool }) => tool.tags));
  const result: RenderedTools = {
    tools: [],
    tags: [...tags.values()],
    ids: new Map(),
    links: [],
    files: [],
    emitted: new Map(),
    problems: [],
  };
  for (const loaded of tools) {
    const { tool, proof, module, dialect } = loaded;
    const emitted = emitTool(tool);
    for (const [name, text] of emitted.files) result.emitted.set(name, text);
    const help = await renderHelp(loaded, options);
    const manifest = manifestLinks(loaded, options, new Set(help?.ids));
    const path = toolPath(tool.id);
    result.tools.push({
      tool,
      path,
      seed: proof.seed,
      cases: proof.cases,
      module: module && withBase(base, `/_pegboard/tools/${module.name}`),
      dialect: dialect.title,
      emitted: emitted.listed,
      help: help && { html: help.html, headings: help.headings },
      tags: [...new Set(tool.tags)].flatMap((name) => tags.get(name) ?? []),
      links: manifest.links,
      commit: commits.get(basename(loaded.directory)),
    });
    result.ids.set(path, new Set(help?.ids));
    for (const found of help
      ? [help, { ...manifest, links: manifest.found }]
      : [{ ...manifest, links: manifest.found }]) {
      result.links.push(...found.links);
      result.files.push(...found.files);
      result.problems.push(...found.problems);
    }
  }
  return result;
}

/** What is rendered of a help file that cannot be read: with its problem, nothing is published. */
const NOTHING: RenderedMarkdown = {
  html: '',
  headings: [],
  ids: [],
  links: [],
  files: [],
  problems: [],
  title: '',
  description: '',
  order: undefined,
};

async function renderHelp(
  { tool, directory }: LoadedTool,
  { markdown, root }: ToolPageOptions,
): Promise<RenderedMarkdown | undefined> {
  if (tool.help === undefined) return undefined;
  const absolute = join(directory, tool.help);
  const file = shownPath(root, absolute);
  const read = readText({ absolute, file, tool: tool.id, root: directory });
  if ('problem' in read) return { ...NOTHING, problems: [read.problem] };
  return markdown.render({
    kind: 'help',
    text: read.text,
    file,
    absolute,
    root: directory,
    url: toolPath(tool.id),
    tool: tool.id,
    title: tool.name,
  });
}
