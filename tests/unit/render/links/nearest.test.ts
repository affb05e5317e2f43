import { expect, it } from 'vitest';
import { nearest } from '../../../../src/render/links/nearest.ts';

const KEYS = [
  'sdk',
  'id',
  'name',
  'blurb',
  'card',
  'cardFields',
  'timeoutMs',
  'min',
  'max',
  'step',
  'tags',
  'label',
  'maxLength',
];

it.each([
  ['timeoutms', 'timeoutMs'],
  ['timeout_ms', 'timeoutMs'],
  ['timeOutMs', 'timeoutMs'],
  ['timoutMs', 'timeoutMs'],
  ['SDK', 'sdk'],
  ['blurp', 'blurb'],
  ['lable', 'label'],
  ['tag', 'tags'],
  ['maxlenght', 'maxLength'],
])('takes %s for %s', (word, key) => {
  expect(nearest(word, KEYS)).toBe(key);
});

it.each(['author', 'nim', 'mix', 'ib', 'icon', 'x'.repeat(100_000), '', 'toString', '__proto__'])(
  'takes %.20s for nothing',
  (word) => {
    expect(nearest(word, KEYS)).toBeUndefined();
  },
);
