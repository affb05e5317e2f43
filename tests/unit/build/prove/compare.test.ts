import { describe, expect, it } from 'vitest';
import { compare } from '../../../../src/build/prove/compare.ts';
import type { Case } from '../../../../src/model/case.ts';
import type { Series } from '../../../../src/model/chart.ts';
import type { Field, Output } from '../../../../src/model/output.ts';

const text = (value: string): Output => ({ kind: 'text', text: value });
const group = (...parts: Output[]): Output => ({ kind: 'group', parts });

/** Fields of `label value` or `group/label value`. */
function fields(...rows: string[]): Output {
  const toField = (row: string): Field => {
    const [, name, label = '', value = ''] = /^(?:(\w+)\/)?(\w+) (.*)$/.exec(row) ?? [];
    return name === undefined ? { label, value } : { label, value, group: name };
  };
  return { kind: 'fields', fields: rows.map(toField) };
}

function exact(expect: Output, actual: unknown): string | undefined {
  return compare({ name: '', input: {}, expect }, actual as Output)?.difference;
}

function subset(expected: Output, actual: Output, fieldCount?: number): string | undefined {
  const known: Case = {
    name: '',
    input: {},
    expect: expected,
    match: 'subset',
    why: '',
    ...(fieldCount === undefined ? {} : { fieldCount }),
  };
  return compare(known, actual)?.difference;
}

describe('an exact comparison', () => {
  it('minds neither the order of keys, nor keys set to undefined, nor the sign of zero', () => {
    expect(
      exact(fields('a 1'), { fields: [{ value: '1', note: undefined, label: 'a' }], kind: 'fields' }),
    ).toBeUndefined();
    const bytes: Output = { kind: 'bytes', bytes: [0] };
    expect(exact(bytes, { kind: 'bytes', bytes: [-0] })).toBeUndefined();
  });

  it('minds everything else', () => {
    expect(exact(fields('a 1', 'b 2'), fields('b 2', 'a 1'))).toBe(
      'fields/0/label: expected "a", got "b"; fields/0/value: expected "1", got "2"; fields/1/label: expected "b", got "a"; fields/1/value: expected "2", got "1"',
    );
    expect(exact(text('1'), { kind: 'text', text: '1', mono: false })).toBe('mono: expected nothing, got false');
    expect(exact(text('a'), { kind: 'code', lang: 'x', source: 'a' })).toBe('kind: expected "text", got "code"');
    const points = (...values: (number | null)[]) => ({
      kind: 'heatmap',
      xLabel: '',
      yLabel: '',
      label: '',
      x: [],
      y: [],
      values: [values],
    });
    expect(exact(points(1, null) as Output, points(1, 0))).toBe('values/0/1: expected null, got 0');
  });

  it('is not led astray by keys that every object inherits', () => {
    const odd = (json: string) => ({ kind: 'text', text: '', ...JSON.parse(json) });
    expect(exact(text(''), odd('{"constructor": 1}'))).toContain('got {"constructor":1');
    expect(exact(odd('{"toString": 1}'), odd('{"toString": 1}'))).toBeUndefined();
    expect(exact(odd('{"toString": 1}'), odd('{"toString": 2}'))).toBe('toString: expected 1, got 2');
    const nested = (json: string) => ({ kind: 'fields', fields: [JSON.parse(json)] });
    expect(exact(nested('{"__proto__": 1}') as Output, nested('{"__proto__": 2}'))).toBeDefined();
  });

  it('tells the first differences of many', () => {
    const bytes = (fill: number): Output => ({ kind: 'bytes', bytes: Array<number>(1000).fill(fill) });
    expect(exact(bytes(1), bytes(2))).toMatch(
      /^bytes\/0: expected 1, got 2; .*bytes\/5: expected 1, got 2; and 994 more$/,
    );
  });
});

describe('a subset of fields', () => {
  const actual = fields('a 1', 'g/a 2', 'b 3', 'b 4');

  it('is found by group and label', () => {
    expect(subset(fields('g/a 2', 'a 1'), actual, 4)).toBeUndefined();
    expect(subset(fields('a 2'), actual, 4)).toBe('fields/0/value: expected "2", got "1"');
    expect(subset(fields('h/a 1'), actual, 4)).toBe(
      'fields/0: expected {"group":"h","label":"a","value":"1"}, got nothing',
    );
  });

  it('uses each field once', () => {
    expect(subset(fields('b 3', 'b 4'), actual, 4)).toBeUndefined();
    expect(subset(fields('b 3', 'b 3'), actual, 4)).toBe('fields/1/value: expected "3", got "4"');
  });

  it('compares only the keys that are expected', () => {
    const noted: Output = { kind: 'fields', fields: [{ label: 'a', value: '1', note: 'n', tone: 'bad' }] };
    expect(subset(fields('a 1'), noted, 1)).toBeUndefined();
    expect(subset(noted, fields('a 1'), 1)).toBe(
      'fields/0/note: expected "n", got nothing; fields/0/tone: expected "bad", got nothing',
    );
  });

  it('still counts all fields', () => {
    expect(subset(fields('a 1'), actual, 5)).toBe('fieldCount: expected 5, got 4');
    expect(compare({ name: '', input: {}, expect: fields('a 1'), match: 'subset', fieldCount: 5 }, actual)?.key).toBe(
      'fieldCount',
    );
  });
});

describe('a subset of a group', () => {
  const actual = group(text('intro'), fields('a 1', 'b 2'), group(fields('c 3')));

  it('may be one part of it, at any depth', () => {
    expect(subset(fields('b 2'), actual, 2)).toBeUndefined();
    expect(subset(fields('b 2'), actual, 3)).toBeUndefined();
    expect(subset(fields('c 3'), actual, 1)).toBeUndefined();
    expect(subset(fields('b 2'), actual, 4)).toBe('fieldCount: expected 4, got 3');
    expect(subset(fields('d 4'), actual, 3)).toBe('fields/0: expected {"label":"d","value":"4"}, got nothing');
    expect(subset({ kind: 'code', lang: '', source: '' }, actual)).toBe('kind: expected "code", got "group"');
  });

  it('may be some of its parts, in their order', () => {
    expect(subset(group(text('intro'), fields('a 1')), actual, 3)).toBeUndefined();
    expect(subset(group(fields('a 1'), group(fields('c 3'))), actual, 3)).toBeUndefined();
    expect(subset(group(fields('a 1'), text('intro')), actual, 3)).toBe(
      'parts/1: expected {"kind":"text","text":"intro"}, got nothing',
    );
    expect(subset(group(text('outro')), actual, 3)).toBe('parts/0/text: expected "outro", got "intro"');
  });
});

describe('a subset of a chart', () => {
  const chart = (x: (number | string)[], ...series: Partial<Series>[]): Output => ({
    kind: 'series',
    chart: { xLabel: 'x', yLabel: 'y', x, series: series.map((one) => ({ label: 's', points: [], ...one })) },
  });

  it('is its frame, not its points', () => {
    const actual = chart([1, 2], { points: [3, 4], axis: 'right', notes: ['n', null] }, { label: 't', points: [5, 6] });
    expect(subset(chart([1, 2], { points: [9] }, { label: 't' }), actual)).toBeUndefined();
    expect(subset(chart([], {}, { label: 't' }), actual)).toBeUndefined();
    expect(subset(chart([1, 2], {}, { label: 'u' }), actual)).toBe(
      'chart/series/1/label: expected "u", got "t"'.slice('chart/'.length),
    );
    expect(subset(chart([1, 2], { axis: 'left' }, { label: 't' }), actual)).toBe(
      'series/0/axis: expected "left", got "right"',
    );
    expect(subset(chart([1, 3], {}, { label: 't' }), actual)).toBe('x/1: expected 3, got 2');
    expect(subset(chart([1, 2], {}), actual)).toBe('series/1: expected nothing, got {"label":"t"}');
  });
});

describe('a subset of any other result', () => {
  it('is the keys that are expected', () => {
    expect(subset(text('a'), { kind: 'text', text: 'a', mono: true })).toBeUndefined();
    expect(subset(text('a'), text('b'))).toBe('text: expected "a", got "b"');
    const table = (caption?: string): Output => ({
      kind: 'table',
      columns: [],
      rows: [],
      ...(caption === undefined ? {} : { caption }),
    });
    expect(subset(table(), table('c'))).toBeUndefined();
    expect(subset(table('c'), table())).toBe('caption: expected "c", got nothing');
  });
});
