import type { List, ListItem } from 'mdast';
import type { JsonSchema } from '../../model/json-schema.ts';
import { textOf } from '../../model/read-schema.ts';
import { notesOf, valueFacts } from '../../view/schema-reference/facts.ts';
import { MAX_ENTRIES, type ReferenceEntry, referenceTree } from '../../view/schema-reference/reference-tree.ts';
import { code, type Inline, link, paragraph } from './markdown.ts';

/** What a schema says of its values, as a list of its properties, with theirs below them; and where all of it stands. */
export function schemaMarkdown(schema: JsonSchema, url: string) {
  const { root, cut } = referenceTree(schema, '');
  const rest = cut ? `, and more than the ${MAX_ENTRIES} properties that are listed here` : '';
  const said = says(root).filter((part) => part !== '');
  const whole = paragraph(...said, `${said.length > 0 ? ' ' : ''}All as `, link('JSON Schema', url), `${rest}.`);
  return root.entries.length === 0 ? [whole] : [whole, listOf(root.entries)];
}

function listOf(entries: readonly ReferenceEntry[]): List {
  return { type: 'list', ordered: false, spread: false, children: entries.map(itemOf) };
}

function itemOf(entry: ReferenceEntry): ListItem {
  const name = entry.role === 'property' ? code(entry.name) : entry.name;
  const head = paragraph(name, `: ${entry.type}${entry.required ? ', required' : ''}. `, ...says(entry));
  const children = entry.entries.length === 0 ? [head] : [head, listOf(entry.entries)];
  return { type: 'listItem', spread: false, children };
}

/** Its description, what it asks for and the values that it names, in one line. */
function says({ schema, same, lost }: ReferenceEntry): Inline[] {
  const texts = [textOf(schema.description)?.trim(), same && `The same as ${same.name}.`, ...notesOf(schema)];
  const facts = valueFacts(schema).flatMap(({ label, values, more }): Inline[] => [
    `${label}: `,
    ...values.flatMap((value, index): Inline[] => (index === 0 ? [code(value)] : [', ', code(value)])),
    more > 0 ? ` and ${more} more. ` : '. ',
  ]);
  const elsewhere = lost.flatMap((ref): Inline[] => ['What it is stands outside of this schema, in ', code(ref), '. ']);
  const text = texts.filter((part) => part).join(' ');
  return [facts.length + elsewhere.length > 0 && text !== '' ? `${text} ` : text, ...facts, ...elsewhere];
}
