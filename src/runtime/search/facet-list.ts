import { element } from './element.ts';
import type { Found, Query } from './search-index.ts';

/** The facets that come first, in this order; the first one is always to be seen. */
const ORDER = ['Kind', 'Tag', 'Status', 'Dialect'];

/** Values of one facet that are offered, those of the most pages. */
const MAX_VALUES = 12;

/** What the results can be narrowed down by: a checkbox a value, with how many pages have it. */
export function facetList(counts: Found['counts'], chosen: Query['facets'], isOpen: boolean): HTMLElement[] {
  const names = [...new Set([...ORDER, ...[...counts.keys()].sort()])];
  const [first, ...rest] = names.flatMap((name) => {
    const values = counts.get(name) ?? new Map<string, number>();
    const isTelling = values.size > 1 || (name === ORDER[0] && values.size > 0) || (chosen.get(name)?.size ?? 0) > 0;
    return isTelling ? [facet(name, values, chosen.get(name))] : [];
  });
  const more = element('details', { open: isOpen }, element('summary', {}, 'More filters'), ...rest);
  return [...(first ? [first] : []), ...(rest.length > 0 ? [more] : [])];
}

function facet(name: string, counts: ReadonlyMap<string, number>, chosen: ReadonlySet<string> = new Set()) {
  const values = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  const shown = values.filter(([value], index) => index < MAX_VALUES || chosen.has(value));
  return element(
    'fieldset',
    {},
    element('legend', {}, name),
    element(
      'div',
      {},
      ...shown.map(([value, count]) =>
        element(
          'label',
          {},
          element('input', { type: 'checkbox', name, value, checked: chosen.has(value) }),
          `${value} `,
          element('small', {}, String(count)),
        ),
      ),
    ),
  );
}
