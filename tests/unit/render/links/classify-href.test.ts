import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyHref } from '../../../../src/render/links/classify-href.ts';

const PAGE = 'https://site.test/docs/tools/x/';

describe('an address', () => {
  it.each([
    ['a/b', { kind: 'relative', path: 'a/b' }],
    ['/a?b#c', { kind: 'site', path: '/a', query: 'b', hash: 'c' }],
    ['#a#b', { kind: 'same', hash: 'a#b' }],
    ['?a?b', { kind: 'same', query: 'a?b' }],
    [' \t/a\n', { kind: 'site', path: '/a' }],
    ['a:b', { kind: 'refused', code: 'link-scheme' }],
    ['./a:b', { kind: 'relative', path: './a:b' }],
    ['C:\\x', { kind: 'refused', code: 'link-scheme' }],
    ['/\\evil.test', { kind: 'refused' }],
    ['\t//evil.test', { kind: 'refused', code: 'link-scheme' }],
    ['/\t/evil.test', { kind: 'refused', code: 'link-scheme' }],
    ['java\nscript:alert(1)', { kind: 'refused', code: 'link-scheme' }],
    ['https://a b', { kind: 'refused', code: 'link-invalid' }],
  ])('%j is read as a browser reads it', (written, expected) => {
    expect(classifyHref(written)).toMatchObject(expected);
  });

  it('that stays on the site does so in a browser too, whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        ':',
        '//',
        'javascript',
        'data',
        'http',
        'https',
        '.',
        '..',
        '#',
        '?',
        '@',
        '\t',
        '\n',
        ' ',
        '%2f',
        '\0',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const written = pieces.join('');
        const found = classifyHref(written);
        if (found.kind === 'refused') return;
        const url = new URL(found.kind === 'external' ? found.href : written, PAGE);
        expect(['http:', 'https:', 'mailto:']).toContain(url.protocol);
        if (found.kind !== 'external') expect(url.origin).toBe('https://site.test');
      }),
      { numRuns: 5_000 },
    );
  });
});
