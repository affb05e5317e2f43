import { asArray, get, quote, type Rule } from '../../dialect.ts';

/** Characters of an id, at most: it is part of file names, which many systems bound at 255 bytes. */
const MAX_ID = 100;

/** A tool's id is part of the names of files that are written for it. */
export const idIsShort: Rule = function* ({ document }) {
  const id = get(document, 'id');
  if (typeof id !== 'string' || id.length <= MAX_ID) return;
  const fault = `"id" has ${id.length} characters, and may have ${MAX_ID}`;
  yield { severity: 'error', path: ['id'], code: 'id-too-long', fault, fix: 'Choose a shorter id' };
};

/** An input's id is its name in what `run` receives. */
export const inputIdsDiffer: Rule = function* ({ document }) {
  const first = new Map<unknown, number>();
  for (const [index, input] of asArray(get(document, 'inputs')).entries()) {
    const id = get(input, 'id');
    const before = first.get(id);
    if (typeof id !== 'string') continue;
    if (before === undefined) first.set(id, index);
    else {
      const fault = `Two inputs have the id ${quote(id)}: entry ${before + 1} has it too`;
      yield {
        severity: 'error',
        path: ['inputs', index, 'id'],
        code: 'duplicate-input',
        fault,
        fix: 'Give one of them another id',
      };
    }
  }
};
