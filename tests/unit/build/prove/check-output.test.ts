import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { checkOutput } from '../../../../src/build/prove/check-output.ts';
import { readValue } from '../../../../src/build/prove/read-value.ts';
import type { OutputKind } from '../../../../src/model/output.ts';
import type { Tool } from '../../../../src/model/tool.ts';

const KINDS = [
  'fields',
  'text',
  'code',
  'table',
  'series',
  'bytes',
  'group',
  'error',
  'heatmap',
  'pie',
  'radar',
  'treemap',
  'venn',
];
const tool = { kinds: KINDS as OutputKind[], inputs: [{ id: 'text' }, { id: 'n' }] } as unknown as Tool;

function faultOf(value: unknown): string | undefined {
  const [fault] = checkOutput(serialize(value), tool).faults;
  return fault?.fault.replace(/^a faulty result: /, '');
}

const chart = (series: object[], rest: object = {}) => ({
  kind: 'series',
  chart: {
    xLabel: 'x',
    yLabel: 'y',
    x: [1, 2],
    series: series.map((one) => ({ label: 's', points: [1, null], ...one })),
    ...rest,
  },
});
const node = (depth: number): object =>
  depth === 0 ? { label: 'leaf', value: 1 } : { label: 'node', children: [node(depth - 1)] };
const table = (rest: object) => ({
  kind: 'table',
  columns: [{ label: 'a' }, { label: 'b' }],
  rows: [
    [1, 'b'],
    [{ text: 'a', tone: 'bad' }, 2],
  ],
  ...rest,
});
const heatmap = (values: unknown[]) => ({
  kind: 'heatmap',
  xLabel: '',
  yLabel: '',
  label: '',
  x: [1, 'b'],
  y: [1],
  values,
});
const radar = (series: object[]) => ({
  kind: 'radar',
  label: '',
  axes: [{ label: 'a' }, { label: 'b', max: 2 }],
  series,
});
const venn = (sets: number[]) => ({
  kind: 'venn',
  label: '',
  sets: [
    { label: 'a', size: 1 },
    { label: 'b', size: 2 },
  ],
  overlaps: [{ sets, size: 1 }],
});

describe('a result without fault', () => {
  it.each([
    { kind: 'fields', fields: [] },
    { kind: 'fields', fields: [{ label: 'a', value: '1', note: 'n', group: 'g', tone: 'warn' }] },
    { kind: 'text', text: '', mono: true, extra: 'kept for a later version' },
    { kind: 'code', lang: 'json', source: '{}' },
    table({ caption: 'c' }),
    chart([{}, { shape: 'bar', axis: 'right' }], { yLabelRight: 'r', annotations: [{ x: 1, label: 'a' }] }),
    chart([
      { x: ['a', 'b', 'c'], points: [1, 2, 3], notes: ['n', null, 'm'] },
      { shape: 'band', lower: [0, null] },
    ]),
    chart([{ shape: 'box', points: [], boxes: [1, 2].map((low) => ({ low, q1: 2, median: 3, q3: 4, high: 5 })) }]),
    { kind: 'bytes', bytes: [0, 255], offset: 16, highlight: [{ at: 0, len: 2, label: 'all' }] },
    {
      kind: 'group',
      parts: [chart([{}], { id: 'c' }), table({ link: { chart: 'c', keys: [1, 2] } }), { kind: 'group', parts: [] }],
    },
    { kind: 'error', message: 'No.', input: 'n', at: 0, len: 1 },
    heatmap([[1, null]]),
    { kind: 'pie', label: '', slices: [{ label: 'a', value: -1 }], total: 0 },
    radar([{ label: 's', values: [1, null] }]),
    { kind: 'treemap', label: '', root: node(3) },
    venn([0, 1]),
  ])('passes: $kind', (output) => {
    expect(faultOf(output)).toBeUndefined();
  });
});

describe('a result with a fault', () => {
  it('is told where, what stands there and what it should be', () => {
    const faulty: unknown[] = [
      undefined,
      'text',
      { text: 'a' },
      { kind: 'fields' },
      { kind: 'fields', fields: {} },
      { kind: 'fields', fields: [{ label: 'a', value: 1 }] },
      { kind: 'fields', fields: [{ label: 'a', value: '1', tone: 'red' }] },
      { kind: 'fields', fields: [{ label: 'a', value: { big: 10n } }] },
      { kind: 'text', text: 'a', mono: 'yes' },
      { kind: 'bytes', bytes: [0, 256] },
      { kind: 'bytes', bytes: [0.5] },
      { kind: 'bytes', bytes: [], offset: -1 },
      { kind: 'bytes', bytes: [1, 2], highlight: [{ at: 1, len: 2, label: 'past' }] },
      { kind: 'error', message: 'No.', input: 'constructor' },
      {
        kind: 'group',
        parts: [
          { kind: 'text', text: 'a' },
          { kind: 'group', parts: [{ kind: 'error', message: '', input: 'x' }] },
        ],
      },
      table({ rows: [[1]] }),
      table({ rows: [[1, Number.NaN]] }),
      table({ rows: [[1, { tone: 'bad' }]] }),
      table({ link: { chart: 'c', keys: [1] } }),
      { kind: 'group', parts: [table({ link: { chart: 'c', keys: [1, 2] } })] },
      { kind: 'group', parts: [chart([{}], { id: 'c' }), chart([{}], { id: 'c' })] },
      chart([{ points: [1] }]),
      chart([{ points: [1, Number.POSITIVE_INFINITY] }]),
      chart([{ points: [1, undefined] }]),
      chart([{ axis: 'right' }]),
      chart([{}], { thresholds: [{ y: 1, label: 't', axis: 'right' }] }),
      chart([{ shape: 'box' }]),
      chart([{ shape: 'band' }]),
      chart([{ x: [1], points: [1], sizes: [1, 2] }]),
      chart([{ shape: 'bar' }, {}], { orientation: 'horizontal' }),
      chart([{}], { readout: { titles: ['a'] } }),
      heatmap([[1]]),
      heatmap([
        [1, 2],
        [3, 4],
      ]),
      radar([{ label: 's', values: [1] }]),
      radar(Array(5).fill({ label: 's', values: [1, 2] })),
      { kind: 'treemap', label: '', root: node(4) },
      { kind: 'treemap', label: '', root: { label: 'empty' } },
      venn([0, 2]),
      venn([1, 1]),
      venn([0]),
    ];
    expect(faulty.map(faultOf)).toMatchSnapshot();
  });

  it('stops at the first, however many there are', () => {
    const output = { kind: 'table', columns: [{ label: 'a' }], rows: Array(100_000).fill([1, 2]) };
    expect(faultOf(output)).toBe('rows/0 has 2, and must have 1, one for each column');
  });
});

describe('a kind that is not declared', () => {
  const check = (value: unknown) => checkOutput(serialize(value), { ...tool, kinds: ['group', 'error'] });
  const text = { kind: 'text', text: 'a' };

  it('is refused', () => {
    expect(check(text)).toEqual({
      output: undefined,
      faults: [
        {
          severity: 'error',
          code: 'undeclared-kind',
          fault: 'the kind "text", and "kinds" lists "group", "error"',
          fix: 'Add "text" to "kinds"',
        },
      ],
    });
  });

  it('is warned of in a group', () => {
    const group = { kind: 'group', parts: [text, { kind: 'group', parts: [text] }] };
    expect(check(group)).toEqual({
      output: group,
      faults: [
        {
          severity: 'warning',
          code: 'undeclared-kind',
          fault: 'a part of the kind "text", and "kinds" lists "group", "error"',
          fix: 'Add "text" to "kinds"',
        },
      ],
    });
  });
});

describe('a value from a guarded process', () => {
  it('is read with its odd numbers and keys', () => {
    const value = { a: [Number.NaN, -0, undefined, null], constructor: 'c', ...JSON.parse('{"__proto__": 1}') };
    expect(readValue(serialize(value))).toEqual({ value });
  });

  it.each([
    ['a result nested deeper than 64', () => JSON.parse('['.repeat(70) + ']'.repeat(70))],
    [
      'a result nested deeper than 64',
      () => {
        const list: unknown[] = [];
        list.push(list);
        return list;
      },
    ],
    // Each list holds the next one twice: few bytes, and many values.
    ['a result of more than 500000 values', () => Array.from({ length: 30 }).reduce((inner) => [inner, inner], 1)],
  ])('is refused as %s', (refused, make) => {
    expect(readValue(serialize(make()))).toEqual({ refused });
  });

  it('is refused where it is no value at all', () => {
    expect(readValue(Buffer.from('nonsense'))).toEqual({ refused: 'a value that cannot be read' });
  });
});
