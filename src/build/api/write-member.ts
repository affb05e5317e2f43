import type { ApiLinks } from './api-links.ts';
import type { ApiComment, ApiType, Declaration, Parameter, Signature } from './api-model.ts';
import { escapeHtml } from './lay-out.ts';
import { MAX_DEFAULT, MAX_TYPE_DEPTH } from './limits.ts';
import type { PageText, SourcePlace } from './page-text.ts';
import { type CommentLinks, escapeMarkdown, inlineHtml, writeComment } from './write-comment.ts';
import {
  type Layout,
  layOut,
  propertyName,
  type TypeLinks,
  write,
  writeParameters,
  writeReturned,
  writeTypeParameter,
  writeTypeParameters,
} from './write-type.ts';

/** What writing pages needs. */
export interface ApiWriter {
  page: PageText;
  links: ApiLinks;
  /** The address of the sources, with a slash at its end; undefined where lines are not linked. */
  source: string | undefined;
}

type Links = TypeLinks & CommentLinks;

/** A block of code that may hold links. */
export function codeBlock(html: string): string {
  return `<pre><code>${html}</code></pre>`;
}

/** Code with links inside a line of Markdown. */
export function inlineCode(html: string): string {
  return `<code>${inlineHtml(html)}</code>`;
}

/** Where something is declared, as a link where the site says where its sources are. */
export function definedIn({ file, line }: SourcePlace, source: string | undefined): string {
  const label = escapeMarkdown(`${file}:${line}`);
  const linked = source === undefined ? label : `[${label}](<${encodeURI(source + file)}#L${line}>)`;
  return `<small>Defined in: ${linked}</small>`;
}

/** A property, an accessor, a method, a constructor or a member of an enumeration: its code, where it is, what it says. */
export function writeMember(writer: ApiWriter, member: Declaration): void {
  const { signatures, getSignature, setSignature } = member;
  for (const signature of signatures ?? []) writeSignature(writer, signature, member);
  if (signatures) return;
  const accessors = [getSignature, setSignature].filter((signature) => signature !== undefined);
  for (const signature of accessors) {
    const word = signature === getSignature ? 'get ' : 'set ';
    writeSignature(writer, signature, member, word);
  }
  if (accessors.length > 0) return;

  const { page, links, source } = writer;
  const place = links.placeOf(member);
  const at = links.at(place);
  page.add(place, codeBlock(layOut(at, (layout) => propertyCode(member, layout))), definedIn(place, source));
  page.add(place, ...originOf(member, at), ...writeComment(member.comment, at), ...writeNested(member.type, at));
  const hasDefault = member.comment?.blockTags?.some(({ tag }) => tag === '@default' || tag === '@defaultValue');
  if (isValue(member.defaultValue) && !isConstant(member) && !hasDefault) {
    page.add(place, `**Default**: ${valueCode(member.defaultValue)}`);
  }
}

/** TypeDoc writes three dots for a value that is more than a literal. */
function isValue(value: string | undefined): value is string {
  return value !== undefined && value !== '...';
}

/** A value is what a member of an enumeration or a constant is, and no default of it. */
function isConstant({ kind, flags }: Declaration): boolean {
  return kind === 16 || (kind === 32 && flags.isConst === true);
}

/** `readonly optional name?: string`, with its marks as words. */
function propertyCode(member: Declaration, layout: Layout): string {
  const name = escapeHtml(propertyName(member.name));
  if (member.kind === 16)
    return `${name} = ${member.type ? write(member.type, layout) : escapeHtml(member.defaultValue ?? '')}`;
  const type = member.type ? write(member.type, layout) : 'any';
  return `${marksOf(member)}${name}${member.flags.isOptional ? '?' : ''}: ${type}`;
}

/** The marks of a member as words, each with a blank behind it. */
export function marksOf({ flags }: Pick<Declaration, 'flags'>): string {
  const marks = [
    flags.isProtected && 'protected',
    flags.isStatic && 'static',
    flags.isAbstract && 'abstract',
    flags.isReadonly && 'readonly',
    flags.isOptional && 'optional',
  ];
  return marks.flatMap((mark) => (mark ? [`${mark} `] : [])).join('');
}

/** One way to call: its code with the names of its parameters, and below it what each of them is. */
export function writeSignature(writer: ApiWriter, signature: Signature, owner: Declaration, word = ''): void {
  const { page, links, source } = writer;
  const place = links.placeOf(signature.sources ? signature : owner);
  const at = links.at(place);
  const { name, parameters = [], typeParameters = [], comment } = signature;
  const isNew = signature.kind === 16_384 || owner.kind === 512;
  const names = parameters.map((one) => `${one.flags.isRest ? '...' : ''}${one.name}${isOptional(one) ? '?' : ''}`);
  const code = layOut(at, (layout) => {
    const called = isNew ? `new ${name}` : `${marksOf(owner)}${word}${propertyName(name)}`;
    const mark = owner.flags.isOptional ? '?' : '';
    const types = writeTypeParameters(
      typeParameters.map(({ type: _, default: __, ...one }) => one),
      layout,
    );
    const returned = word === 'set ' ? '' : `: ${writeReturned(signature, layout)}`;
    return `${escapeHtml(called)}${mark}${types}(${escapeHtml(names.join(', '))})${returned}`;
  });
  page.add(place, codeBlock(code), definedIn(place, source), ...originOf(signature, at), ...writeComment(comment, at));
  if (typeParameters.length > 0) {
    const items = typeParameters.map((one) =>
      item(inlineCode(layOut(at, (layout) => writeTypeParameter(one, { ...layout, flat: true }))), one.comment, at),
    );
    page.add(place, '**Type parameters**', items.join('\n'));
  }
  if (parameters.length > 0)
    page.add(place, '**Parameters**', parameters.map((one) => parameterItem(one, at)).join('\n'));
}

function isOptional({ flags, defaultValue }: Parameter): boolean {
  return flags.isOptional === true || defaultValue !== undefined;
}

function parameterItem(parameter: Parameter, at: Links): string {
  const { name, type, flags, defaultValue, comment } = parameter;
  const code = layOut(at, (layout) => {
    const written = type ? write(type, { ...layout, flat: true }) : 'any';
    return `${flags.isRest ? '...' : ''}${escapeHtml(name)}${isOptional(parameter) ? '?' : ''}: ${written}`;
  });
  const value = !isValue(defaultValue) ? '' : ` Default ${valueCode(defaultValue)}.`;
  const nested = writeNested(type, at).map((list) => `\n${list.replace(/^/gm, '  ')}`);
  return item(`${inlineCode(code)}${value}`, comment, at) + nested.join('');
}

/** An item of a list, with what its comment says behind it. */
function item(lead: string, comment: ApiComment | undefined, at: Links): string {
  const [first = '', ...others] = writeComment(comment, at);
  const said = [first, ...others].filter((text) => text !== '').join('\n\n');
  return `- ${lead}${said === '' ? '' : ` — ${said.replace(/\n(?=.)/g, '\n  ')}`}`;
}

/** The documented properties inside a type, as a list: what its code cannot say of them. */
export function writeNested(type: ApiType | undefined, at: Links): string[] {
  const items = nestedOf(type, 0).map(({ declaration, path }) => {
    const signature = declaration.signatures?.[0];
    const code = layOut(at, (layout) => {
      const flat = { ...layout, flat: true };
      const written = signature
        ? `${writeParameters(signature, flat)}: ${writeReturned(signature, flat)}`
        : `: ${declaration.type ? write(declaration.type, flat) : 'any'}`;
      return `${marksOf(declaration)}${escapeHtml(path)}${declaration.flags.isOptional ? '?' : ''}${written}`;
    });
    return item(inlineCode(code), declaration.comment ?? signature?.comment, at);
  });
  return items.length === 0 ? [] : [[...new Set(items)].join('\n')];
}

function nestedOf(type: ApiType | undefined, depth: number, before = ''): { declaration: Declaration; path: string }[] {
  if (type === undefined || depth > MAX_TYPE_DEPTH) return [];
  if (type.type === 'union' || type.type === 'intersection') {
    return type.types.flatMap((part) => nestedOf(part, depth + 1, before));
  }
  if (type.type === 'array') return nestedOf(type.elementType, depth + 1, before);
  if (type.type === 'typeOperator') return nestedOf(type.target, depth + 1, before);
  if (type.type !== 'reflection') return [];
  return (type.declaration.children ?? []).flatMap((child) => {
    const path = `${before}${child.name}`;
    const isSaid = child.comment !== undefined || child.signatures?.some(({ comment }) => comment !== undefined);
    return [...(isSaid ? [{ declaration: child, path }] : []), ...nestedOf(child.type, depth + 1, `${path}.`)];
  });
}

/** Where a member comes from, or what it stands in the place of. */
function originOf(member: Pick<Declaration, 'inheritedFrom' | 'overwrites' | 'implementationOf'>, at: Links): string[] {
  const origins = [
    ['Inherited from', member.inheritedFrom],
    ['Overrides', member.overwrites],
    ['Implements', member.implementationOf],
  ] as const;
  return origins.flatMap(([label, type]) =>
    type ? [`${label} ${inlineCode(layOut(at, (layout) => write(type, { ...layout, flat: true })))}`] : [],
  );
}

function valueCode(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return inlineCode(escapeHtml(line.length > MAX_DEFAULT ? `${line.slice(0, MAX_DEFAULT)}…` : line));
}
