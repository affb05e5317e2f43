import { describe, expect, it } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import { answerFor, toolOfCard } from '../../../src/render/answer-for.ts';
import type { Site, ToolPage } from '../../../src/render/site.ts';
import { makeTool } from '../../support/make-tool.ts';

const ANSWER: Output = { kind: 'text', text: 'answer' };
const page = { tool: makeTool(), module: '/x.js' } as ToolPage;
const asked: unknown[] = [];
const site = {
  toolPages: new Map([['histogram', page]]),
  async answer(id: string, input: object) {
    asked.push([id, input]);
    return JSON.stringify(input).includes('nothing') ? undefined : ANSWER;
  },
} as unknown as Site;
const said = (act: () => unknown) =>
  Promise.resolve()
    .then(act)
    .then(
      () => '',
      (error: { message: string; hint: string }) => `${error.message}. ${error.hint}`,
    );

describe('a card in a page of one’s own', () => {
  it('is of a tool that is there', async () => {
    expect(toolOfCard(site, 'histogram')).toBe(page);
    expect(await said(() => toolOfCard(site, 'histogramm'))).toBe(
      'There is no tool “histogramm”. Did you mean “histogram”?',
    );
    expect(await said(() => toolOfCard(site, 'x'))).toBe(
      'There is no tool “x”. A card needs the id of a tool: the name of its folder.',
    );
  });

  it('has the tool’s result for its values, and the tool’s own for the rest', async () => {
    expect(await answerFor(site, page, { text: '1 2', bins: 3 })).toBe(ANSWER);
    expect(asked.at(-1)).toEqual(['histogram', { text: '1 2', separator: ',', bins: 3, method: 'linear', ends: true }]);
    expect(await answerFor(site, { ...page, module: undefined }, { text: 'nothing' })).toBeUndefined();
  });

  it.each([
    [{ bin: 3 }, 'The tool “histogram” has no input “bin”. Did you mean “bins”?'],
    [{ zork: 3 }, 'The tool “histogram” has no input “zork”. Its inputs are text, separator, bins, method, ends.'],
    [{ bins: 999 }, 'The input “bins” of the tool “histogram” does not take 999. It takes a number from 1 to 200.'],
    [{ bins: '3' }, 'The input “bins” of the tool “histogram” does not take "3". It takes a number from 1 to 200.'],
    [{ method: 'x' }, 'The input “method” of the tool “histogram” does not take "x". It takes "rank", "linear".'],
    [
      { separator: 'long' },
      'The input “separator” of the tool “histogram” does not take "long". It takes text of at most 3 characters.',
    ],
    [{ ends: 1 }, 'The input “ends” of the tool “histogram” does not take 1. It takes true or false.'],
    [{ text: 1 }, 'The input “text” of the tool “histogram” does not take 1. It takes text.'],
    [{ text: 'nothing' }, 'The tool “histogram” gives no result for {"text":"nothing"}. Give it other values.'],
  ])('is refused values that the tool does not take, or has no result for: %j', async (values, message) => {
    expect(await said(() => answerFor(site, page, values as never))).toBe(message);
  });
});
