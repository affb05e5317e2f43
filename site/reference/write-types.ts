import { type Attribute, attributesOf } from './attributes-of.ts';
import { branchesOf } from './spec.ts';
import { type FindType, typeWords } from './type-words.ts';
import type { TypeSection } from './types-of.ts';

/** How types are told. */
export interface WriteOptions {
  find: FindType;
  /** Tells which contract version added each attribute. Default false: the format has no such versions. */
  hasVersions?: boolean;
}

/** Sections as Markdown, each under a heading of the second level with its own anchor. */
export function writeTypes(sections: readonly TypeSection[], options: WriteOptions): string {
  return sections
    .map((section) => `<h2 id="${section.anchor}">${section.title}</h2>\n\n${writeType(section, options)}`)
    .join('\n\n');
}

/** What a type is, and its attributes as a table. */
export function writeType(section: TypeSection, { find, hasVersions = false }: WriteOptions): string {
  const { spec } = section;
  const attributes = attributesOf(section, find);
  const branches = branchesOf(spec);
  const body = branches
    ? writeBranches(branches, find)
    : attributes.length > 0
      ? writeAttributes(attributes, hasVersions)
      : `Type: ${typeWords(spec, find)}.`;
  const since = section.since > 1 ? [`Since contract version ${section.since}.`] : [];
  return [spec.description ?? '', ...since, body].filter(Boolean).join('\n\n');
}

function writeBranches({ tag, names }: NonNullable<ReturnType<typeof branchesOf>>, find: FindType): string {
  const links = [...names].map(([value, name]) => `[\`${value}\`](${find(name)})`);
  return `Its \`${tag}\` chooses its other keys: ${links.slice(0, -1).join(', ')} or ${links.at(-1)}.`;
}

/** The column `Default` is there where one of them has a default. */
function writeAttributes(attributes: readonly Attribute[], hasVersions: boolean): string {
  const columns: [string, (attribute: Attribute) => string][] = [
    ['Attribute', ({ anchor, name }) => `<a id="${anchor}" href="#${anchor}"><code>${name}</code></a>`],
    ['Type', ({ type }) => type],
    ['Required', ({ isRequired }) => (isRequired ? 'yes' : 'no')],
    ...(attributes.some((attribute) => attribute.default !== undefined)
      ? ([['Default', (attribute) => attribute.default ?? '']] satisfies typeof columns)
      : []),
    ...(hasVersions ? ([['Since', ({ since }) => String(since)]] satisfies typeof columns) : []),
    ['Notes', ({ notes }) => notes],
  ];
  const row = (cells: string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  return [
    row(columns.map(([title]) => title)),
    row(columns.map(() => '---')),
    ...attributes.map((attribute) => row(columns.map(([, cell]) => cell(attribute)))),
  ].join('\n');
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}
