import { asObject, get, quote, type Rule } from '../../dialect.ts';
import { parameterFix } from '../parameter-fix.ts';
import { defaultOf, jsonValue, parametersOf } from '../read-parameter.ts';
import { unshownNames } from '../shown.ts';
import { PATTERN_SLOW, valueFault } from '../value-fault.ts';

/** A default is a value that the parameter takes. */
export const defaultsFit: Rule = function* ({ document }) {
  for (const site of parametersOf(document)) {
    const { value, path } = defaultOf(site);
    const found = value === undefined ? undefined : valueFault(site, value);
    if (found) yield { severity: 'error', path, ...found };
    if (found?.code === PATTERN_SLOW) return;
  }
};

/** An example gives parameters of the tool values that they take, and all that must be given. */
export const exampleFits: Rule = function* ({ document }) {
  const input = asObject(get(get(document, 'example'), 'input'));
  if (!input) return;
  const sites = new Map(parametersOf(document).map((site) => [get(site.parameter, 'name'), site]));
  for (const [name, value] of Object.entries(input)) {
    const path = ['example', 'input', name];
    const site = sites.get(name);
    const found = site && valueFault(site, value);
    if (found) yield { severity: 'error', path, ...found };
    if (found?.code === PATTERN_SLOW) return;
    if (site) continue;
    const fault = `The tool has no parameter ${quote(name)}`;
    const fix = parameterFix(name, sites.keys());
    yield { severity: 'error', path, at: 'key', code: 'example-unknown-parameter', fault, fix };
  }
  const unshown = unshownNames(document, (name) => get(input, name) ?? opening(sites.get(name)));
  for (const [name, site] of sites) {
    if (typeof name !== 'string' || get(site.parameter, 'required') !== true || unshown.has(name)) continue;
    if (Object.hasOwn(input, name) || defaultOf(site).value !== undefined) continue;
    // That one has a rule of its own.
    if (get(site.parameter, 'hidden') === true) continue;
    const fault = `The example gives no ${quote(name)}, which is required`;
    yield {
      severity: 'error',
      path: ['example', 'input'],
      code: 'example-incomplete',
      fault,
      fix: `Add ${quote(name)}`,
    };
  }
};

function opening(site: ReturnType<typeof parametersOf>[number] | undefined): unknown {
  return site && jsonValue(defaultOf(site).value);
}

/** What nobody can give must have a value already. */
export const hiddenHaveValues: Rule = function* ({ document }) {
  for (const site of parametersOf(document)) {
    const { parameter, path } = site;
    if (get(parameter, 'hidden') !== true || get(parameter, 'required') !== true) continue;
    const given = get(get(get(document, 'example'), 'input'), String(get(parameter, 'name')));
    if (defaultOf(site).value !== undefined || given !== undefined) continue;
    const fault = `${quote(get(parameter, 'name'))} is required and hidden, and has no value to send`;
    const fix = 'Add "defaultValue", or remove "hidden"';
    yield { severity: 'error', path: [...path, 'hidden'], code: 'hidden-without-value', fault, fix };
  }
};
