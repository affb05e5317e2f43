import { readFileSync } from 'node:fs';
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../../../src/styles/tokens.css', import.meta.url), 'utf8');
const pair = (name: string) => {
  const [, light = '', dark = ''] = new RegExp(`--pb-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return [light, dark] as const;
};
// Its types make a union of all pairs of colour spaces.
const difference = differenceCiede2000() as (one: Color, other: Color) => number;
const sights: [string, (colour: Color) => Color][] = [
  ['every colour', (colour: Color) => colour],
  ['no red', filterDeficiencyProt(1)],
  ['no green', filterDeficiencyDeuter(1)],
  ['no blue', filterDeficiencyTrit(1)],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the colours of series in the %s scheme', (_, scheme) => {
  const colours = Array.from({ length: 8 }, (__, index) => pair(`chart-${index + 1}`)[scheme]);

  it('stand out from what they are drawn on', () => {
    for (const surface of ['color-page', 'color-raised'])
      for (const colour of colours)
        expect(wcagContrast(colour, pair(surface)[scheme]), `${colour} on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  // About 2 is the least that an eye sees at all (CIEDE2000, two fields side by side).
  it.each(sights)('differ for those who see %s', (__, seen) => {
    for (const [index, one] of colours.entries()) {
      for (const [before, other] of colours.slice(0, index).entries()) {
        const least = index < 4 ? 12 : 7;
        expect(difference(seen(parse(one)!), seen(parse(other)!)), `${before + 1} and ${index + 1}`).toBeGreaterThan(
          least,
        );
      }
    }
  });
});
