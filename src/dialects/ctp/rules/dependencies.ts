import type { JsonPath } from '../../../model/problem.ts';
import { asArray, get, listOf, quote, type Rule } from '../../dialect.ts';
import { parameterFix } from '../parameter-fix.ts';
import { choicesOf, type ParameterSite, parametersOf } from '../read-parameter.ts';

/** A rule of a document, whose parameter it is of, and what it names. */
interface RuleSite {
  name: string;
  field: string;
  rule: unknown;
  path: JsonPath;
}

function rulesOf(document: unknown): RuleSite[] {
  return parametersOf(document).flatMap(({ parameter, path }) =>
    asArray(get(parameter, 'dependsOn')).flatMap((rule, index) => {
      const [name, field] = [get(parameter, 'name'), get(rule, 'field')];
      if (typeof name !== 'string' || typeof field !== 'string') return [];
      return [{ name, field, rule, path: [...path, 'dependsOn', index] }];
    }),
  );
}

/** A rule speaks of a parameter of the tool. */
export const rulesNameParameters: Rule = function* ({ document }) {
  const names = parametersOf(document).map(({ parameter }) => get(parameter, 'name'));
  for (const { field, path } of rulesOf(document)) {
    if (names.includes(field)) continue;
    const fault = `This rule is about ${quote(field)}, and the tool has no such parameter`;
    const fix = parameterFix(field, names);
    yield { severity: 'error', path: [...path, 'field'], code: 'rule-unknown-parameter', fault, fix };
  }
};

/** What is shown depends, in the end, on something that is shown of itself. */
export const rulesHaveNoCycle: Rule = function* ({ document }) {
  const rules = rulesOf(document);
  const told = new Set<string>();
  for (const start of rules) {
    const way = told.has(start.name) ? undefined : cycleFrom(start.name, rules);
    if (!way) continue;
    for (const name of way) told.add(name);
    const fault =
      way.length === 1
        ? `Whether ${quote(start.name)} is shown depends on itself`
        : `Whether ${quote(start.name)} is shown depends on itself, by way of ${listOf(way.slice(1), 'and')}`;
    const fix = 'Remove one of these rules: a parameter in a circle can never appear';
    yield { severity: 'error', path: [...start.path, 'field'], code: 'rule-cycle', fault, fix };
  }
};

/** The names on a way that leads from a parameter by rules to itself, it first; undefined where there is none. */
function cycleFrom(start: string, rules: readonly RuleSite[]): string[] | undefined {
  const from = new Map<string, string>();
  const open = [start];
  for (const name of open) {
    for (const { field } of rules.filter((rule) => rule.name === name)) {
      if (field === start) return wayTo(name, from);
      if (from.has(field)) continue;
      from.set(field, name);
      open.push(field);
    }
  }
  return undefined;
}

function wayTo(end: string, from: ReadonlyMap<string, string>): string[] {
  const before = from.get(end);
  return before === undefined ? [end] : [...wayTo(before, from), end];
}

const COMPARE: readonly unknown[] = ['equals', 'notEquals', 'contains'];

/** A rule compares with something that can be. */
export const rulesCanHold: Rule = function* ({ document }) {
  const sites = new Map(parametersOf(document).map((site) => [get(site.parameter, 'name'), site]));
  for (const { field, rule, path } of rulesOf(document)) {
    const [condition, value] = [get(rule, 'condition'), get(rule, 'value')];
    if (condition === 'exists') {
      if (value === undefined) continue;
      const fault = '"exists" compares with nothing, so "value" says nothing';
      const fix = 'Remove "value", or write "condition": "equals"';
      yield { severity: 'warning', path: [...path, 'value'], at: 'key', code: 'rule-value-unused', fault, fix };
    } else if (value === undefined) {
      // Of an unknown condition its schema tells.
      if (!COMPARE.includes(condition)) continue;
      const fault = `${quote(condition)} has no "value" to compare with`;
      const fix = 'Add "value", or write "condition": "exists"';
      yield { severity: 'warning', path, code: 'rule-without-value', fault, fix };
    } else if (condition !== 'contains') {
      const fault = impossible(sites.get(field), field, value);
      const fix = 'Correct "value": the rule never tells one value from another';
      if (fault) yield { severity: 'warning', path: [...path, 'value'], code: 'rule-value-impossible', fault, fix };
    }
  }
};

/** Why a parameter can never have a value, where that is plain. */
function impossible(site: ParameterSite | undefined, field: string, value: unknown): string | undefined {
  const type = site && get(site.parameter, 'type');
  if (site && type === 'select' && choicesOf(site).length > 0 && !choicesOf(site).includes(value as string))
    return `${quote(field)} has no option ${quote(value)}`;
  if (type === 'boolean' && typeof value !== 'boolean')
    return `${quote(field)} is true or false, never ${quote(value)}`;
  return undefined;
}
