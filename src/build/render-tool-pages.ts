import { basename } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { makeTags } from '../render/make-tags.ts';
import type { FoundLink, MarkdownRenderer, PublishedFile } from '../render/markdown/render-markdown.ts';
import type { Tag, ToolPage } from '../render/site.ts';
import { toolPath, withBase } from '../render/urls.ts';
import { emitTool } from './emit-tool.ts';
import { createFindRelated } from './find-related.ts';
import type { LoadedTool } from './load-tools.ts';
import { manifestLinks } from './manifest-links.ts';
import { renderHelp } from './render-help.ts';

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
  /** The commit that last changed each folder, by its name. */
  commits: ReadonlyMap<string, string>;
  /** The day of the last change of each folder, by its name. */
  days: ReadonlyMap<string, string>;
  root: string;
  base: string;
  markdown: MarkdownRenderer;
  resolvePath(absolute: string): string | undefined;
}

/** Renders every tool's help, and gathers all else its page shows. */
export async function renderToolPages(tools: readonly LoadedTool[], options: ToolPageOptions): Promise<RenderedTools> {
  const { base, commits, days } = options;
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
  const findRelated = createFindRelated(tools.map(({ tool }) => tool));
  for (const loaded of tools) {
    const { tool, proof, module, directory, dialect } = loaded;
    const emitted = emitTool(tool);
    for (const [name, text] of emitted.files) result.emitted.set(name, text);
    const path = toolPath(tool.id);
    const file = tool.help;
    const help = file === undefined ? undefined : await renderHelp({ ...tool, help: file, directory, path }, options);
    const manifest = manifestLinks(loaded, options, new Set(help?.ids));
    result.tools.push({
      tool,
      path,
      seed: proof.seed,
      cases: proof.cases,
      sampleResults: proof.samples,
      module: module && withBase(base, `/_pegboard/tools/${module.name}`),
      dialect: dialect.title,
      emitted: emitted.listed,
      help: help && { html: help.html, headings: help.headings },
      tags: [...new Set(tool.tags)].flatMap((name) => tags.get(name) ?? []),
      links: manifest.links,
      related: [...new Set((tool.related ?? []).flatMap((related) => findRelated(tool, related) ?? []))].map(
        ({ id, name }) => ({ label: name, href: withBase(base, toolPath(id)) }),
      ),
      commit: commits.get(basename(loaded.directory)),
      lastUpdated: days.get(basename(loaded.directory)),
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
