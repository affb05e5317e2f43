import { asArray, get, listOf, quote, type Rule } from '../../dialect.ts';
import { KINDS } from '../kinds.ts';

/** A case is told apart by its name; two of one name are still two known answers. */
export const caseNamesDiffer: Rule = function* ({ document }) {
  const first = new Map<string, number>();
  for (const [index, entry] of asArray(document).entries()) {
    const name = get(entry, 'name');
    if (typeof name !== 'string') continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, index);
    else {
      const fault = `Two cases have the name ${quote(name)}: entry ${before + 1} has it too`;
      yield {
        severity: 'warning',
        path: [index, 'name'],
        code: 'duplicate-case',
        fault,
        fix: 'Say what each of them checks',
      };
    }
  }
};

/** To compare a part is the exception: it says why, and counts the fields so that none is lost. */
export const subsetIsExplained: Rule = function* ({ document }) {
  for (const [index, entry] of asArray(document).entries()) {
    if (get(entry, 'match') !== 'subset') continue;
    if (get(entry, 'why') === undefined) {
      const fault = 'A case that compares only a part must say why';
      yield {
        severity: 'error',
        path: [index],
        code: 'subset-without-why',
        fault,
        fix: 'Add "why", or remove "match" to compare all',
      };
    }
    const expect = get(entry, 'expect');
    if (get(expect, 'kind') !== 'fields' || get(entry, 'fieldCount') !== undefined) continue;
    const fault = 'A case that compares only a part of the fields must count them all, so that a lost one still fails';
    const fix = 'Add "fieldCount": how many fields the whole result has';
    yield { severity: 'error', path: [index], code: 'subset-without-count', fault, fix };
  }
};

/** What a case expects is what the manifest announces. */
export const caseKindsAreDeclared: Rule = function* ({ document, definition }) {
  const kinds = asArray(get(definition, 'kinds'));
  // What is wrong with the list itself is said there: the cases may be right.
  if (!kinds.includes('error') || !kinds.every((kind) => KINDS.has(kind))) return;
  for (const [index, entry] of asArray(document).entries()) {
    const kind = get(get(entry, 'expect'), 'kind');
    if (!KINDS.has(kind) || kinds.includes(kind)) continue;
    const fault = `This case expects ${quote(kind)}, and "kinds" of the manifest lists ${listOf(kinds, 'and')}`;
    const fix = `Add ${quote(kind)} to "kinds", or correct the case`;
    yield { severity: 'error', path: [index, 'expect', 'kind'], code: 'kind-not-declared', fault, fix };
  }
};
