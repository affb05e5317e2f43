import { isDeviceName, isIdentifier } from '../../../model/identifier.ts';
import { asArray, get, quote, type Rule } from '../../dialect.ts';

/** The directory's name is the tool's address, and the manifest says the same. */
export const idIsDirectory: Rule = function* ({ document, context: { directory } }) {
  const id = get(document, 'id');
  if (!isIdentifier(id) || id === directory) return;
  const fault = `"id" is ${quote(id)}, and the directory is called ${quote(directory)}`;
  const fix = isIdentifier(directory)
    ? `Write "id": ${quote(directory)}, or rename the directory`
    : `Rename the directory to ${id}`;
  yield { severity: 'error', path: ['id'], code: 'id-not-directory', fault, fix };
};

/** A tool's directory must be possible on every system. */
export const idIsFileName: Rule = function* ({ document }) {
  const id = get(document, 'id');
  if (typeof id !== 'string' || !isDeviceName(id)) return;
  const fault = `${quote(id)} is the name of a device on Windows, where no directory can be called so`;
  yield { severity: 'error', path: ['id'], code: 'id-reserved', fault, fix: `Choose another id, such as "${id}-tool"` };
};

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
