import casesSchema from '../../src/dialects/native/cases.schema.json' with { type: 'json' };
import toolSchema from '../../src/dialects/native/tool.schema.json' with { type: 'json' };
import outputSchema from '../../src/model/output.schema.json' with { type: 'json' };
import type { Spec } from './spec.ts';
import type { FindType } from './type-words.ts';
import { type TypeSection, typesOf } from './types-of.ts';

/** Pages of the reference of Pegboard's own dialect, and the types that each tells of. A type has one home. */
export const PAGES: ReadonlyMap<string, readonly TypeSection[]> = (() => {
  const outputs = typesOf(outputSchema as Spec);
  const shared = new Set([...outputs.map(({ name }) => name), 'OutputKind']);
  const manifest = typesOf(toolSchema as Spec, { elsewhere: new Set([...shared, 'InputSpec']) });
  for (const { name } of manifest) shared.add(name);
  return new Map([
    ['/reference/manifest/', manifest],
    ['/reference/inputs/', typesOf(toolSchema as Spec, { elsewhere: shared, from: 'InputSpec' })],
    ['/reference/outputs/', outputs],
    ['/reference/cases/', typesOf(casesSchema as Spec, { elsewhere: shared })],
  ]);
})();

/** Finds types from a page of Pegboard's own dialect. */
export function findOwnType(from: string): FindType {
  return (name) => {
    // The kinds of results are what the page of results is of.
    if (name === 'OutputKind') return '/reference/outputs/';
    for (const [page, sections] of PAGES) {
      const section = sections.find((candidate) => candidate.name === name);
      if (section) return `${page === from ? '' : page}#${section.anchor}`;
    }
    throw new Error(`No page of the reference tells of the type ${name}`);
  };
}
