import { get, quote, type Rule } from '../../dialect.ts';
import { parametersOf } from '../read-parameter.ts';

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
