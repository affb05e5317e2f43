import { branchesOf, refName, type Spec } from './spec.ts';
import type { FindType } from './type-words.ts';

/** A type of a schema, as a section of a page. */
export interface TypeSection {
  /** Its name in the schema. */
  name: string;
  /** Its heading: of a branch the value that chooses it, such as `number`, else its name. */
  title: string;
  /** The section's anchor, and the beginning of those of its attributes. */
  anchor: string;
  spec: Spec;
  /** The contract version that added it. */
  since: number;
}

/** What is left to other pages. */
export interface TypesOptions {
  /** Types that are told elsewhere: neither they nor what only they lead to is among the sections. */
  elsewhere?: ReadonlySet<string>;
  /** Where to begin. Default: at the root. */
  from?: string;
}

/** The name of a root that says its own keys and has none. */
const ROOT = 'The file';

/** The types of a schema in the order in which a reader comes to them: the root, then what it names, depth first. */
export function typesOf(schema: Spec, { elsewhere = new Set(), from }: TypesOptions = {}): TypeSection[] {
  const { $defs = {}, ...root } = schema;
  const types = new Map([[ROOT, root], ...Object.entries($defs)]);
  const found = new Map<string, string>();
  const visit = (spec: Spec) => {
    const branches = branchesOf(spec);
    for (const [value, name] of branches?.names ?? []) enter(name, value);
    const inner = [...Object.values(spec.properties ?? {}), ...(spec.anyOf ?? []), ...(spec.items ? [spec.items] : [])];
    if (typeof spec.additionalProperties === 'object') inner.push(spec.additionalProperties);
    if (spec.$ref) enter(refName(spec.$ref));
    for (const part of inner) visit(part);
  };
  const enter = (name: string, title = name) => {
    if (found.has(name) || elsewhere.has(name)) return;
    found.set(name, title);
    visit(types.get(name)!);
  };
  if (from === undefined && schema.$ref === undefined) enter(ROOT);
  else visit({ $ref: from ?? schema.$ref! });
  const taken = new Set([...found].filter(([name, title]) => name !== title).map(([, title]) => title));
  return [...found].map(([name, title]) => {
    const spec = types.get(name)!;
    const anchor = title.toLowerCase().replaceAll(' ', '-');
    // A type with the name of a branch, as `Series` beside `series`, stands behind it.
    return {
      name,
      title,
      anchor: name === title && taken.has(anchor) ? `${anchor}-type` : anchor,
      spec,
      since: spec.since ?? 1,
    };
  });
}

/** Finds types among the sections of one page. */
export function findHere(sections: readonly TypeSection[]): FindType {
  return (name) => `#${sections.find((section) => section.name === name)!.anchor}`;
}
