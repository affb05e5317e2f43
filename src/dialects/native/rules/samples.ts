import type { JsonPath } from '../../../model/problem.ts';
import { asArray, asObject, get, type JsonObject, listOf, quote, type Rule } from '../../dialect.ts';
import { sampleFault } from '../sample-fault.ts';

/** The samples, with the way to each. */
function samplesOf(manifest: unknown): [sample: unknown, path: JsonPath][] {
  return asArray(get(manifest, 'samples')).map((sample, index) => [sample, ['samples', index]]);
}

/** A sample is the author's own data, so what is only corrected in a reader's is an error there. */
export const sampleValues: Rule = function* ({ document }) {
  const inputs = new Map<unknown, JsonObject>();
  for (const entry of asArray(get(document, 'inputs'))) {
    const input = asObject(entry);
    const id = get(input, 'id');
    if (input && typeof id === 'string' && !inputs.has(id)) inputs.set(id, input);
  }
  for (const [sample, path] of samplesOf(document)) {
    for (const [id, value] of Object.entries(asObject(get(sample, 'input')) ?? {})) {
      const input = inputs.get(id);
      const at = [...path, 'input', id];
      if (input) {
        const found = sampleFault(input, value);
        if (found) yield { severity: 'error', path: at, ...found };
      } else if (inputs.size > 0) {
        const fault = `The tool has no input ${quote(id)}`;
        const fix = `Use one it has: ${listOf([...inputs.keys()], 'or')}`;
        yield { severity: 'error', path: at, at: 'key', code: 'sample-unknown-input', fault, fix };
      }
    }
  }
};

/** A sample is told apart by what its button says. */
export const sampleLabelsDiffer: Rule = function* ({ document }) {
  const first = new Map<string, number>();
  for (const [index, [sample, path]] of samplesOf(document).entries()) {
    const label = get(sample, 'label');
    if (typeof label !== 'string') continue;
    const before = first.get(label);
    if (before === undefined) first.set(label, index);
    else {
      const fault = `Two samples have the label ${quote(label)}: entry ${before + 1} has it too`;
      yield {
        severity: 'error',
        path: [...path, 'label'],
        code: 'duplicate-sample',
        fault,
        fix: 'Give one of them another label',
      };
    }
  }
};

/** Two buttons that do the same are one too many. */
export const sampleValuesDiffer: Rule = function* ({ document }) {
  const first = new Map<string, [label: unknown, index: number]>();
  for (const [index, [sample, path]] of samplesOf(document).entries()) {
    const values = asObject(get(sample, 'input'));
    if (!values || Object.keys(values).length === 0) continue;
    const key = JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
    const label = get(sample, 'label');
    const before = first.get(key);
    if (before === undefined) first.set(key, [label, index]);
    else {
      const fault = `The sample ${quote(label)} has the same values as the sample ${quote(before[0])}, entry ${before[1] + 1}`;
      yield {
        severity: 'error',
        path: [...path, 'input'],
        code: 'duplicate-sample',
        fault,
        fix: 'Change one of them, or remove it',
      };
    }
  }
};
