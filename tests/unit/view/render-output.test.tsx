/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import { ALL_VIEWS } from '../../../src/view/all-views.ts';
import { readCardOptions } from '../../../src/view/card-options.ts';
import { limitsOf } from '../../../src/view/limits.ts';
import { OutputView } from '../../../src/view/output.tsx';
import { renderOutput } from '../../../src/view/render-tool-card.tsx';

const CARD = readCardOptions(() => null);
const ATTACK = '"><img src=x onerror=alert(1)>&amp;';
const onCard = (output: Output, fields = 4) =>
  renderToString(<OutputView output={output} limits={limitsOf(CARD, fields, '/tools/x/')} extra={ALL_VIEWS} />);
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every place of every kind that text from a tool can reach. */
const HOSTILE: Output[] = [
  { kind: 'fields', fields: [{ label: ATTACK, value: ATTACK, note: ATTACK, group: ATTACK, tone: 'bad' }] },
  { kind: 'text', text: ATTACK },
  { kind: 'code', lang: ATTACK, source: ATTACK },
  { kind: 'table', caption: ATTACK, columns: [{ label: ATTACK }], rows: [[ATTACK], [{ text: ATTACK, tone: 'warn' }]] },
  { kind: 'bytes', bytes: [60, 62, 38], caption: ATTACK, highlight: [{ at: 0, len: 2, label: ATTACK }] },
  { kind: 'error', message: ATTACK, input: ATTACK },
  { kind: 'series', chart: { xLabel: ATTACK, yLabel: ATTACK, x: [ATTACK], series: [{ label: ATTACK, points: [1] }] } },
  {
    kind: 'heatmap',
    xLabel: ATTACK,
    yLabel: ATTACK,
    label: ATTACK,
    unit: ATTACK,
    x: [ATTACK],
    y: [ATTACK],
    values: [[1]],
  },
  { kind: 'pie', label: ATTACK, slices: [{ label: ATTACK, value: 1 }] },
  { kind: 'radar', label: ATTACK, axes: [{ label: ATTACK }], series: [{ label: ATTACK, values: [1] }] },
  { kind: 'treemap', label: ATTACK, root: { label: ATTACK, value: 1 } },
  { kind: 'venn', label: ATTACK, sets: [{ label: ATTACK, size: 1 }], overlaps: [] },
  { kind: ATTACK } as unknown as Output,
];

describe('a result', () => {
  it.each([...HOSTILE, { kind: 'group', parts: HOSTILE } as Output].map((output) => [output.kind, output] as const))(
    'of kind %s is text all through',
    (_, output) => {
      const html = renderOutput(output);
      expect(html).not.toMatch(/<img|<script/);
      expect(html).toContain('&lt;');
      expect(html).not.toContain('style=');
    },
  );

  it('of a kind that is not known is a message', () => {
    expect(text(renderOutput({ kind: 'zork' } as unknown as Output))).toBe(
      '× This part of the result cannot be drawn: “zork”.',
    );
  });

  it('of a kind that was not loaded, because the tool does not declare it, is a message', () => {
    const view = (
      <OutputView
        output={{ kind: 'pie', label: 'P', slices: [{ label: 'a', value: 1 }] }}
        limits={limitsOf(CARD, 4, '/')}
        extra={{ pictures: new Map() }}
      />
    );
    expect(renderToString(view)).toContain('“pie”');
  });

  it('says that it is empty', () => {
    expect(text(renderOutput({ kind: 'text', text: '' }))).toBe('Empty.');
    expect(text(renderOutput({ kind: 'bytes', bytes: [] }))).toBe('Empty.');
    expect(text(renderOutput({ kind: 'group', parts: [] }))).toBe('Empty.');
    expect(text(renderOutput({ kind: 'table', columns: [{ label: 'A' }], rows: [] }))).toBe('A Empty.');
  });

  it('keeps the line break that it begins with', () => {
    expect(renderOutput({ kind: 'text', text: '\na' })).toContain('<pre class="pb-text" dir="auto">\n\na</pre>');
    expect(renderOutput({ kind: 'text', text: 'a\n<pre>\n' })).toContain('a\n&lt;pre>\n</pre>');
  });

  it('tells tones by a mark and a word, not by colour alone', () => {
    const html = renderOutput({ kind: 'fields', fields: [{ label: 'Load', value: '97 %', tone: 'bad' }] });
    expect(html).toContain('<span class="pb-mark" role="img" aria-label="Bad">×</span> 97 %');
  });

  it('ignores a tone that is none', () => {
    const tone = 'constructor' as 'bad';
    expect(text(renderOutput({ kind: 'fields', fields: [{ label: 'a', value: 'b', tone }] }))).toBe('a b');
  });

  it('shows fields of one group together, also of a group named like a property of every object', () => {
    const fields = [
      { label: 'a', value: '1', group: '__proto__' },
      { label: 'b', value: '2' },
      { label: 'c', value: '3', group: '__proto__' },
    ];
    expect(text(renderOutput({ kind: 'fields', fields }))).toBe('__proto__ a 1 c 3 b 2');
  });
});

describe('a large result', () => {
  const rows = (count: number, cell = 'x') => ({
    kind: 'table' as const,
    columns: [{ label: 'A' }],
    rows: Array.from({ length: count }, () => [cell]),
  });

  it('is drawn in part: rows', () => {
    const html = renderOutput(rows(100_000));
    expect(html.match(/<tr>/g)).toHaveLength(501);
    expect(text(html)).toContain('99,500 more rows not drawn here.');
  });

  it('is drawn in part: the numbers of a picture', () => {
    const x = Array.from({ length: 2000 }, (_, at) => at);
    const series = [{ label: 'A', points: x }];
    const html = renderOutput({ kind: 'series', chart: { xLabel: 'x', yLabel: 'y', x, series } });
    expect(html.match(/<tr>/g)).toHaveLength(501);
    expect(text(html)).toContain('1,500 more rows not drawn here.');
    const heatmap = { xLabel: 'x', yLabel: 'y', label: 'A', x: [1], y: x, values: x.map((value) => [value]) };
    expect(text(renderOutput({ kind: 'heatmap', ...heatmap }))).toContain('1,500 more rows not drawn here.');
  });

  it('is drawn in part: characters of a table', () => {
    const html = renderOutput(rows(300, 'y'.repeat(5000)));
    expect(html.length).toBeLessThan(120_000);
    expect(text(html).slice(-29)).toBe('251 more rows not drawn here.');
  });

  it('is drawn in part: columns', () => {
    const columns = Array.from({ length: 60 }, (_, at) => ({ label: `c${at}` }));
    expect(text(renderOutput({ kind: 'table', columns, rows: [columns.map((_, at) => at)] }))).toContain(
      '10 more columns not drawn here.',
    );
  });

  it('is drawn in part: text, code, fields, bytes, parts', () => {
    expect(text(renderOutput({ kind: 'text', text: 'a'.repeat(10_000_000) }))).toMatch(
      /a 9,900,000 more characters not drawn here\.$/,
    );
    expect(text(renderOutput({ kind: 'code', lang: 'js', source: 'a'.repeat(100_001) }))).toMatch(
      / 1 more character not drawn here\.$/,
    );
    const fields = Array.from({ length: 501 }, () => ({ label: 'a', value: 'b' }));
    expect(text(renderOutput({ kind: 'fields', fields }))).toMatch(/ 1 more field not drawn here\.$/);
    const bytes = renderOutput({ kind: 'bytes', bytes: new Array(1_000_000).fill(65) });
    expect(bytes.split('\n')).toHaveLength(257);
    expect(text(bytes)).toContain('995,904 more bytes not drawn here.');
    const parts = Array.from({ length: 51 }, () => ({ kind: 'text' as const, text: 'a' }));
    expect(text(renderOutput({ kind: 'group', parts }))).toMatch(/ 1 more part not drawn here\.$/);
  });

  it('stops at groups that lie too deep', () => {
    let output: Output = { kind: 'text', text: 'bottom' };
    for (let depth = 0; depth < 5000; depth++) output = { kind: 'group', parts: [output] };
    expect(text(renderOutput(output))).toBe('× This part of the result cannot be drawn: “group”.');
  });
});

describe('a result on a card', () => {
  const fields = Array.from({ length: 7 }, (_, at) => ({ label: `f${at}`, value: `${at}` }));

  it('is its first part, as many fields as the tool says, and a way to the rest', () => {
    const html = onCard({
      kind: 'group',
      parts: [
        { kind: 'fields', fields },
        { kind: 'text', text: 'second' },
      ],
    });
    expect(html.match(/<dt>/g)).toHaveLength(4);
    expect(html).toContain('<a href="/tools/x/">+3 more on the tool’s page</a>');
    expect(html).toContain('+1 more part on the tool’s page');
    expect(html).not.toContain('second');
  });

  it('says nothing of a rest that is not there', () => {
    expect(onCard({ kind: 'fields', fields }, 7)).not.toContain('more');
  });

  it('is an error that is never cut', () => {
    const message = 'long '.repeat(2000);
    expect(onCard({ kind: 'error', message })).toContain(message);
  });
});
