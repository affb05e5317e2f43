import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hrefFault } from '../../../../src/dialects/native/href.ts';

const PAGE = 'https://site.example/docs/tools/a/';

it('lets nothing through that a browser would take elsewhere than it says', () => {
  const part = fc.constantFrom(
    'java',
    'script:',
    'data:',
    'http',
    'https',
    'mailto:',
    ':',
    '/',
    '\\',
    '\n',
    '\t',
    ' ',
    '\u0000',
    '.',
    '..',
    '#',
    '?',
    '@',
    'evil.test',
    '%0a',
    'ſ',
    '：',
    '／',
    'JAVASCRIPT:',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const href = parts.join('');
      if (hrefFault(href)) return;
      const url = new URL(href, PAGE);
      expect(['http:', 'https:', 'mailto:']).toContain(url.protocol);
      if (!/^(https?:\/\/|mailto:)/i.test(href)) expect(url.origin).toBe('https://site.example');
      // The same wherever the page is, by http and https alike.
      if (/^https?:/i.test(href)) expect(new URL(href, 'http://other.example/').href).toBe(url.href);
    }),
    { numRuns: 5000 },
  );
});

it.each([
  'https://example.com/a?b#c',
  'HTTP://EXAMPLE.com',
  'mailto:a@example.com',
  '../b/',
  '/about/',
  '#help',
  '?v=1',
  'a.html',
])('lets %s through', (href) => {
  expect(hrefFault(href)).toBeUndefined();
});

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'data:text/html,x',
  'blob:https://x/y',
  'https:evil.test',
  'https:/evil.test',
  'http://',
  'mailto:',
  'a b',
  'a\u00a0b',
])('refuses %j', (href) => {
  expect(hrefFault(href)).toMatchObject({ fault: expect.any(String), fix: expect.any(String) });
});
