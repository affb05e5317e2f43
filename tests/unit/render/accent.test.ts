import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentStyles } from '../../../src/render/accent.ts';

describe('an accent', () => {
  it('is refused in the scheme in which it cannot be read', () => {
    expect(accentStyles({ light: '#ffd700', dark: '#ffd700' })).toEqual({
      fault: 'accent #ffd700 has a contrast of 1.4:1 against the light page and needs 4.5:1',
    });
    expect(accentStyles({ light: '#222', dark: '#222' })).toMatchObject({
      fault: expect.stringContaining('dark page'),
    });
  });

  it('brings the text that stands on it', () => {
    expect(accentStyles({ light: '#7a2e8e', dark: 'plum' })).toMatchInlineSnapshot(`
      {
        "css": ":root {
        --pb-color-accent: light-dark(#7a2e8e, #dda0dd);
        --pb-color-on-accent: light-dark(#ffffff, #101114);
        --pb-color-accent-soft: color-mix(in oklab, var(--pb-color-accent) 14%, var(--pb-color-page));
      }
      ",
      }
    `);
  });

  it('is held against the pages that the tokens colour', () => {
    const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toContain('--pb-color-page: light-dark(#fcfcfb, #131417);');
  });
});
