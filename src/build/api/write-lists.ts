import type { ApiLinks } from './api-links.ts';
import { KIND } from './api-model.ts';
import { PAGE_KINDS, type PageKind } from './kinds.ts';
import { PageText } from './page-text.ts';
import type { ApiPage, ApiPlan, ApiSection } from './place-pages.ts';
import { escapeMarkdown, firstWords, writeComment } from './write-comment.ts';
import { nameOf } from './write-page.ts';

/** A page that lists others. */
export interface ListPage {
  path: string;
  title: string;
  description: string;
  page: PageText;
}

/** The lists of a site's types: of its entry files where there are several, of what each exports, and of each kind of it. */
export function writeLists(
  plan: ApiPlan,
  links: ApiLinks,
  { path, title }: { path: string; title: string },
): ListPage[] {
  const lists = plan.sections.flatMap((section) => listsOf(section, plan, links, title));
  const entries = plan.sections.filter(({ path: own }) => own.startsWith(path) && isDirect(own, path));
  if (plan.sections.some((section) => section.path === path)) return lists;
  const page = new PageText();
  const items = entries.map((section) => listItem(section.name, section.path, firstWords(section.declaration.comment)));
  page.add(links.placeOf({}), items.join('\n'));
  return [{ path, title, description: `${title}: what each entry file exports.`, page }, ...lists];
}

/** Is a path one step below another? */
function isDirect(path: string, above: string): boolean {
  return !path.slice(above.length, -1).includes('/');
}

function listsOf(section: ApiSection, plan: ApiPlan, links: ApiLinks, title: string): ListPage[] {
  const place = links.placeOf(section.declaration);
  const name = section.name || title;
  const page = new PageText();
  page.add(place, ...writeComment(section.declaration.comment, links.at(place)));
  const kinds = [...PAGE_KINDS].flatMap(([number, kind]) => {
    const items = number === KIND.namespace ? namespacesIn(section, plan) : itemsOf(section, kind);
    return items.length === 0 ? [] : [{ number, kind, items }];
  });
  for (const { kind, items } of kinds) page.add(place, `## ${kind.many}`, items.join('\n'));
  const again = section.again.flatMap(({ name: own, target }) => {
    const address = plan.addresses.get(target);
    return address === undefined ? [] : [listItem(own, address, '')];
  });
  if (again.length > 0) page.add(place, '## Also exported', again.join('\n'));

  const all = { path: section.path, title: name, description: firstWords(section.declaration.comment), page };
  return [
    all,
    ...kinds.map(({ kind, items }) => {
      const list = new PageText();
      list.add(place, items.join('\n'));
      const path = `${section.path}${kind.folder}/`;
      return { path, title: kind.many, description: `${kind.many} of ${name}.`, page: list };
    }),
  ];
}

function itemsOf({ pages }: ApiSection, kind: PageKind): string[] {
  return pages
    .filter((page) => page.kind === kind)
    .map((page) => listItem(nameOf(page.declaration), page.path, wordsOf(page)));
}

function namespacesIn(section: ApiSection, plan: ApiPlan): string[] {
  const below = `${section.path}namespaces/`;
  return plan.sections
    .filter(({ path }) => path.startsWith(below) && isDirect(path, below))
    .map(({ name, path, declaration }) => listItem(name, path, firstWords(declaration.comment)));
}

/** What a page says first; a function's is said by its signatures. */
export function wordsOf({ declaration }: Pick<ApiPage, 'declaration'>): string {
  const own = firstWords(declaration.comment);
  return own === '' ? firstWords(declaration.signatures?.find(({ comment }) => comment)?.comment) : own;
}

function listItem(name: string, path: string, words: string): string {
  return `- [${escapeMarkdown(name)}](<${path}>)${words === '' ? '' : `: ${words}`}`;
}
