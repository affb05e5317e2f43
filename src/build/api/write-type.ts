import type { ApiType, Declaration, Parameter, Signature, TypeParameter } from './api-model.ts';
import { escapeHtml, group, textOf, widthOf } from './lay-out.ts';
import { LINE, MAX_TYPE_DEPTH, MAX_TYPE_TEXT } from './limits.ts';

type Reference = Extract<ApiType, { type: 'reference' }>;

/** What the types of a page need of the site. */
export interface TypeLinks {
  /** The page of what is referred to, where it has one, and the name that it is exported by. */
  find(reference: Reference): { address: string; name: string } | undefined;
}

/** How a type is being written. */
export interface Layout {
  links: TypeLinks;
  /** On one line, whatever its length. */
  flat: boolean;
  /** Columns in front of every further line. */
  indent: number;
  /** Types around this one. */
  depth: number;
}

/** Code as HTML, written to a layout of whole lines; of what is too long, the beginning as text. */
export function layOut(links: TypeLinks, content: (layout: Layout) => string): string {
  const html = content({ links, flat: false, indent: 0, depth: 0 });
  return widthOf(html) > MAX_TYPE_TEXT ? `${escapeHtml(textOf(html).slice(0, MAX_TYPE_TEXT))}…` : html;
}

/** Every kind of type that TypeDoc tells of, as TypeScript writes it. */
export function write(type: ApiType, outer: Layout): string {
  if (outer.depth >= MAX_TYPE_DEPTH) return '…';
  const layout = { ...outer, depth: outer.depth + 1 };
  const inner = (part: ApiType) => write(part, layout);
  switch (type.type) {
    case 'array':
      return `${operand(type.elementType, layout)}[]`;
    case 'conditional':
      return choose(layout, `${condition(type.checkType, layout)} extends ${condition(type.extendsType, layout)}`, [
        (at) => `? ${write(type.trueType, at)}`,
        (at) => `: ${write(type.falseType, at)}`,
      ]);
    case 'indexedAccess':
      return `${operand(type.objectType, layout)}[${inner(type.indexType)}]`;
    case 'inferred':
      return `infer ${escapeHtml(type.name)}${type.constraint ? ` extends ${inner(type.constraint)}` : ''}`;
    case 'intersection':
      return type.types.map((part) => operand(part, layout)).join(' &amp; ');
    case 'intrinsic':
    case 'unknown':
      return escapeHtml(type.name);
    case 'literal':
      return escapeHtml(literal(type.value));
    case 'mapped':
      return mapped(type, layout);
    case 'namedTupleMember':
      return `${escapeHtml(type.name)}${type.isOptional ? '?' : ''}: ${inner(type.element)}`;
    case 'optional':
      return `${operand(type.elementType, layout)}?`;
    case 'predicate': {
      const is = type.targetType ? `is ${inner(type.targetType)}` : '';
      return [type.asserts ? 'asserts' : '', escapeHtml(type.name), is].filter(Boolean).join(' ');
    }
    case 'query':
      return `typeof ${inner(type.queryType)}`;
    case 'reference':
      return reference(type, layout);
    case 'reflection':
      return literalType(type.declaration, layout);
    case 'rest':
      return `...${operand(type.elementType, layout)}`;
    case 'templateLiteral':
      return `\`${escapeHtml(type.head)}${type.tail.map(([part, text]) => `\${${inner(part)}}${escapeHtml(text)}`).join('')}\``;
    case 'tuple':
      return group(
        layout,
        ['[', ']'],
        ',',
        (type.elements ?? []).map((part) => (at) => write(part, at)),
      );
    case 'typeOperator':
      return `${type.operator} ${operand(type.target, layout)}`;
    case 'union':
      return union(type.types, layout);
  }
}

/** A type inside another that binds more tightly: in parentheses where it would fall apart. */
function operand(type: ApiType, layout: Layout): string {
  const html = write(type, layout);
  const isFunction = type.type === 'reflection' && type.declaration.signatures !== undefined;
  const isLoose = ['conditional', 'inferred', 'intersection', 'typeOperator', 'union', 'query'].includes(type.type);
  return isLoose || isFunction ? `(${html})` : html;
}

/** What a conditional type compares: only a function and another conditional need parentheses there. */
function condition(type: ApiType, layout: Layout): string {
  return type.type === 'conditional' || type.type === 'reflection' ? operand(type, layout) : write(type, layout);
}

function union(types: readonly ApiType[], layout: Layout): string {
  // `readonly string[]` and `A & B` hold together inside a union.
  const part = (type: ApiType, at: Layout) =>
    ['intersection', 'typeOperator', 'query'].includes(type.type) ? write(type, at) : operand(type, at);
  const flat = types.map((type) => part(type, { ...layout, flat: true })).join(' | ');
  if (layout.flat || widthOf(flat) + layout.indent <= LINE) return flat;
  const at = { ...layout, indent: layout.indent + 2 };
  return types.map((type) => `\n${' '.repeat(at.indent)}| ${part(type, { ...at, indent: at.indent + 2 })}`).join('');
}

/** A head and what follows it, on one line or each on its own. */
function choose(layout: Layout, head: string, rest: readonly ((at: Layout) => string)[]): string {
  const flat = [head, ...rest.map((part) => part({ ...layout, flat: true }))].join(' ');
  if (layout.flat || widthOf(flat) + layout.indent <= LINE) return flat;
  const at = { ...layout, indent: layout.indent + 2 };
  return [head, ...rest.map((part) => part(at))].join(`\n${' '.repeat(at.indent)}`);
}

function reference(type: Reference, layout: Layout): string {
  const found = layout.links.find(type);
  const linked = found ? `<a href="${escapeHtml(found.address)}">${escapeHtml(found.name)}</a>` : escapeHtml(type.name);
  if (!type.typeArguments?.length) return linked;
  return (
    linked +
    group(
      layout,
      ['&lt;', '&gt;'],
      ',',
      type.typeArguments.map((part) => (at) => write(part, at)),
    )
  );
}

function mapped(type: Extract<ApiType, { type: 'mapped' }>, layout: Layout): string {
  const sign = (modifier: '+' | '-' | undefined, word: string) =>
    modifier === undefined ? '' : `${modifier === '-' ? '-' : ''}${word}`;
  const readonly = sign(type.readonlyModifier, 'readonly ');
  const as = type.nameType ? ` as ${write(type.nameType, layout)}` : '';
  const key = `[${escapeHtml(type.parameter)} in ${write(type.parameterType, layout)}${as}]`;
  const value = (at: Layout) => write(type.templateType, at);
  return group(layout, ['{ ', ' }'], ';', [
    (at) => `${readonly}${key}${sign(type.optionalModifier, '?')}: ${value(at)}`,
  ]);
}

/** What stands between braces, or a function type. */
function literalType(declaration: Declaration, layout: Layout): string {
  const { signatures = [], indexSignatures = [], children = [] } = declaration;
  const [only] = signatures;
  if (only && signatures.length === 1 && indexSignatures.length + children.length === 0) {
    const isNew = only.kind === 16_384 ? 'new ' : '';
    return `${isNew}${writeParameters(only, layout)} =&gt; ${only.type ? write(only.type, layout) : 'any'}`;
  }
  const items = [
    ...signatures.map(
      (signature) => (at: Layout) => `${writeParameters(signature, at)}: ${writeReturned(signature, at)}`,
    ),
    ...indexSignatures.map((signature) => (at: Layout) => writeIndexSignature(signature, at)),
    ...children.flatMap((child) => writeProperties(child)),
  ];
  return items.length === 0 ? '{}' : group(layout, ['{ ', ' }'], ';', items);
}

function writeProperties(child: Declaration): ((at: Layout) => string)[] {
  const name = escapeHtml(propertyName(child.name));
  const mark = child.flags.isOptional ? '?' : '';
  if (child.signatures) {
    return child.signatures.map(
      (signature) => (at) => `${name}${mark}${writeParameters(signature, at)}: ${writeReturned(signature, at)}`,
    );
  }
  const readonly = child.flags.isReadonly ? 'readonly ' : '';
  const type = child.type ?? child.getSignature?.type;
  return [(at) => `${readonly}${name}${mark}: ${type ? write(type, at) : 'any'}`];
}

/** `[name: string]: number`. */
export function writeIndexSignature(signature: Signature, layout: Layout): string {
  const readonly = signature.flags.isReadonly ? 'readonly ' : '';
  const key = (signature.parameters ?? []).map((parameter) => writeParameter(parameter, layout)).join(', ');
  return `${readonly}[${key}]: ${writeReturned(signature, layout)}`;
}

/** `<T>(value: T)`: the type parameters and parameters of a signature. */
export function writeParameters(signature: Signature, layout: Layout): string {
  const parameters = (signature.parameters ?? []).map((parameter) => (at: Layout) => writeParameter(parameter, at));
  return writeTypeParameters(signature.typeParameters, layout) + group(layout, ['(', ')'], ',', parameters);
}

function writeParameter({ name, flags, type, defaultValue }: Parameter, layout: Layout): string {
  const mark = flags.isOptional || defaultValue !== undefined ? '?' : '';
  return `${flags.isRest ? '...' : ''}${escapeHtml(name)}${mark}: ${type ? write(type, layout) : 'any'}`;
}

/** `<T extends string = 'a'>`; empty without any. */
export function writeTypeParameters(parameters: readonly TypeParameter[] | undefined, layout: Layout): string {
  if (!parameters?.length) return '';
  return group(
    layout,
    ['&lt;', '&gt;'],
    ',',
    parameters.map((one) => (at) => writeTypeParameter(one, at)),
  );
}

/** `T extends string = 'a'`. */
export function writeTypeParameter(parameter: TypeParameter, layout: Layout): string {
  const modifiers = [
    parameter.flags.isConst ? 'const ' : '',
    parameter.varianceModifier ? `${parameter.varianceModifier} ` : '',
  ];
  const constraint = parameter.type ? ` extends ${write(parameter.type, layout)}` : '';
  const value = parameter.default ? ` = ${write(parameter.default, layout)}` : '';
  return modifiers.join('') + escapeHtml(parameter.name) + constraint + value;
}

/** What a signature returns. */
export function writeReturned(signature: Signature, layout: Layout): string {
  return signature.type ? write(signature.type, layout) : 'any';
}

/** The name of a property as code: quoted where it is no identifier. */
export function propertyName(name: string): string {
  return /^(?:\[.*\]|[\p{ID_Start}$_#][\p{ID_Continue}$]*)$/u.test(name) ? name : literal(name);
}

function literal(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  // TypeDoc writes a large integer as its digits and its sign.
  if (typeof value === 'object' && value !== null && 'value' in value) {
    return `${'negative' in value && value.negative ? '-' : ''}${String(value.value)}n`;
  }
  return String(value);
}
