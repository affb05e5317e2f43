import { describe, expect, it } from 'vitest';
import type { OutputKind } from '../../../src/model/output.ts';
import { formatsFor, formatsOf, isPicture } from '../../../src/view/export-formats.ts';

describe('the formats of a result', () => {
  it.each([
    ['text', ['text']],
    ['code', ['code']],
    ['fields', ['lines']],
    ['table', ['TSV', 'CSV']],
    ['bytes', ['hex', 'file']],
    ['group', []],
    ...['series', 'heatmap', 'pie', 'radar', 'treemap', 'venn'].map((kind) => [kind, ['TSV', 'CSV']] as const),
  ] as [OutputKind, string[]][])('of kind %s are its own, and JSON when it is a whole one', (kind, own) => {
    expect(formatsOf(kind, false)).toEqual(own);
    expect(formatsOf(kind, true)).toEqual([...own, 'JSON']);
  });

  it('hold its picture after its numbers, where one is drawn', () => {
    expect(formatsOf('series', true, true)).toEqual(['TSV', 'CSV', 'SVG', 'PNG', 'JSON']);
    expect(formatsOf('heatmap', false, true)).toEqual(['TSV', 'CSV', 'SVG', 'PNG']);
    expect(formatsOf('series', true).filter(isPicture)).toEqual([]);
    expect(formatsOf('series', true, true).filter(isPicture)).toEqual(['SVG', 'PNG']);
  });

  it.each(['error', 'constructor', 'zork'])('of kind %s are none', (kind) => {
    expect(formatsOf(kind as OutputKind, true)).toEqual([]);
  });

  it('are those that make sense to copy, or to save', () => {
    expect(formatsFor('copy', formatsOf('bytes', true))).toEqual(['hex', 'JSON']);
    expect(formatsFor('save', formatsOf('bytes', true))).toEqual(['file', 'JSON']);
  });
});
