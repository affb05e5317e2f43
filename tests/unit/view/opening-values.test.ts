import { describe, expect, it } from 'vitest';
import { withOpeningValues } from '../../../src/view/opening-values.ts';
import { EVERY_INPUT, makeLiveTool } from '../../support/make-tool.ts';

const tool = makeLiveTool();
const opening = (values: unknown) =>
  Object.fromEntries(withOpeningValues(tool, values).inputs.map((input) => [input.id, input.default]));
const own = Object.fromEntries(EVERY_INPUT.map((input) => [input.id, input.default]));

describe('opening values', () => {
  it('take the place of the tool’s own, one by one', () => {
    expect(opening({ text: '9', ends: false })).toEqual({ ...own, text: '9', ends: false });
    expect(tool.inputs).toEqual(EVERY_INPUT);
  });

  it('are clamped, cut, or left out where the input does not take them', () => {
    expect(opening({ bins: 999, separator: 'abcdef', method: 'zork' })).toEqual({
      ...own,
      bins: 200,
      separator: 'abc',
    });
    expect(opening({ bins: '7', text: 7, ends: 'true', gone: 1, __proto__: { text: 'x' } })).toEqual(own);
    expect(opening({ bins: Number.NaN })).toEqual(own);
  });

  it.each([undefined, null, 'text', 7, [], ['x']])('may be anything: %j', (values) => {
    expect(opening(values)).toEqual(own);
  });
});
