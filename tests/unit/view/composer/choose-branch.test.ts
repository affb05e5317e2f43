import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../../src/model/read-schema.ts';
import { createShapeReader } from '../../../../src/model/schema-shape.ts';
import { carryOver, chooseBranch } from '../../../../src/view/composer/choose-branch.ts';
import { draftOf, heldValue } from '../../../../src/view/composer/json-draft.ts';

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
function choose(branches: Schema[], value: unknown, branch?: number): number {
  const root = { oneOf: branches };
  const read = createShapeReader(root);
  const shape = read(root);
  if (shape.kind !== 'union') throw new Error(shape.kind);
  return chooseBranch(shape.branches, { ...draftOf(value), ...(branch === undefined ? {} : { branch }) }, read);
}

describe('the branch of a union', () => {
  const text = { type: 'string' };
  it.each<[string, Schema[], unknown, number]>([
    ['by type', [text, { type: 'number' }], 1, 1],
    ['by a constant', [object({ k: { const: 'a' } }), object({ k: { const: 'b' } })], { k: 'b' }, 1],
    ['by the keys it needs', [object({ a: text }, ['a']), object({ b: text }, ['b'])], { b: 'x' }, 1],
    ['by the keys it knows', [object({ a: text }), object({ a: text, b: text })], { a: 'x', b: 'x' }, 1],
    ['the first of equals', [object({ a: text }), object({ a: text })], {}, 0],
    ['none that it could be', [text, { type: 'number' }], true, -1],
    ['none whose constant it has', [object({ k: { const: 'a' } }), object({ k: { const: 'b' } })], { k: 'c' }, -1],
    ['of lists and objects', [{ type: 'array' }, object({})], {}, 1],
  ])('is chosen %s', (_, branches, value, expected) => {
    expect(choose(branches, value)).toBe(expected);
  });

  it('is as the reader chose', () => {
    expect(choose([object({}), object({})], {}, 1)).toBe(1);
    expect(choose([object({}), object({})], {}, 7)).toBe(0);
  });

  it('takes over what fits, and nothing else', () => {
    const boat = object({ kind: { const: 'boat' }, from: text, seats: { type: 'number' } }, ['kind', 'from']);
    const read = createShapeReader(boat);
    const carried = carryOver(draftOf({ kind: 'train', from: 'Basel', seats: 'two', other: 1 }), boat, read);
    expect(heldValue(carried)).toEqual({ kind: 'boat', from: 'Basel' });
    expect(heldValue(carryOver(draftOf('x'), boat, read))).toEqual({ kind: 'boat', from: '' });
  });
});
