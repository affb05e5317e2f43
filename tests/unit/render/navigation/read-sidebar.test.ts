import { expect, it } from 'vitest';
import { checkSidebarOption } from '../../../../src/render/navigation/check-sidebar-option.ts';
import { readSidebar } from '../../../../src/render/navigation/read-sidebar.ts';
import type { SidebarEntry } from '../../../../src/render/navigation/sidebar-option.ts';
import { someDocuments } from './some-documents.ts';

const documents = someDocuments({ '/start/': {}, '/guides/cards/': {}, '/guides/embedding/': {} });
const read = (option: SidebarEntry[]) => readSidebar(option, { documents, drafts: new Set(), base: '/b/', lang: 'en' });

it('an entry is a document, a link, a group or all that lies below a path', () => {
  const { entries, faults, links } = read([
    'start',
    { label: 'Guides', directory: 'guides', collapsed: true },
    {
      label: 'More',
      items: [
        { directory: '/guides/' },
        { label: 'Tools', link: '/tools', badge: 'New' },
        { label: 'Elsewhere', link: 'https://example.com' },
      ],
    },
  ]);
  const start = { kind: 'link', label: 'start', href: '/b/start/', path: '/start/', badge: undefined };
  const guides = ['cards', 'embedding'].map((name) => ({
    ...start,
    label: name,
    href: `/b/guides/${name}/`,
    path: `/guides/${name}/`,
  }));
  expect(faults).toEqual([]);
  expect(entries).toEqual([
    start,
    { kind: 'group', label: 'Guides', entries: guides, isCollapsed: true },
    {
      kind: 'group',
      label: 'More',
      isCollapsed: false,
      entries: [
        ...guides,
        { ...start, label: 'Tools', href: '/b/tools/', path: '/tools/', badge: { text: 'New' } },
        { ...start, label: 'Elsewhere', href: 'https://example.com/', path: undefined },
      ],
    },
  ]);
  expect(links).toEqual([{ href: '/tools', written: '/tools', pointer: '/sidebar/2/items/1/link' }]);
});

it('a link may lead to a file, a place in a page or one with marks in its name, and nowhere else', () => {
  const { entries, faults, links } = read([
    { label: 'Feed', link: '/feed.xml' },
    { label: 'Place', link: 'start/?a=1#first%20one' },
    { label: 'Marks', link: '/caf%C3%A9' },
    { label: 'Bad', link: 'javascript:alert(1)' },
    { label: 'Itself', link: '#top' },
  ]);
  expect(entries).toMatchObject([
    { href: '/b/feed.xml' },
    { href: '/b/start/?a=1#first%20one', path: undefined },
    { href: '/b/caf%C3%A9/', path: '/café/' },
  ]);
  expect(links.map(({ href }) => href)).toEqual(['/feed.xml', '/start/#first one', '/café']);
  expect(faults.map(({ pointer }) => pointer)).toEqual(['/sidebar/3/link', '/sidebar/4/link']);
});

it('what names nothing is told with the nearest that is there', () => {
  const { entries, faults } = read([
    '/guides/card/',
    'nowhere',
    { label: 'A', items: [{ label: 'B', directory: 'guide' }, { directory: 'x/y' }] },
  ]);
  expect(entries).toMatchObject([{ label: 'A', entries: [{ label: 'B', entries: [] }] }]);
  expect(faults.map(({ pointer, fault, fix }) => `${pointer}: ${fault}. ${fix}`)).toMatchInlineSnapshot(`
    [
      "/sidebar/0: There is no document at /guides/card/. Did you mean /guides/cards/?",
      "/sidebar/1: There is no document at /nowhere/. Correct the path, or remove the entry",
      "/sidebar/2/items/0/directory: There is no document below /guide/. Did you mean /guides/?",
      "/sidebar/2/items/1/directory: There is no document below /x/y/. Correct the path, or remove the entry",
    ]
  `);
});

it('an entry of another shape is told where it stands', () => {
  let deep: unknown[] = ['/a/'];
  for (let level = 0; level < 8; level++) deep = [{ label: 'A', items: deep }];
  const option = [
    '',
    12,
    null,
    {},
    { lnik: '/a/', label: 'A' },
    { link: '/a/' },
    { link: '/a/', items: [], label: 'A' },
    { link: '', label: 'A', badge: {} },
    { link: '/a/', label: '', badge: { text: 'New', tone: 'loud' } },
    { items: 'guides', label: 'A', colapsed: true },
    { items: [{ directory: 1, collapsed: true }], label: 'A', collapsed: 'yes' },
    { directory: 'a', constructor: 1 },
    ...deep,
  ];
  const lines = checkSidebarOption(option).map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(lines).toMatchInlineSnapshot(`
    [
      "0 is empty; write the path of a document, { label, link }, { label, items } or { label, directory }",
      "1 is 12; write the path of a document, { label, link }, { label, items } or { label, directory }",
      "2 is null; write the path of a document, { label, link }, { label, items } or { label, directory }",
      "3 says nothing to show; write the path of a document, { label, link }, { label, items } or { label, directory }",
      "4 says nothing to show; did you mean link?",
      "5.label must be text",
      "6 has both link and items; keep one of the two",
      "7.link must be text",
      "7.badge must be text, or { text: "New", tone: "good" }",
      "8.label must be text",
      "8.badge must be text, or { text: "New", tone: "good" }",
      "9.colapsed is unknown; did you mean collapsed?",
      "9.items is "guides"; make it a list of entries",
      "10.items.0.directory must be text",
      "10.items.0.collapsed needs a label: without one there is no group to close",
      "10.collapsed must be true or false",
      "11.constructor is unknown; an entry with directory takes directory, label, collapsed",
      "12.items.0.items.0.items.0.items.0.items.0.items.0.items.0.items is a group inside 8 others; 8 levels are shown",
    ]
  `);
  expect(checkSidebarOption('guides')).toEqual([{ path: [], message: 'is "guides"; make it a list of entries' }]);
});
