import { describe, expect, it } from 'vitest';
import { shorten, textWidth } from '../../../../src/view/charts/text-width.ts';

describe('a label', () => {
  it('is shortened to its room, and marked', () => {
    const text = 'A label that is too long for its place';
    const short = shorten(text, 100);
    expect(short).toMatch(/^A label.*…$/);
    expect(textWidth(short)).toBeLessThanOrEqual(100);
    expect(shorten('short', 100)).toBe('short');
  });

  it('is not cut within a character', () => {
    for (let room = 0; room < 120; room++)
      expect(shorten('😀😀😀😀😀😀😀😀', room).isWellFormed(), `${room}`).toBe(true);
  });

  it('takes more room in letters that are wide', () => {
    expect(textWidth('漢字')).toBeGreaterThan(textWidth('ab'));
    expect(textWidth('MM')).toBeGreaterThan(textWidth('ii'));
  });
});
