import { type Declaration, KIND } from './api-model.ts';
import { MEMBER_SECTIONS } from './kinds.ts';
import { escapeHtml } from './lay-out.ts';
import type { ApiPage } from './place-pages.ts';
import { writeComment } from './write-comment.ts';
import {
  type ApiWriter,
  codeBlock,
  definedIn,
  inlineCode,
  marksOf,
  writeMember,
  writeNested,
  writeSignature,
} from './write-member.ts';
import {
  layOut,
  write,
  writeIndexSignature,
  writeParameters,
  writeReturned,
  writeTypeParameter,
  writeTypeParameters,
} from './write-type.ts';

/** The title of a page, such as `Interface: Options<T>`. */
export function titleOf({ declaration, kind }: Pick<ApiPage, 'declaration' | 'kind'>): string {
  return `${kind.one}: ${nameOf(declaration)}`;
}

/** The name as lists and titles have it: with its type parameters, or with what says that it is called. */
export function nameOf({ name, kind, typeParameters = [] }: Declaration): string {
  if (kind === KIND.function) return `${name}()`;
  return typeParameters.length === 0 ? name : `${name}<${typeParameters.map((one) => one.name).join(', ')}>`;
}

/** Writes what a page says of its declaration, below its title. */
export function writePage(writer: ApiWriter, { declaration, members }: ApiPage, isDefault: boolean): void {
  const { page, links, source } = writer;
  const place = links.placeOf(declaration);
  const at = links.at(place);
  if (isDefault) page.add(place, 'The default export: import it by any name.');
  if (declaration.kind === KIND.function) {
    writeFunction(writer, declaration);
    return;
  }

  const code = declarationCode(declaration, members.length > 0);
  if (code) page.add(place, codeBlock(layOut(at, code)));
  page.add(place, definedIn(place, source), ...writeComment(declaration.comment, at));
  if (members.length === 0) page.add(place, ...writeNested(declaration.type, at));
  writeHierarchy(writer, declaration);
  writeTypeParameterSection(writer, declaration);
  writeCalls(writer, declaration);
  for (const { title, kinds } of MEMBER_SECTIONS) {
    const own = members.filter((member) => kinds.includes(member.declaration.kind));
    if (own.length > 0) page.add(place, `## ${title}`);
    for (const member of own) {
      const there = links.placeOf(member.declaration);
      page.add(there, `<h3 id="${escapeHtml(member.anchor)}">${escapeHtml(headingOf(member.declaration))}</h3>`);
      writeMember(writer, member.declaration);
    }
  }
}

/** A member as its heading has it: `name?`, `run()`. */
function headingOf({ name, kind, flags, signatures }: Declaration): string {
  if (kind === KIND.constructor) return 'constructor()';
  return `${name}${flags.isOptional ? '?' : ''}${signatures ? '()' : ''}`;
}

function writeFunction(writer: ApiWriter, declaration: Declaration): void {
  const { page, links } = writer;
  const signatures = declaration.signatures ?? [];
  signatures.forEach((signature, index) => {
    const place = links.placeOf(signature);
    if (signatures.length > 1) page.add(place, `## Call signature ${index + 1}`);
    writeSignature(writer, signature, declaration);
  });
}

type Code = Parameters<typeof layOut>[1];

/** What an alias stands for, what a variable is, how a class is made; an interface is told by its members. */
function declarationCode(declaration: Declaration, hasMembers: boolean): Code | undefined {
  const { name, kind, type, flags, defaultValue, typeParameters } = declaration;
  if (kind === KIND.typeAlias && type && !hasMembers) {
    return (layout) =>
      `type ${escapeHtml(name)}${writeTypeParameters(names(typeParameters), layout)} =${after(write(type, layout))}`;
  }
  if (kind === KIND.variable && type) {
    const word = flags.isConst ? 'const' : 'let';
    const value =
      flags.isConst && defaultValue && defaultValue !== '...' && type.type !== 'literal'
        ? ` = ${escapeHtml(defaultValue)}`
        : '';
    return (layout) => `${word} ${escapeHtml(name)}: ${write(type, layout)}${value}`;
  }
  if (kind === KIND.class) {
    return (layout) => `${marksOf(declaration)}class ${escapeHtml(name)}${writeTypeParameters(typeParameters, layout)}`;
  }
  return undefined;
}

/** With a blank before it, unless it begins on a line of its own. */
function after(code: string): string {
  return code.startsWith('\n') ? code : ` ${code}`;
}

function names(parameters: Declaration['typeParameters']): NonNullable<Declaration['typeParameters']> {
  return (parameters ?? []).map(({ type: _, default: __, ...one }) => one);
}

function writeHierarchy({ page, links }: ApiWriter, declaration: Declaration): void {
  const place = links.placeOf(declaration);
  const at = links.at(place);
  const relations = [
    ['Extends', declaration.extendedTypes],
    ['Extended by', declaration.extendedBy],
    ['Implements', declaration.implementedTypes],
    ['Implemented by', declaration.implementedBy],
  ] as const;
  const items = relations.flatMap(([label, types]) => {
    if (!types?.length) return [];
    const codes = types.map((type) => inlineCode(layOut(at, (layout) => write(type, { ...layout, flat: true }))));
    return [`- ${label} ${codes.join(', ')}`];
  });
  if (items.length > 0) page.add(place, '## Hierarchy', items.join('\n'));
}

function writeTypeParameterSection({ page, links }: ApiWriter, declaration: Declaration): void {
  const { typeParameters = [] } = declaration;
  const place = links.placeOf(declaration);
  const at = links.at(place);
  if (typeParameters.length > 0) page.add(place, '## Type Parameters');
  for (const one of typeParameters) {
    page.add(
      place,
      `<h3 id="type-${escapeHtml(one.name)}">${escapeHtml(one.name)}</h3>`,
      codeBlock(layOut(at, (layout) => writeTypeParameter(one, layout))),
      ...writeComment(one.comment, at),
    );
  }
}

/** What of an interface or an object can be called, made by `new`, or indexed by any name. */
function writeCalls(writer: ApiWriter, declaration: Declaration): void {
  const { page, links, source } = writer;
  const object = declaration.type?.type === 'reflection' ? declaration.type.declaration : undefined;
  const isObject = (object?.children ?? []).length > 0;
  const { signatures = [], indexSignatures = [] } = object && isObject ? object : declaration;
  const callable = declaration.kind === KIND.typeAlias && !isObject ? [] : signatures;
  if (callable.length > 0) page.add(links.placeOf(declaration), '## Calls');
  for (const signature of callable) {
    const place = links.placeOf(signature);
    const at = links.at(place);
    const isNew = signature.kind === 16_384 ? 'new ' : '';
    const code = layOut(
      at,
      (layout) => `${isNew}${writeParameters(signature, layout)}: ${writeReturned(signature, layout)}`,
    );
    page.add(place, codeBlock(code), definedIn(place, source), ...writeComment(signature.comment, at));
  }
  if (indexSignatures.length > 0 && (isObject || !object)) page.add(links.placeOf(declaration), '## Index');
  for (const signature of isObject || !object ? indexSignatures : []) {
    const place = links.placeOf(signature);
    const at = links.at(place);
    const code = layOut(at, (layout) => writeIndexSignature(signature, layout));
    page.add(place, codeBlock(code), definedIn(place, source), ...writeComment(signature.comment, at));
  }
}
