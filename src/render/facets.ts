import type { ToolPage } from './site.ts';

/** Something that tools are told apart by. */
export interface Facet {
  /** Its name in the page, such as `tag`. */
  name: string;
  /** What readers call it. */
  label: string;
  /** What there is of it, in the order in which it is offered. */
  values: { value: string; label: string }[];
}

/** What a tool is found by: of each facet, its values. */
export type FacetValues = { [facet: string]: string[] };

const LABELS = {
  tag: 'Tag',
  status: 'Status',
  dialect: 'Dialect',
  category: 'Category',
  effect: 'Effect',
  scheduling: 'Scheduling',
};

/** The values of a tool, of those facets that it has any of. */
export function facetsOf({ tool, tags, dialect }: ToolPage): FacetValues {
  const { category, conduct } = tool;
  const all: [keyof typeof LABELS, readonly (string | undefined)[]][] = [
    ['tag', tags.map(({ slug }) => slug)],
    ['status', [tool.status]],
    ['dialect', [dialect]],
    ['category', [category]],
    ['effect', conduct.effects ?? []],
    ['scheduling', [conduct.scheduling]],
  ];
  const found = all.map(([name, values]) => [name, values.filter((value) => value !== undefined)] as const);
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

/** The same for readers: by the facet's label, the labels of its values. */
export function namedFacets(page: ToolPage): [label: string, values: string[]][] {
  const facets = new Map(Object.entries(facetsOf(page)));
  const tags = page.tags.map(({ name }) => name);
  return Object.entries(LABELS).flatMap(([name, label]): [string, string[]][] => {
    const values = name === 'tag' ? tags : facets.get(name);
    return values ? [[label, values]] : [];
  });
}

/** The facets that tell some tools apart: one that all have alike is left out, but for tags and status. */
export function facetsAmong(tools: readonly ToolPage[]): Facet[] {
  const tagNames = new Map(tools.flatMap(({ tags }) => tags.map(({ slug, name }) => [slug, name])));
  const held = tools.map((page) => new Map(Object.entries(facetsOf(page))));
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const lists = held.map((values) => values.get(name) ?? []);
    const values = [...new Set(lists.flat())].map((value) => ({
      value,
      label: (name === 'tag' && tagNames.get(value)) || value,
    }));
    const tells = values.length > 1 || lists.some((list) => list.length === 0);
    if (values.length === 0 || !(tells || name === 'tag' || name === 'status')) return [];
    return [{ name, label, values: values.sort((a, b) => (a.label < b.label ? -1 : 1)) }];
  });
}
