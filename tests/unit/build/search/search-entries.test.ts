import { expect, it } from 'vitest';
import { searchEntries } from '../../../../src/build/search/search-entries.ts';
import type { Site } from '../../../../src/render/site.ts';
import { makePage } from '../../../support/make-tool.ts';

const tool = makePage(
  {
    id: 'histogram',
    name: 'Histogram',
    kinds: ['series', 'group', 'error'],
    keywords: ['bars'],
    samples: [
      { label: 'Dice', input: {} },
      { label: 'Not run', input: {} },
    ],
    cases: [{ name: 'refuses words', input: {}, expect: { kind: 'error', message: '“x” is no number' } }],
  },
  {
    tags: [{ name: 'Charts & co', slug: 'charts-co', count: 1 }],
    sampleResults: [{ kind: 'text', text: 'six' }, undefined],
  },
);
const site = {
  tools: [tool],
  servers: new Map([['files', { server: { name: 'Files' }, dialect: 'MCP', path: '/tools/files/' }]]),
} as unknown as Site;

it('lists tools, servers and documents, and no list of them', () => {
  const paths = ['/', '/start/', '/tools/', '/tools/page/2/', '/tools/histogram/', '/embed/histogram/', '/tags/a/'];
  const entries = searchEntries(site, [...paths, '/404/', '/search/', '/tools/files/', '/tools/files/page/2/']);
  expect([...entries].map(([path, { kind }]) => `${kind} ${path}`)).toEqual([
    'Document /',
    'Document /start/',
    'Server /tools/files/',
    'Tool /tools/histogram/',
  ]);
});

it('finds a tool by its facets, its words, what its samples answer and what it refuses', () => {
  expect(searchEntries(site, []).get('/tools/histogram/')).toEqual({
    title: 'Histogram',
    kind: 'Tool',
    status: 'live',
    keywords: ['bars'],
    facets: new Map([
      ['Kind', ['Tool']],
      ['Tag', ['Charts & co']],
      ['Status', ['live']],
      ['Dialect', ['Pegboard']],
      ['Result', ['series']],
    ]),
    unseen: new Map([
      ['samples', ['Dice: six']],
      ['proof', ['refuses words: “x” is no number']],
    ]),
  });
});
