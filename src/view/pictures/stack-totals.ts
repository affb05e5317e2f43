import type { Chart, Series } from '../../model/chart.ts';
import { isMirrored } from '../charts/read-series.ts';
import { isDrawable } from '../charts/scale.ts';
import { label, pointCell, type Track, unitOf, valueColumn } from './table-parts.ts';

/** Digits of a total: the sums of decimal fractions are off beyond them. */
const DIGITS = 15;

/**
 * How far the stacks of a chart reach. A stack grows from zero both ways, so one with values of both signs has two totals,
 * as its picture has two ends: their sum would be nothing that is drawn.
 */
export function totalsOf(chart: Chart): Track[] {
  // There a stack has its members on both sides.
  if (isMirrored(chart)) return [];
  const stacked = chart.series.filter(({ stack, shape }) => stack !== undefined && shape !== 'box' && shape !== 'band');
  const stacks = Map.groupBy(stacked, ({ stack, axis }) => JSON.stringify([stack, axis === 'right']));
  return [...stacks.values()].flatMap((members) => {
    // What has x values of its own is in another table.
    if (members.length < 2 || members.some(({ x }) => x !== undefined)) return [];
    const down = hasSign(members, -1);
    if (!down || !hasSign(members, 1)) return [total(members, chart, down ? -1 : 1, 'Total')];
    return [total(members, chart, 1, 'Total above zero'), total(members, chart, -1, 'Total below zero')];
  });
}

function total(members: readonly Series[], chart: Chart, sign: 1 | -1, word: string): Track {
  const [unit, ...others] = new Set(members.map((member) => unitOf(member, chart)));
  const name = `${word} of ${members.map((member) => member.label).join(', ')}`;
  return {
    column: valueColumn(label(name, others.length > 0 ? undefined : unit)),
    cell(at) {
      const values = members.flatMap(({ points }): number[] => {
        const value = points[at] ?? null;
        return isDrawable(value, chart.yScale === 'log') && value < 0 === sign < 0 ? [value] : [];
      });
      return pointCell(values.length === 0 ? null : Number(values.reduce(sum, 0).toPrecision(DIGITS)));
    },
  };
}

function hasSign(members: readonly Series[], sign: 1 | -1): boolean {
  return members.some(({ points }) => points.some((value) => value !== null && value * sign > 0));
}

function sum(one: number, other: number): number {
  return one + other;
}
