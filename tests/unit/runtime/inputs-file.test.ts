import { describe, expect, it } from 'vitest';
import type { Input } from '../../../src/model/input.ts';
import { readInputs, writeInputs } from '../../../src/runtime/inputs-file.ts';
import { FILE_BYTES } from '../../../src/runtime/link-limits.ts';
import { EVERY_INPUT, makeLiveTool } from '../../support/make-tool.ts';

const key: Input = { id: 'key', type: 'text', label: 'Key', default: '', sensitive: true };
const tool = makeLiveTool({ inputs: [...EVERY_INPUT, key] });
const values = { text: '1\r\n2\ud800', separator: ';', bins: 3.5, method: 'rank', ends: false, key: 'hunter2' };
const file = (text: string) => new File([text], 'x.json');

describe('a file of inputs', () => {
  it('holds the values, but for what is sensitive, and gives them back', async () => {
    const text = writeInputs(tool, values);
    expect(JSON.parse(text)).toEqual({ tool: 'histogram', input: { ...values, key: undefined } });
    expect(Object.fromEntries(await readInputs(tool, file(text)))).toEqual({
      text: '1\r\n2\ud800',
      separator: ';',
      bins: '3.5',
      method: 'rank',
      ends: false,
    });
  });

  it('is taken in what it has of the form', async () => {
    const text =
      '{"tool":"histogram","input":{"bins":"many","text":["7"],"separator":7,"method":"rank","ends":"yes","gone":1,"__proto__":"x","key":"k"}}';
    expect(await readInputs(tool, file(text))).toEqual([
      ['separator', '7'],
      ['method', 'rank'],
    ]);
  });

  it.each([
    ['no JSON', '“x.json” is no file of saved inputs.'],
    ['null', '“x.json” is no file of saved inputs.'],
    ['{"tool":"histogram","input":null}', '“x.json” is no file of saved inputs.'],
    ['{"tool":"other","input":{}}', '“x.json” holds the inputs of another tool: other, not Histogram.'],
  ])('that is none is refused: %s', async (text, message) => {
    await expect(readInputs(tool, file(text))).rejects.toThrow(message);
  });

  it('has a largest size', async () => {
    const large = Object.defineProperty(file('{}'), 'size', { value: FILE_BYTES + 1 });
    await expect(readInputs(tool, large)).rejects.toThrow('“x.json” is larger than 20 MB.');
  });
});
