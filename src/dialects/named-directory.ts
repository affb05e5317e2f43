import { isDeviceName, toIdentifier } from '../model/identifier.ts';
import { get, quote, type Rule } from './dialect.ts';

/** The longest id that is asked for, in characters. No dialect has longer names. */
const MAX_ID = 128;

/**
 * For a dialect whose tools have a name and no id: the name makes the id, which is the directory's name and the tool's address.
 * Capitals become small, and what is no letter or digit becomes a hyphen.
 */
export const namedDirectory: Rule = function* ({ document, context: { directory } }) {
  const name = get(document, 'name');
  const id = typeof name === 'string' ? toIdentifier(name) : undefined;
  if (id === undefined || id.length > MAX_ID) return;
  const made = `"name" is ${quote(name)}, which makes the id ${quote(id)}`;
  const [severity, path] = ['error', ['name']] as const;
  if (isDeviceName(id)) {
    const fault = `${made}: the name of a device on Windows, where no directory can be called so`;
    yield { severity, path, code: 'id-reserved', fault, fix: `Choose another name, such as "${id}_tool"` };
  } else if (id !== directory) {
    const fault = `${made}, and the directory is called ${quote(directory)}`;
    yield { severity, path, code: 'id-not-directory', fault, fix: `Rename the directory to ${id}` };
  }
};
