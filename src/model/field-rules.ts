import type { Condition, FieldHints } from './schema-input.ts';

/**
 * The fields whose rules do not hold, by name: what such a field holds is not sent, so it counts as absent for the rules of others.
 * @param get what the form holds for a field; undefined where it holds nothing
 */
export function unshownFields(hints: readonly FieldHints[], get: (field: string) => unknown): Set<string> {
  const ruled = hints.filter(({ shownWhen }) => shownWhen !== undefined);
  const unshown = new Set<string>();
  const seen = (field: string) => (unshown.has(field) ? undefined : get(field));
  // Each round settles one more link of a chain of rules. A circle of them never settles.
  for (const _ of ruled) {
    for (const { name, shownWhen = [] } of ruled) {
      if (shownWhen.every((rule) => holds(rule, seen(rule.field)))) unshown.delete(name);
      else unshown.add(name);
    }
  }
  return unshown;
}

function holds({ condition, value }: Condition, found: unknown): boolean {
  switch (condition) {
    case 'equals':
      return isSame(found, value);
    case 'notEquals':
      return !isSame(found, value);
    case 'contains':
      return Array.isArray(found)
        ? found.some((item) => isSame(item, value))
        : typeof found === 'string' && found.includes(String(value));
    case 'exists':
      return found !== undefined && found !== null && found !== '';
  }
}

/** Two JSON values that are written alike. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
