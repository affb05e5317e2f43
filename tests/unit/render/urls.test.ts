import { describe, expect, it } from 'vitest';
import {
  embedPath,
  galleryPath,
  normaliseBase,
  tagPath,
  tagsPath,
  toolPath,
  withBase,
} from '../../../src/render/urls.ts';

describe('a base', () => {
  it.each(['', '/', 'x', '/x', 'x/', '/x/', '//x//'])('of %j begins and ends with one slash', (base) => {
    expect(normaliseBase(base)).toMatch(/^\/(x\/)?$/);
  });

  it('stands before the paths of the site only', () => {
    expect(withBase('/x/', '/tools/')).toBe('/x/tools/');
    expect(withBase('/x/', 'https://example.com/')).toBe('https://example.com/');
    expect(withBase('/x/', 'mailto:a@example.com')).toBe('mailto:a@example.com');
  });
});

it('a tool has an address with the site around it, and one without', () => {
  expect([toolPath('crc'), embedPath('crc')]).toEqual(['/tools/crc/', '/embed/crc/']);
});

describe('the pages of a list', () => {
  it('have an address of their own from the second on', () => {
    expect([galleryPath(1), galleryPath(2)]).toEqual(['/tools/', '/tools/page/2/']);
    expect([tagPath('text'), tagPath('text', 2)]).toEqual(['/tags/text/', '/tags/text/2/']);
    expect([tagsPath(1), tagsPath(2)]).toEqual(['/tags/', '/tags/-/2/']);
  });
});
