import { isDeviceName, isIdentifier } from '../model/identifier.ts';
import { get, quote, type Rule } from './dialect.ts';

/**
 * For a dialect whose tools have an id: the directory's name is the tool's address, and the definition says the same.
 * @param mayBeId whether an id of this dialect may be called as a directory is
 */
export function idIsDirectory(mayBeId: (directory: string) => boolean): Rule {
  return function* ({ document, context: { directory } }) {
    const id = get(document, 'id');
    if (!isIdentifier(id) || id === directory) return;
    const fault = `"id" is ${quote(id)}, and the directory is called ${quote(directory)}`;
    const fix = mayBeId(directory)
      ? `Write "id": ${quote(directory)}, or rename the directory`
      : `Rename the directory to ${id}`;
    yield { severity: 'error', path: ['id'], code: 'id-not-directory', fault, fix };
  };
}

/** A tool's directory must be possible on every system. */
export const idIsFileName: Rule = function* ({ document }) {
  const id = get(document, 'id');
  if (typeof id !== 'string' || !isDeviceName(id)) return;
  const fault = `${quote(id)} is the name of a device on Windows, where no directory can be called so`;
  yield { severity: 'error', path: ['id'], code: 'id-reserved', fault, fix: `Choose another id, such as "${id}-tool"` };
};
