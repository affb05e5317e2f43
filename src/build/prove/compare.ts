import type { Case } from '../../model/case.ts';
import type { Chart, Series } from '../../model/chart.ts';
import type { Field, Output } from '../../model/output.ts';
import { describeDifference } from './describe-difference.ts';

/** Why a result is not what a case expects, and the key of the case that says so. */
export interface Mismatch {
  key: 'expect' | 'fieldCount';
  difference: string;
}

/** Compares a result with a case's. Undefined where it is as expected. */
export function compare(known: Case, actual: Output): Mismatch | undefined {
  if (known.match !== 'subset') return mismatch(describeDifference(known.expect, actual));
  const found = best(known.expect, actual);
  const difference = mismatch(found.difference);
  if (difference || known.fieldCount === undefined) return difference;
  // Catalogues count the fields of the whole result, or those of the part that is compared.
  const [whole, part] = [countFields(actual), countFields(found.actual)];
  if (known.fieldCount === whole || known.fieldCount === part) return undefined;
  return { key: 'fieldCount', difference: `fieldCount: expected ${known.fieldCount}, got ${whole}` };
}

function mismatch(difference: string | undefined): Mismatch | undefined {
  return difference === undefined ? undefined : { key: 'expect', difference };
}

interface Found {
  /** The part of the result that was compared. */
  actual: Output;
  difference: string | undefined;
}

/** The part of a result that is expected: itself, or a part of its kind at any depth of a group; the first that matches. */
function best(expected: Output, actual: Output): Found {
  const candidates = expected.kind === 'group' ? [actual] : parts(actual).filter(({ kind }) => kind === expected.kind);
  const compared = (candidates.length > 0 ? candidates : [actual]).map((candidate) => ({
    actual: candidate,
    difference: describeDifference(...narrow(expected, candidate)),
  }));
  return compared.find(({ difference }) => difference === undefined) ?? (compared[0] as Found);
}

function parts(output: Output): Output[] {
  return output.kind === 'group' ? [output, ...output.parts.flatMap(parts)] : [output];
}

/** The two results, reduced to what a subset compares. */
function narrow(expected: Output, actual: Output): [unknown, unknown] {
  if (expected.kind === 'fields' && actual.kind === 'fields') {
    return [expected, { ...actual, fields: matchFields(expected.fields, actual.fields) }];
  }
  if (expected.kind === 'group' && actual.kind === 'group') {
    const pairs = matchParts(expected.parts, actual.parts);
    return [
      { kind: 'group', parts: pairs.map(([left]) => left) },
      { kind: 'group', parts: pairs.map(([, right]) => right) },
    ];
  }
  if (expected.kind === 'series' && actual.kind === 'series') {
    const wanted = frame(expected.chart);
    return [wanted, pickFrame(wanted, frame(actual.chart))];
  }
  return [expected, pick(expected, actual)];
}

/** For each expected field the one of its group and label, reduced to the expected keys. Of several, each is used once. */
function matchFields(expected: readonly Field[], actual: readonly Field[]): unknown[] {
  const rest = [...actual];
  return expected.map((field) => {
    const index = rest.findIndex(({ group, label }) => group === field.group && label === field.label);
    return index < 0 ? undefined : pick(field, rest.splice(index, 1)[0]);
  });
}

/** For each expected part the next one that matches, else the next of its kind. Parts in between may be left out. */
function matchParts(expected: readonly Output[], actual: readonly Output[]): [unknown, unknown][] {
  let from = 0;
  return expected.map((part) => {
    const rest = actual.slice(from);
    const matching = rest.findIndex((other) => describeDifference(...narrow(part, other)) === undefined);
    const index = matching >= 0 ? matching : rest.findIndex(({ kind }) => kind === part.kind);
    const other = rest[index];
    if (!other) return [part, undefined];
    from += index + 1;
    return narrow(part, other);
  });
}

/** What a chart says around its points: labels, units, axes, and how each series is drawn. */
interface Frame {
  [key: string]: unknown;
  series: object[];
}

/** An empty `x` is a case's way to say that it gives no points at all. */
function frame({ x, series, ...rest }: Chart): Frame {
  return { ...rest, ...(x.length > 0 ? { x } : {}), series: series.map(seriesFrame) };
}

function seriesFrame(series: Series): Partial<Series> {
  const { points: _points, lower: _lower, boxes: _boxes, x: _x, sizes: _sizes, notes: _notes, ...rest } = series;
  return rest;
}

function pickFrame(wanted: Frame, actual: Frame): unknown {
  const series = actual.series.map((one, index) => pick(wanted.series[index] ?? one, one));
  return { ...(pick(wanted, actual) as object), series };
}

/** The keys of one object out of another. */
function pick(wanted: object, actual: unknown): unknown {
  if (typeof actual !== 'object' || actual === null) return actual;
  return Object.fromEntries(Object.entries(actual).filter(([key]) => Object.hasOwn(wanted, key)));
}

function countFields(output: Output): number {
  if (output.kind === 'group') return output.parts.reduce((sum, part) => sum + countFields(part), 0);
  return output.kind === 'fields' ? output.fields.length : 0;
}
