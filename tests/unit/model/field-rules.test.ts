import { describe, expect, it } from 'vitest';
import { unshownFields } from '../../../src/model/field-rules.ts';
import type { Condition } from '../../../src/model/schema-input.ts';

const shows = (rule: Omit<Condition, 'field'>, held: unknown) =>
  !unshownFields([{ name: 'a', shownWhen: [{ field: 'b', ...rule }] }], () => held).has('a');

describe('a rule', () => {
  it.each<[Omit<Condition, 'field'>, unknown, boolean]>([
    [{ condition: 'equals', value: 1 }, 1, true],
    [{ condition: 'equals', value: 1 }, '1', false],
    [{ condition: 'equals', value: { a: [1] } }, { a: [1] }, true],
    [{ condition: 'notEquals', value: 1 }, undefined, true],
    [{ condition: 'notEquals', value: 1 }, 1, false],
    [{ condition: 'contains', value: 'b' }, 'abc', true],
    [{ condition: 'contains', value: 'b' }, ['b'], true],
    [{ condition: 'contains', value: 'b' }, ['abc'], false],
    [{ condition: 'contains', value: 'b' }, 5, false],
    [{ condition: 'exists' }, 0, true],
    [{ condition: 'exists' }, false, true],
    [{ condition: 'exists' }, '', false],
    [{ condition: 'exists' }, null, false],
    [{ condition: 'exists' }, undefined, false],
  ])('%j of %j is %s', (rule, held, expected) => {
    expect(shows(rule, held)).toBe(expected);
  });

  it('takes a hidden field for an absent one, through a chain of any order', () => {
    const exists = (field: string) => [{ field, condition: 'exists' as const }];
    const hints = [
      { name: 'd', shownWhen: exists('c') },
      { name: 'c', shownWhen: exists('b') },
      { name: 'b', shownWhen: exists('a') },
    ];
    const held = new Map<string, unknown>(Object.entries({ b: 1, c: 1, d: 1 }));
    expect([...unshownFields(hints, (field) => held.get(field))].sort()).toEqual(['b', 'c', 'd']);
    held.set('a', 1);
    expect([...unshownFields(hints, (field) => held.get(field))]).toEqual([]);
  });

  it('ends in a circle', () => {
    const hints = ['a', 'b'].map((name) => {
      return { name, shownWhen: [{ field: name === 'a' ? 'b' : 'a', condition: 'notEquals' as const, value: 1 }] };
    });
    expect(unshownFields(hints, () => 1).size).toBeLessThanOrEqual(2);
  });
});
