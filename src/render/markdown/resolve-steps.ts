import { show } from '../links/classify-href.ts';
import type { FoundLink } from '../links/found-link.ts';
import { type LinkContext, resolveLink } from '../links/resolve-link.ts';
import { toSiteLink } from '../links/site-link.ts';
import type { FrontMatter } from './front-matter-data.ts';
import type { MarkdownSource, RenderedMarkdown, Step } from './markdown-types.ts';
import { type Placed, placeOf as positionOf, type Reporter } from './reporter.ts';

/** What the steps of a document are resolved with. */
export interface StepOptions {
  source: MarkdownSource;
  base: string;
  context: LinkContext;
  /** Where a value of the front matter stands. */
  placeOf(path: readonly string[]): Placed;
  reporter: Reporter;
}

/**
 * The pages that the front matter leads on to, by `prev` and `next`.
 * @returns with the links that stay on the site, to be held against all pages
 */
export function resolveSteps(
  data: FrontMatter,
  options: StepOptions,
): RenderedMarkdown['steps'] & { links: FoundLink[] } {
  const links: FoundLink[] = [];
  const step = (name: 'prev' | 'next') => resolveStep(name, data[name], options, links);
  return { prev: step('prev'), next: step('next'), links };
}

function resolveStep(
  name: 'prev' | 'next',
  value: FrontMatter['prev'],
  { source, base, context, placeOf, reporter }: StepOptions,
  links: FoundLink[],
): Step | false | undefined {
  if (!value) return value === false ? false : undefined;
  const isBare = typeof value === 'string';
  const [written, label] = isBare ? [value, undefined] : [value.link, value.label];
  const place = placeOf(isBare ? [name] : [name, 'link']);
  const link = resolveLink(written, context);
  switch (link.kind) {
    case 'external':
      if (label !== undefined) return { label, href: link.href, path: undefined };
      reporter.error(
        place,
        'front-matter-value',
        `${name} leads off the site and has no label`,
        `Write ${name}: { label: "…", link: ${JSON.stringify(written)} }`,
      );
      return undefined;
    case 'refused':
      reporter.error(place, link.code, link.fault, link.fix);
      return undefined;
    case 'page': {
      const { href, target } = toSiteLink(link, { base, url: source.url, ownAnchor: (key) => key });
      const { tool, file } = source;
      links.push({ href: target, written: show(written), tool, file, ...positionOf(place) });
      return { label, href, path: link.path };
    }
    default: {
      const fault = `${name} leads to ${link.kind === 'same' ? 'the page itself' : 'a file that is no page'}`;
      reporter.error(place, 'front-matter-value', fault, `Write the path of a page, or ${name}: false`);
      return undefined;
    }
  }
}
