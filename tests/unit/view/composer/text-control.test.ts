import { expect, it } from 'vitest';
import { textControlOf } from '../../../../src/view/composer/fields/text-control.ts';

it.each([
  ['email', undefined, '', 'email'],
  ['uri', undefined, '', 'url'],
  ['date', undefined, '2026-01-31', 'date'],
  ['date', undefined, 'tomorrow', 'text'],
  ['date-time', undefined, '2026-01-31T09:30:00Z', 'datetime-local'],
  ['date-time', undefined, '2026-01-31T09:30:00+02:00', 'text'],
  [undefined, 'url', '', 'url'],
  ['uuid', undefined, '', 'text'],
] as const)('a text of format %s, asked as %s, with %j, is written in %s', (format, asked, text, type) => {
  expect(textControlOf(format, asked, text).type).toBe(type);
});

it('a moment is shown and written in UTC, with seconds', () => {
  const { shown, written } = textControlOf('date-time', undefined, '');
  expect(shown('2026-01-31T09:30:00Z')).toBe('2026-01-31T09:30:00');
  expect([written('2026-01-31T09:30'), written('2026-01-31T09:30:05'), written('')]).toEqual([
    '2026-01-31T09:30:00Z',
    '2026-01-31T09:30:05Z',
    '',
  ]);
});
