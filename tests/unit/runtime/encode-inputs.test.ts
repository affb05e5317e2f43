import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Input } from '../../../src/model/input.ts';
import { decodeInputs, readFragment } from '../../../src/runtime/decode-inputs.ts';
import { deflate, inflate } from '../../../src/runtime/deflate.ts';
import { encodeInputs } from '../../../src/runtime/encode-inputs.ts';
import { READABLE_LENGTH } from '../../../src/runtime/link-limits.ts';
import { openingDrafts } from '../../../src/view/drafts.ts';
import type { Draft, Drafts } from '../../../src/view/panel-state.ts';
import { EVERY_INPUT } from '../../support/make-tool.ts';

const TEXTS: Input[] = ['text', 'sample', 'constructor', '0'].map((id) => ({
  id,
  type: 'textarea',
  label: id,
  default: '',
}));
const draftsOf = (values: Record<string, Draft>, inputs = EVERY_INPUT): Drafts =>
  new Map([...openingDrafts(inputs), ...Object.entries(values)]);

/** What comes back from a link, after the browser has had the address in its hands. */
async function throughAddress(drafts: Drafts, inputs = EVERY_INPUT): Promise<Drafts> {
  const address = new URL(`https://tools.example/tools/x/#${await encodeInputs(inputs, drafts)}`).href;
  return new Map(decodeInputs(inputs, await readFragment(new URL(address).hash.slice(1))));
}

/** Any UTF-16 code units at all: halves of surrogate pairs too. */
const anyText = fc.oneof(
  fc.array(fc.nat(0xffff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '+ % & = #',
    '%2B%',
    'a\nb\r\nc\rd',
    '\u0000',
    '👩‍👩‍👧',
    '\ud800',
    'x\udc00y',
    '=',
    '#sample=x',
    ':json',
    '"',
  ),
);

describe('the inputs in a link', () => {
  it('come back exactly, whatever text they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 4, maxLength: 4 }), async (texts) => {
        const drafts = new Map(TEXTS.map(({ id }, at) => [id, texts[at] ?? '']));
        expect(await throughAddress(drafts, TEXTS)).toEqual(drafts);
      }),
      { numRuns: 300 },
    );
  });

  it('come back exactly when they are long: 100 KB of any text', async () => {
    const unit = fc.oneof(fc.nat(0xffff), fc.integer({ min: 32, max: 126 }));
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 50 }), fc.boolean(), async (units, same) => {
        const text = Array.from({ length: 100_000 }, (_, at) =>
          String.fromCharCode((units[at % units.length]! + (same ? 0 : at * 7919)) & 0xffff),
        ).join('');
        const drafts = draftsOf({ text });
        expect(await throughAddress(drafts)).toEqual(drafts);
      }),
      { numRuns: 12 },
    );
  });

  it('come back as what they were: switches, choices, and numbers as they were typed', async () => {
    const drafts = draftsOf({ bins: '3.10', ends: false, method: 'rank' });
    expect(await throughAddress(drafts)).toEqual(drafts);
    expect(await throughAddress(draftsOf({ bins: '' }))).toEqual(draftsOf({ bins: '' }));
  });

  it('are readable as long as they are short, and compressed then', async () => {
    expect(await encodeInputs(EVERY_INPUT, draftsOf({ text: '3 1 4' }))).toBe(
      'text=3+1+4&separator=%2C&bins=10&method=linear&ends=true',
    );
    const long = await encodeInputs(EVERY_INPUT, draftsOf({ text: '3 1 4\n'.repeat(5000) }));
    expect(long).toMatch(/^:deflate=[\w-]+$/);
    expect(long.length).toBeLessThan(READABLE_LENGTH);
  });

  it('are the same text each time', async () => {
    const drafts = draftsOf({ text: 'x'.repeat(10_000) });
    expect(await encodeInputs(EVERY_INPUT, drafts)).toBe(await encodeInputs(EVERY_INPUT, drafts));
  });

  it('leave out what is sensitive, and take none of it from a link', async () => {
    const inputs: Input[] = [{ id: 'key', type: 'text', label: 'Key', default: '', sensitive: true }, ...EVERY_INPUT];
    const link = await encodeInputs(inputs, draftsOf({ key: 'hunter2' }, inputs));
    expect(link).not.toMatch(/key|hunter2/);
    expect(decodeInputs(inputs, new Map([['key', 'x']]))).toEqual([]);
  });
});

describe('a link', () => {
  const read = async (fragment: string, inputs = EVERY_INPUT) =>
    Object.fromEntries(decodeInputs(inputs, await readFragment(fragment)));

  it('still works when the tool has gained an input, or lost one', async () => {
    const before = await encodeInputs(EVERY_INPUT.slice(0, 2), draftsOf({ text: '1 2' }));
    expect(await read(before)).toEqual({ text: '1 2', separator: ',' });
    expect(await read(`${before}&gone=1`)).toEqual({ text: '1 2', separator: ',' });
  });

  it('is ignored in what no control can hold', async () => {
    expect(await read('bins=many&method=zork&ends=yes&__proto__=x&text:json={&separator:json=1')).toEqual({});
    expect(await read('bins=999')).toEqual({ bins: '999' });
    expect(await read('text=a&text=b')).toEqual({ text: 'a' });
  });

  it.each(['', 'help', ':deflate=', ':deflate=%%%', ':deflate=AAAA', '%E0%A4%A', '&&&===', 'a'.repeat(5_000_000)])(
    'that says nothing is nothing: %.20s',
    async (fragment) => {
      expect(await read(fragment)).toEqual({});
    },
  );

  it('that unpacks to more than is ever read is nothing', async () => {
    expect(await read(`:deflate=${await deflate(`text=${'x'.repeat(5_000_000)}`)}`)).toEqual({});
    await expect(inflate(await deflate('x'.repeat(100)), 99)).rejects.toThrow('More than 99 characters');
    expect(await inflate(await deflate('x'.repeat(100)), 100)).toHaveLength(100);
  });
});
