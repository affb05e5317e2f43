import { isDeviceName, isIdentifier, toIdentifier } from '../../../model/identifier.ts';
import { get, quote, type Rule } from '../../dialect.ts';
import { MAX_NAME, NAME_FORM, toName } from '../tool-name.ts';

/** One name of another form, and no tool of the request reaches the model. */
export const nameForm: Rule = function* ({ document }) {
  const name = get(document, 'name');
  if (typeof name !== 'string' || NAME_FORM.test(name)) return;
  const [is, form] =
    name.length > MAX_NAME
      ? [`has ${name.length} characters`, `of more than ${MAX_NAME}`]
      : [`is ${quote(name)}`, `that is not 1 to ${MAX_NAME} letters, digits, "_" and "-"`];
  const fault = `"name" ${is}, and every provider of models refuses the whole request over a name ${form}`;
  const better = toName(name);
  const fix = better === undefined ? 'Use only those, such as "sort_lines"' : `Write "name": ${JSON.stringify(better)}`;
  yield { severity: 'error', path: ['name'], code: 'name-form', fault, fix };
};

/** Characters of a directory's name, at most: it is part of file names, which many systems bound at 255 bytes. */
export const MAX_ID = 100;

/** The name is free in its capitals and underscores, so it is the directory that is the tool's address. */
export const directoryIsId: Rule = function* ({ context: { directory } }) {
  const error = (fault: string, better: string | undefined) =>
    ({
      severity: 'error',
      path: [],
      code: 'directory-form',
      fault,
      fix: better === undefined ? 'Rename the directory' : `Rename the directory to ${better}`,
    }) as const;
  const address = `The directory's name is the tool's address, and ${quote(directory)}`;
  if (!isIdentifier(directory)) {
    yield error(`${address} is not lower-case letters, digits and hyphens`, toIdentifier(directory));
  } else if (isDeviceName(directory)) {
    yield error(`${address} is the name of a device on Windows`, `${directory}-tool`);
  } else if (directory.length > MAX_ID) {
    yield error(`${address} has more than ${MAX_ID} characters`, undefined);
  }
};

/** A model chooses a tool by what it is said to do. */
export const descriptionIsSeen: Rule = function* ({ document }) {
  const description = get(document, 'description');
  if (typeof description !== 'string' || description.trim() !== '') return;
  const fault = '"description" is empty, and a model chooses a tool by it';
  yield { severity: 'warning', path: ['description'], code: 'empty', fault, fix: 'Write what the tool does' };
};
