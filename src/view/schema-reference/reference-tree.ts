import { asSchema, type Schema, schemasOf, textOf } from '../../model/read-schema.ts';
import { createShapeReader, type Shape, type ShapeReader } from '../../model/schema-shape.ts';
import { createAnchors } from './anchors.ts';
import { typeWords } from './type-words.ts';

/** Most properties, items and kinds that a reference shows. */
export const MAX_ENTRIES = 1000;

/** Deepest nesting that it shows. */
export const MAX_LEVELS = 12;

/** Something that a schema describes: a property, the items of a list, one kind of several. */
export interface ReferenceEntry {
  /** Its id in the page. */
  anchor: string;
  name: string;
  /** `property` is a key, as it is written. The others are words. */
  role: 'property' | 'items' | 'kind' | 'others';
  /** In words. */
  type: string;
  required: boolean;
  /** With all that it refers to. */
  schema: Schema;
  /** What it is made of; none where it is the same as one that it stands in. */
  entries: ReferenceEntry[];
  /** The one that it stands in and that it is the same as. */
  same?: { anchor: string; name: string } | undefined;
  /** References that lead to nothing in the schema. */
  lost: readonly string[];
}

/** A schema as its reference shows it. */
export interface ReferenceTree {
  root: ReferenceEntry;
  /** It has more than is shown. */
  cut: boolean;
}

/** @param prefix of every anchor; the root's own is nothing but it */
export function referenceTree(schema: unknown, prefix: string): ReferenceTree {
  const root = asSchema(schema) ?? {};
  const read: ShapeReader = createShapeReader(root);
  const anchorFor = createAnchors(prefix);
  /** What the walk stands in, by the schemas that it is made of. */
  const above = new Map<Schema, { anchor: string; name: string }>();
  let left = MAX_ENTRIES;
  let cut = false;

  type Part = Pick<ReferenceEntry, 'name' | 'role' | 'required'> & { schema: Schema };

  function enter({ schema: part, ...said }: Part, path: readonly string[]): ReferenceEntry {
    const shape = read(part);
    const entry: ReferenceEntry = {
      ...said,
      anchor: anchorFor(path),
      type: typeWords(shape, read),
      schema: shape.schema,
      entries: [],
      lost: shape.lost,
    };
    entry.same = shape.parts.map((other) => above.get(other)).find((found) => found !== undefined);
    if (entry.same) return entry;
    const parts = partsOf(shape);
    const own = { anchor: entry.anchor, name: said.name };
    for (const other of shape.parts) above.set(other, own);
    for (const inner of parts) {
      if (left <= 0 || path.length >= MAX_LEVELS) {
        cut = true;
        break;
      }
      left--;
      entry.entries.push(enter(inner, [...path, inner.name]));
    }
    for (const other of shape.parts) above.delete(other);
    return entry;
  }

  return { root: enter({ name: 'the whole', role: 'kind', required: true, schema: root }, []), cut };
}

type Part = { name: string; role: ReferenceEntry['role']; required: boolean; schema: Schema };

/** What a value of a shape is made of. */
function partsOf(shape: Shape): Part[] {
  switch (shape.kind) {
    case 'object': {
      const properties = [...shape.properties].map(([name, schema]): Part => {
        return { name, role: 'property', required: shape.required.has(name), schema };
      });
      return [...properties, ...othersOf(shape.schema)];
    }
    case 'list': {
      const first = shape.first.map(
        (schema, at): Part => ({ name: `item ${at + 1}`, role: 'items', required: false, schema }),
      );
      const each = shape.first.length > 0 ? 'each further item' : 'each item';
      // Its type alone is said by the list.
      const rest = Object.keys(shape.rest ?? {}).some((keyword) => keyword !== 'type') ? shape.rest : undefined;
      return rest ? [...first, { name: each, role: 'items', required: false, schema: rest }] : first;
    }
    case 'union':
      return shape.branches.map(({ label, schema }) => ({ name: label, role: 'kind', required: false, schema }));
    default:
      return [];
  }
}

/** Keys beyond the properties, where the schema says what they hold. */
function othersOf(schema: Schema): Part[] {
  const patterns = Object.entries(asSchema(schema.patternProperties) ?? {}).flatMap(([pattern, value]): Part[] => {
    const each = asSchema(value);
    return each ? [{ name: `keys like ${pattern}`, role: 'others', required: false, schema: each }] : [];
  });
  const [others] = schemasOf([schema.additionalProperties]);
  const says = others && typeof schema.additionalProperties === 'object' && Object.keys(others).length > 0;
  return says ? [...patterns, { name: 'any other key', role: 'others', required: false, schema: others }] : patterns;
}

/** What a reader calls an entry beside its name. */
export function titleOf({ schema, name }: ReferenceEntry): string | undefined {
  const title = textOf(schema.title);
  return title === name ? undefined : title;
}
