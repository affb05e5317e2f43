import { expect, it } from 'vitest';
import { facetsAmong, facetsOf } from '../../../src/render/facets.ts';
import type { ToolPage } from '../../../src/render/site.ts';
import { makePage } from '../../support/make-tool.ts';

const text = { name: 'Text tools', slug: 'text-tools', count: 1 };

it('a tool is found by what it has', () => {
  expect(facetsOf(makePage({}))).toEqual({ status: ['live'], dialect: ['Pegboard'] });
  const conduct = { effects: ['fs.read', 'fs.write'], scheduling: 'serial' };
  expect(facetsOf(makePage({ category: 'encoders', conduct }, { tags: [text], dialect: 'tea' }))).toEqual({
    tag: ['text-tools'],
    status: ['live'],
    dialect: ['tea'],
    category: ['encoders'],
    effect: ['fs.read', 'fs.write'],
    scheduling: ['serial'],
  });
});

it('a facet is offered where it tells tools apart', () => {
  const names = (pages: ToolPage[]) => facetsAmong(pages).map(({ name }) => name);
  expect(names([makePage({}), makePage({})])).toEqual(['status']);
  expect(names([makePage({}), makePage({}, { dialect: 'tea', tags: [text] })])).toEqual(['tag', 'status', 'dialect']);
  // One tool of a category, and one of none.
  expect(names([makePage({ category: 'encoders' }), makePage({})])).toEqual(['status', 'category']);
});

it('its values stand in the order of what readers call them', () => {
  const other = { name: 'Zebra', slug: 'a', count: 1 };
  const [tags] = facetsAmong([makePage({}, { tags: [other, text] })]);
  expect(tags?.values).toEqual([
    { value: 'text-tools', label: 'Text tools' },
    { value: 'a', label: 'Zebra' },
  ]);
});
