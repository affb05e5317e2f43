import { expect, it } from 'vitest';
import { groupByFolder } from '../../../../src/render/navigation/group-by-folder.ts';
import type { NavigationEntry } from '../../../../src/render/navigation/navigation-entry.ts';
import type { DocumentPage } from '../../../../src/render/site.ts';
import { someDocuments } from './some-documents.ts';

/** A link as `label href`, a group as its label and what is in it. */
type Outline = string | [string, Outline[]];

const outline = (entries: readonly NavigationEntry[]): Outline[] =>
  entries.map((entry) =>
    entry.kind === 'link' ? `${entry.label} ${entry.href}` : [entry.label, outline(entry.entries)],
  );

const group = (pages: { [path: string]: Partial<DocumentPage> }, directory = '/') =>
  outline(groupByFolder(someDocuments(pages), { base: '/b/', directory, lang: 'en' }));

it('a folder is a group, called as its own page is, or by its name in words', () => {
  expect(
    group({
      '/guides/': { title: 'All guides' },
      '/guides/cards/': {},
      '/first-steps/install/': {},
      '/first-steps/deep/down/': {},
    }),
  ).toEqual([
    ['All guides', ['Overview /b/guides/', 'cards /b/guides/cards/']],
    ['First steps', [['Deep', ['down /b/first-steps/deep/down/']], 'install /b/first-steps/install/']],
  ]);
});

it('order decides, of a folder that of its page, and then the label as one sorts words', () => {
  expect(
    group({
      '/z/': { sidebar: { order: 1 } },
      '/a/': { title: 'Step 10' },
      '/b/': { title: 'Step 9' },
      '/c/': { title: 'Zebra', sidebar: { label: 'aardvark' } },
      '/folder/': { sidebar: { order: 0.5 } },
      '/folder/page/': {},
    }),
  ).toEqual([
    ['folder', ['Overview /b/folder/', 'page /b/folder/page/']],
    'z /b/z/',
    'aardvark /b/c/',
    'Step 9 /b/b/',
    'Step 10 /b/a/',
  ]);
});

it('a hidden page is left out, and a folder of none but such', () => {
  const hidden = { sidebar: { hidden: true } };
  expect(group({ '/a/': hidden, '/a/b/': {}, '/c/': hidden, '/c/d/': hidden })).toEqual([['a', ['b /b/a/b/']]]);
});

it('the documents below a path alone may be asked for', () => {
  expect(group({ '/a/b/': {}, '/a/': {}, '/ab/': {}, '/c/': {} }, '/a/')).toEqual(['Overview /b/a/', 'b /b/a/b/']);
});

it('what lies too deep stands in the deepest group, all of it', () => {
  const folders = 'abcdefghij'.split('').join('/');
  const inner = group({ [`/${folders}/one/`]: {}, [`/${folders}/two/`]: {} });
  expect(JSON.stringify(inner).match(/\[\["/g)).toHaveLength(7);
  expect(JSON.stringify(inner)).toContain(`["one /b/${folders}/one/","two /b/${folders}/two/"]`);
});

it('a draft is marked, and a badge is shown as it is written', () => {
  const badge = { text: 'New', tone: 'good' as const };
  const entries = groupByFolder(
    someDocuments({
      '/a/': { isDraft: true, sidebar: { badge } },
      '/b/': { sidebar: { badge } },
      '/c/': { sidebar: { badge: 'Old' } },
    }),
    { base: '/', directory: '/', lang: 'en' },
  );
  expect(entries.map((entry) => entry.kind === 'link' && entry.badge)).toEqual([
    { text: 'Draft', tone: 'warn' },
    badge,
    { text: 'Old' },
  ]);
});

it('groups may be collapsed, all of them', () => {
  const documents = someDocuments({ '/a/b/c/': {} });
  const collapsedOf = (isCollapsed: boolean) =>
    JSON.stringify(groupByFolder(documents, { base: '/', directory: '/', lang: 'en', isCollapsed })).match(
      /"isCollapsed":\w+/g,
    );
  expect(collapsedOf(true)).toEqual(['"isCollapsed":true', '"isCollapsed":true']);
  expect(collapsedOf(false)).toEqual(['"isCollapsed":false', '"isCollapsed":false']);
});
