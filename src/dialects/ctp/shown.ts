import { unshownFields } from '../../model/field-rules.ts';
import type { Condition, FieldHints } from '../../model/schema-input.ts';
import { asArray, get } from '../dialect.ts';
import { parametersOf } from './read-parameter.ts';

const CONDITIONS: readonly unknown[] = ['equals', 'notEquals', 'contains', 'exists'];

/** The rules of a parameter that can be read; undefined where it has none. */
export function rulesOf(parameter: unknown): Condition[] | undefined {
  const rules = asArray(get(parameter, 'dependsOn')).flatMap((rule) => {
    const [field, condition, value] = [get(rule, 'field'), get(rule, 'condition'), get(rule, 'value')];
    if (typeof field !== 'string' || !CONDITIONS.includes(condition)) return [];
    return [{ field, condition: condition as Condition['condition'], ...(value === undefined ? {} : { value }) }];
  });
  return rules.length > 0 ? rules : undefined;
}

/**
 * The names of the parameters that are not shown, and so not sent, for some values.
 * @param value of a parameter; undefined where it has none
 */
export function unshownNames(document: unknown, value: (name: string) => unknown): Set<string> {
  const hints = parametersOf(document).map(({ parameter }): FieldHints => {
    const rules = rulesOf(parameter);
    return { name: String(get(parameter, 'name')), ...(rules ? { shownWhen: rules } : {}) };
  });
  return unshownFields(hints, value);
}
