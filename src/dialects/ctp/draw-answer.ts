import { asArray, get } from '../../model/get.ts';
import type { Field, Output } from '../../model/output.ts';
import { ARGUMENTS } from '../../model/schema-input.ts';
import { drawData } from './draw-data.ts';

/** What a tool's `fn` returns. */
export interface Answer {
  success: boolean;
  data?: unknown;
  metadata?: unknown;
  error?: unknown;
  errorCode?: unknown;
  suggestion?: unknown;
}

/** Codes of errors that are the reader's input. */
const OF_INPUT: readonly unknown[] = ['INVALID_INPUT', 'MISSING_REQUIRED', 'TYPE_ERROR', 'CONSTRAINT_VIOLATION'];

/** How the message of any other error begins: it must not blame what the reader gave. */
const NOT_OF_INPUT = new Map<unknown, string>([
  ['EXECUTION_ERROR', 'The tool could not finish'],
  ['TIMEOUT', 'The tool gave up: it takes too long'],
  ['RATE_LIMITED', 'The service of the tool takes no more calls for now'],
  ['UNAUTHORIZED', 'The service of the tool must know who calls'],
  ['NOT_FOUND', 'The service does not have this tool'],
  ['INTERNAL_ERROR', 'The tool failed inside'],
]);

/** The most warnings of a result that are shown. */
const MAX_WARNINGS = 100;

/** A value as a result of CTP; undefined where it is none. */
export function asAnswer(value: unknown): Answer | undefined {
  return typeof get(value, 'success') === 'boolean' ? (value as Answer) : undefined;
}

/**
 * Draws a result.
 * @param full with what it says of its run: that differs from run to run, so it is left out where results are compared
 */
export function drawAnswer(answer: Answer, full: boolean): Output {
  if (!answer.success) return drawError(answer);
  const main = drawData(answer.data);
  const asides = full ? drawMetadata(answer.metadata) : [];
  if (asides.length === 0) return main;
  return { kind: 'group', parts: main.kind === 'group' ? [...main.parts, ...asides] : [main, ...asides] };
}

function drawError({ error, errorCode, suggestion }: Answer): Output {
  const said = sentence(error) ?? 'It gives no reason.';
  const advice = sentence(suggestion);
  const tail = advice === undefined ? said : `${said} ${advice}`;
  // An error without a code is most often about the input.
  if (errorCode === undefined || OF_INPUT.includes(errorCode)) {
    return { kind: 'error', message: tail, input: ARGUMENTS };
  }
  const begin = NOT_OF_INPUT.get(errorCode) ?? `The tool reports ${String(errorCode)}`;
  return { kind: 'error', message: `${begin}: ${tail}` };
}

/** A text with an end, so that another can follow. */
function sentence(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return /[.!?…]["”’)]?$/.test(value.trim()) ? value.trim() : `${value.trim()}.`;
}

/** Warnings, then what the run took. */
function drawMetadata(metadata: unknown): Output[] {
  const warnings = asArray(get(metadata, 'warnings')).filter((text) => typeof text === 'string');
  const warned = warnings.slice(0, MAX_WARNINGS).map((value): Field => ({ label: 'Warning', value, tone: 'warn' }));
  const measured = MEASURES.flatMap(([key, label, unit]): Field[] => {
    const value = get(metadata, key);
    if (typeof value !== 'number' || !Number.isFinite(value)) return [];
    return [{ label, value: `${Math.round(value * 100) / 100} ${unit}`, group: 'This run' }];
  });
  return [warned, measured].filter((fields) => fields.length > 0).map((fields) => ({ kind: 'fields', fields }));
}

const MEASURES = [
  ['executionTime', 'time', 'ms'],
  ['inputSize', 'input', 'bytes'],
  ['outputSize', 'output', 'bytes'],
] as const;

/** What an example says that a tool returns: the data alone, or a whole result. */
export function drawExample(output: unknown): Output {
  const answer = asAnswer(output);
  return answer ? drawAnswer(answer, false) : drawData(output);
}

/** The data of an example. */
export function dataOf(output: unknown): unknown {
  const answer = asAnswer(output);
  return answer ? answer.data : output;
}
