import { asArray, asObject, get, quote, type Rule } from '../../dialect.ts';

/** No tool is where its own arguments come from, or a part of itself. */
export const namesOthers: Rule = function* ({ document }) {
  const name = get(document, 'name');
  for (const key of ['argumentsFrom', 'composedOf']) {
    for (const [index, other] of asArray(get(document, key)).entries()) {
      if (typeof other !== 'string' || other !== name) continue;
      const fault = `"${key}" names ${quote(name)}, which is this tool itself`;
      yield {
        severity: 'error',
        path: [key, index],
        code: 'names-itself',
        fault,
        fix: 'Name another tool, or remove it',
      };
    }
  }
};

/** A column is found by its name. */
export const columnsHaveNames: Rule = function* ({ document }) {
  for (const name of Object.keys(asObject(get(document, 'resultColumns')) ?? {})) {
    if (name.trim() !== '') continue;
    const fault = 'A column in "resultColumns" has no name';
    const fix = 'Write the key that its cells have in a row';
    yield { severity: 'error', path: ['resultColumns', name], at: 'key', code: 'empty', fault, fix };
  }
};
