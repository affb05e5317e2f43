import type { Finding, JsonPath } from '../../../model/problem.ts';
import { asArray, get, quote, type Rule } from '../../dialect.ts';
import { parametersOf } from '../read-parameter.ts';

/** A `select` has something to choose, each by a value of its own; no other type has options. */
export const optionsAreChosen: Rule = function* ({ document }) {
  for (const site of parametersOf(document)) {
    const { parameter, path } = site;
    const [type, options] = [get(parameter, 'type'), get(parameter, 'options')];
    const at = [...path, 'options'];
    if (type !== 'select') {
      if (options === undefined || typeof type !== 'string') continue;
      const fault = `"options" says nothing of a parameter of type ${quote(type)}`;
      const fix = 'Remove it, or write "type": "select"';
      yield { severity: 'warning', path: at, at: 'key', code: 'options-unused', fault, fix };
    } else if (options === undefined || asArray(options).length === 0) {
      const fault = options === undefined ? 'A "select" has no "options"' : '"options" is empty';
      const fix = 'Add "options": [{"value": "…", "label": "…"}]';
      yield { severity: 'error', path: options === undefined ? path : at, code: 'options-missing', fault, fix };
    } else if (Array.isArray(options) && options.every((option) => get(option, 'disabled') === true)) {
      const fault = 'Every option is disabled, so there is none to choose';
      yield { severity: 'error', path: at, code: 'options-disabled', fault, fix: 'Remove "disabled" from one of them' };
    } else yield* repeats(options, at);
  }
};

function* repeats(options: unknown, path: JsonPath): Generator<Finding> {
  const first = new Map<unknown, number>();
  for (const [index, option] of asArray(options).entries()) {
    const value = get(option, 'value');
    const before = first.get(value);
    if (typeof value !== 'string') continue;
    if (before === undefined) first.set(value, index);
    else {
      const fault = `Two options have the value ${quote(value)}: entry ${before + 1} has it too`;
      const at = [...path, index, 'value'];
      yield { severity: 'error', path: at, code: 'duplicate-option', fault, fix: 'Give one of them another value' };
    }
  }
}
