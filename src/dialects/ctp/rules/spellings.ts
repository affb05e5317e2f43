import type { Finding } from '../../../model/problem.ts';
import { get, listOf, quote, type Rule } from '../../dialect.ts';
import schema from '../ctp.schema.json' with { type: 'json' };
import { parametersOf } from '../read-parameter.ts';

const CONSTRAINTS = Object.keys(schema.$defs.Constraints.properties);

/** Constraints and defaults on the parameter itself, which definitions in the wild have, are read: the current spelling is said. */
export const constraintsInPlace: Rule = function* ({ document }) {
  for (const { parameter, path } of parametersOf(document)) {
    const stray = CONSTRAINTS.filter((key) => Object.hasOwn(parameter, key));
    const doubled = stray.filter((key) => get(get(parameter, 'validation'), key) !== undefined);
    for (const key of doubled) yield saidTwice([...path, key], key, `"${key}" of "validation"`);
    const rest = stray.filter((key) => !doubled.includes(key));
    const [first] = rest;
    if (first === undefined) continue;
    const said = Object.fromEntries(rest.map((key) => [key, parameter[key]]));
    const [verb, them] = rest.length === 1 ? ['stands', 'it'] : ['stand', 'them'];
    const fault = `${listOf(rest, 'and')} ${verb} on the parameter, where CTP has "validation" for ${them}`;
    const fix = `Write "validation": ${JSON.stringify(said)}`;
    yield { severity: 'warning', path: [...path, first], at: 'key', code: 'old-spelling', fault, fix };
  }
};

export const defaultsInPlace: Rule = function* ({ document }) {
  for (const { parameter, path } of parametersOf(document)) {
    if (!Object.hasOwn(parameter, 'default')) continue;
    const at = [...path, 'default'];
    if (Object.hasOwn(parameter, 'defaultValue')) yield saidTwice(at, 'default', '"defaultValue"');
    else yield renamed(at, 'default', 'defaultValue', parameter.default);
  }
};

export const exampleInPlace: Rule = function* ({ document }) {
  const example = get(document, 'example');
  const name = get(example, 'name');
  if (name === undefined) return;
  const at = ['example', 'name'];
  if (get(example, 'description') !== undefined) yield saidTwice(at, 'name', '"description"');
  else yield renamed(at, 'name', 'description', name);
};

function renamed(path: Finding['path'], old: string, current: string, value: unknown): Finding {
  const fault = `${quote(old)} is an old spelling of ${quote(current)}`;
  const fix = `Write ${quote(current)}: ${quote(value)}`;
  return { severity: 'warning', path, at: 'key', code: 'old-spelling', fault, fix };
}

function saidTwice(path: Finding['path'], old: string, current: string): Finding {
  const fault = `${quote(old)} is an old spelling of ${current}, and both are written`;
  return { severity: 'error', path, at: 'key', code: 'said-twice', fault, fix: `Remove ${quote(old)}` };
}
