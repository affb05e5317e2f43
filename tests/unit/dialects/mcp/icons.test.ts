import { expect, it } from 'vitest';
import { iconSource } from '../../../../src/dialects/mcp/icon-source.ts';
import { pickIcon } from '../../../../src/dialects/mcp/pick-icon.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  [PNG, 'show'],
  ['data:image/svg+xml;base64,PHN2Zy8+', 'show'],
  ['https://example.com/a.png', 'link'],
  ['http://example.com/a.png', 'link'],
  ['javascript:alert(1)', 'none'],
  [' \u0001java\tscript:alert(1)', 'none'],
  ['data:text/html;base64,PGI+', 'none'],
  ['data:image/svg+xml,<svg onload=alert(1)>', 'none'],
  [`${PNG}"onerror="alert(1)`, 'none'],
  ['data:image/png;base64,', 'none'],
  ['blob:https://example.com/1', 'none'],
  ['//example.com/a.png', 'none'],
  ['a.png', 'none'],
  ['', 'none'],
])('%j: %s', (src, use) => {
  expect(iconSource(src).use).toBe(use);
});

it('a picture of 32 KiB is shown, and a larger one is not', () => {
  const picture = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
  expect(iconSource(picture(32 * 1024)).use).toBe('show');
  expect(iconSource(picture(32 * 1024 + 1))).toMatchObject({ use: 'none', severity: 'warning' });
});

it('what a page can show goes before what it can only tell of', () => {
  const [web, bad] = [{ src: 'https://example.com/a.png' }, { src: 'javascript:alert(1)' }];
  expect(pickIcon([web, { src: PNG }])).toEqual({ src: PNG });
  expect(pickIcon([bad, web])).toEqual(web);
  expect(pickIcon([bad, 5, {}])).toBeUndefined();
  expect(pickIcon('https://example.com/a.png')).toBeUndefined();
});
