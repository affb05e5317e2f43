import { describe, expect, it } from 'vitest';
import { SIDEBAR_DEPTH, SIDEBAR_LEAST, SIDEBAR_LINKS } from '../../../../src/render/limits.ts';
import { createNavigation, type Navigation } from '../../../../src/render/navigation/create-navigation.ts';
import { groupByFolder } from '../../../../src/render/navigation/group-by-folder.ts';
import type { NavigationEntry } from '../../../../src/render/navigation/navigation-entry.ts';
import type { SidebarItem } from '../../../../src/render/navigation/view-sidebar.ts';
import { someDocuments } from './some-documents.ts';

const page = (path: string): NavigationEntry => ({ kind: 'link', label: path, href: `/b${path}`, path });
const group = (label: string, entries: NavigationEntry[], isCollapsed = false): NavigationEntry => ({
  kind: 'group',
  label,
  entries,
  isCollapsed,
});

/** Documents in folders, by how many each level has; the last level is the documents. */
function manyPages(...levels: number[]): string[] {
  const [count = 0, ...rest] = levels;
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  return rest.length === 0 ? names : names.flatMap((name) => manyPages(...rest).map((inner) => `${name}/${inner}`));
}

function navigationOf(paths: readonly string[]): Navigation {
  const pages = someDocuments(Object.fromEntries(paths.map((path) => [`/${path}/`, {}])));
  return createNavigation(groupByFolder(pages, { base: '/', directory: '/', lang: 'en' }));
}

const flat = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item, ...flat(item.items)] : [item]));
const currentOf = (items: readonly SidebarItem[]) =>
  flat(items).flatMap((item) => (item.kind === 'link' && item.isCurrent ? [item.href] : []));

describe('one goes about the documents', () => {
  const outside: NavigationEntry = { kind: 'link', label: 'Outside', href: 'https://example.com/', path: undefined };
  const navigation = createNavigation([
    page('/a/'),
    outside,
    group('Guides', [page('/g/'), group('Inner', [page('/g/i/')], true)]),
    group('Empty', []),
    page('/a/'),
    page('/z/'),
  ]);

  it('in the order of the sidebar, passing over what is off the site', () => {
    expect(['/a/', '/g/', '/g/i/', '/z/'].map((path) => navigation.after(path)?.path)).toEqual([
      '/g/',
      '/g/i/',
      '/z/',
      undefined,
    ]);
    expect(navigation.before('/g/')?.path).toBe('/a/');
    expect(navigation.before('/a/')).toBeUndefined();
    expect(navigation.after('/nowhere/')).toBeUndefined();
  });

  it('by the groups around a page', () => {
    expect(navigation.crumbs('/g/i/')).toEqual([
      { label: 'Guides', href: '/b/g/' },
      { label: 'Inner', href: '/b/g/i/' },
    ]);
    expect(navigation.crumbs('/a/')).toEqual([]);
  });

  it('by its outermost parts', () => {
    expect(navigation.sections.map(({ label, href }) => [label, href])).toEqual([
      ['/a/', '/b/a/'],
      ['Outside', 'https://example.com/'],
      ['Guides', '/b/g/'],
      ['/a/', '/b/a/'],
      ['/z/', '/b/z/'],
    ]);
    expect(navigation.section('/g/i/')?.label).toBe('Guides');
    expect(navigation.section('/z/')?.label).toBe('/z/');
    expect(navigation.section('/nowhere/')).toBeUndefined();
  });

  it('with a collapsed group open around the page that is read only', () => {
    const openOf = (path: string) =>
      flat(navigation.sidebar(path)).flatMap((item) => (item.kind === 'group' && item.isOpen ? [item.label] : []));
    expect(openOf('/a/')).toEqual(['Guides', 'Empty']);
    expect(openOf('/g/i/')).toEqual(['Guides', 'Inner', 'Empty']);
    expect(currentOf(navigation.sidebar('/g/i/'))).toEqual(['/b/g/i/']);
    expect(currentOf(navigation.sidebar('/nowhere/'))).toEqual([]);
  });
});

describe('the sidebar of a large site', () => {
  it('holds all that the limit allows', () => {
    const paths = manyPages(SIDEBAR_LINKS);
    expect(navigationOf(paths).sidebar('/n3/')).toHaveLength(SIDEBAR_LINKS);
    expect(
      navigationOf([...paths, 'one-more'])
        .sidebar('/n3/')
        .at(-1),
    ).toMatchObject({ label: '1 more after' });
  });

  it.each([
    ['one folder of many', [20_000]],
    ['many folders', [3_000, 2]],
    ['folders of folders', [20, 20, 20]],
    ['as deep as it goes', [4, 3, 3, 3, 3, 3, 3, 2]],
  ])('is bounded, and shows where one is: %s', (_, levels) => {
    expect(levels.length).toBeLessThanOrEqual(SIDEBAR_DEPTH);
    const paths = manyPages(...levels);
    const navigation = navigationOf(paths);
    for (const path of [paths[0]!, paths[Math.floor(paths.length / 2)]!, paths.at(-1)!]) {
      const sidebar = navigation.sidebar(`/${path}/`);
      // On each level two more lead to those before and after.
      expect(flat(sidebar).length).toBeLessThanOrEqual(
        Math.max(SIDEBAR_LINKS, SIDEBAR_LEAST * levels.length) + 2 * levels.length,
      );
      expect(currentOf(sidebar)).toEqual([`/${path}/`]);
    }
  });

  it('leads from what it shows to all that it leaves out', () => {
    const paths = manyPages(400);
    const navigation = navigationOf(paths);
    const items = navigation.sidebar('/n200/');
    const [before, after] = [items[0], items.at(-1)];
    expect(before).toMatchObject({ kind: 'link', label: '125 more before', href: '/n124/' });
    expect(after).toMatchObject({ kind: 'link', label: '125 more after', href: '/n275/' });
    expect(navigation.sidebar('/n124/').some((item) => item.kind === 'link' && item.href === '/n50/')).toBe(true);
  });

  it('shows other groups as links to their first pages', () => {
    const navigation = navigationOf(manyPages(3, 100));
    expect(navigation.sidebar('/n1/n5/').map((item) => [item.kind, item.label])).toEqual([
      ['link', 'N0'],
      ['group', 'N1'],
      ['link', 'N2'],
    ]);
    expect(navigation.sidebar('/elsewhere/').map((item) => item.kind)).toEqual(['link', 'link', 'link']);
  });
});
