import { isDeviceName, isIdentifier } from '../../../model/identifier.ts';
import { get, quote, type Rule } from '../../dialect.ts';
import { parametersOf } from '../read-parameter.ts';

/** The form of an id, which its schema repeats. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The directory's name is the tool's address, and the definition says the same. */
export const idIsDirectory: Rule = function* ({ document, context: { directory } }) {
  const id = get(document, 'id');
  if (!isIdentifier(id) || id === directory) return;
  const fault = `"id" is ${quote(id)}, and the directory is called ${quote(directory)}`;
  const fix = ID.test(directory)
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

/** A parameter's name is its key in what `fn` receives. */
export const namesDiffer: Rule = function* ({ document }) {
  const first = new Map<string, number>();
  for (const [index, { parameter, path }] of parametersOf(document).entries()) {
    const name = get(parameter, 'name');
    if (typeof name !== 'string') continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, index);
    else {
      const fault = `Two parameters have the name ${quote(name)}: entry ${before + 1} has it too`;
      const fix = 'Give one of them another name';
      yield { severity: 'error', path: [...path, 'name'], code: 'duplicate-parameter', fault, fix };
    }
  }
};
