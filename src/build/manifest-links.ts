import type { Problem } from '../model/problem.ts';
import { resolveLink } from '../render/links/resolve-link.ts';
import { ownToolAnchor, toSiteLink } from '../render/links/site-link.ts';
import { FilePublisher } from '../render/markdown/publish-file.ts';
import type { FoundLink, PublishedFile } from '../render/markdown/render-markdown.ts';
import { Reporter } from '../render/markdown/reporter.ts';
import type { PageLink } from '../render/site.ts';
import { toolPath } from '../render/urls.ts';
import type { ReadTool } from './read-tools.ts';
import { toProblem } from './source-file.ts';

/** A manifest's links as its page shows them, and what is still to be checked or published. */
export interface ManifestLinks {
  links: PageLink[];
  found: FoundLink[];
  files: PublishedFile[];
  problems: Problem[];
}

/** Resolves the links of a manifest from the tool's folder, as those of its help are, whose ids it is given. */
export function manifestLinks(
  { tool, definition, directory }: ReadTool,
  options: { base: string; resolvePath(absolute: string): string | undefined },
  helpIds: ReadonlySet<string>,
): ManifestLinks {
  const result: ManifestLinks = { links: [], found: [], files: [], problems: [] };
  const context = {
    absolute: definition.absolute,
    root: directory,
    url: toolPath(tool.id),
    resolvePath: options.resolvePath,
  };
  for (const [index, { label, href }] of tool.links.entries()) {
    const path = ['links', index, 'href'];
    const at = (code: string, fault: string, fix: string) =>
      toProblem(definition, tool.id, { severity: 'error', path, code, fault, fix });
    const { line, column, pointer } = at('', '', '');
    const resolved = resolveLink(href, context);
    if (resolved.kind === 'external') {
      result.links.push({ label, href: resolved.href });
    } else if (resolved.kind === 'refused') {
      result.problems.push(at(resolved.code, resolved.fault, resolved.fix));
    } else if (resolved.kind === 'file') {
      const reporter = new Reporter({ tool: tool.id, file: definition.path });
      const publisher = new FilePublisher(options.base, reporter);
      const url = publisher.publishLinked(resolved, { position: { start: { line, column } } });
      if (url !== undefined) result.links.push({ label, href: url });
      result.files.push(...publisher.files.values());
      result.problems.push(...reporter.problems.map((problem) => ({ ...problem, pointer })));
    } else {
      const ownAnchor = (key: string) => ownToolAnchor(key, helpIds);
      const { href: url, target } = toSiteLink(resolved, { base: options.base, url: context.url, ownAnchor });
      result.links.push({ label, href: url });
      result.found.push({
        href: target,
        written: href,
        tool: tool.id,
        file: definition.path,
        line,
        column,
        pointer,
      });
    }
  }
  return result;
}
