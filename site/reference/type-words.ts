import { refName, type Spec } from './spec.ts';

/** Where a type is told: an anchor of the same page or of another. */
export type FindType = (name: string) => string;

/** What a value may be, in Markdown: its type with a link where it has a name, and its bounds. */
export function typeWords(spec: Spec, find: FindType): string {
  if (spec.$ref) return [`[${refName(spec.$ref)}](${find(refName(spec.$ref))})`, ...bounds(spec)].join(', ');
  if (spec.const !== undefined) return code(spec.const);
  if (spec.enum) return spec.enum.map(code).join(' or ');
  if (spec.anyOf) return spec.anyOf.map((part) => typeWords(part, find)).join(' or ');
  const types = [spec.type ?? []].flat();
  if (types.length === 0) return 'anything';
  return [types.map((type) => oneType(type, spec, find)).join(' or '), ...bounds(spec)].join(', ');
}

/** A value as JSON, as code. */
export function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function oneType(type: string, spec: Spec, find: FindType): string {
  switch (type) {
    case 'array':
      return spec.items ? `list of ${typeWords(spec.items, find)}` : 'list';
    case 'object':
      return typeof spec.additionalProperties === 'object' && Object.keys(spec.additionalProperties).length > 0
        ? `object, each value ${typeWords(spec.additionalProperties, find)}`
        : 'object';
    case 'boolean':
      return '`true` or `false`';
    case 'string':
      return 'text';
    case 'integer':
      return 'whole number';
    default:
      return type;
  }
}

function bounds(spec: Spec): string[] {
  return [
    range(spec.minLength, spec.maxLength, 'characters'),
    range(spec.minimum, spec.maximum),
    spec.exclusiveMinimum === undefined ? '' : `above ${spec.exclusiveMinimum}`,
    range(spec.minItems, spec.maxItems, 'entries'),
    range(spec.minProperties, undefined, 'keys'),
    spec.uniqueItems ? 'none twice' : '',
    spec.pattern === undefined ? '' : `in the form \`${spec.pattern}\``,
  ].filter((words) => words !== '');
}

/** Of `characters` and the like, the last letter is left out where it is one. */
function range(low: number | undefined, high: number | undefined, unit = ''): string {
  const counted = (number: number) => (unit === '' ? `${number}` : `${number} ${number === 1 ? one(unit) : unit}`);
  if (low !== undefined && high !== undefined) return low === high ? counted(low) : `${low} to ${counted(high)}`;
  if (low !== undefined) return `${counted(low)} or more`;
  return high === undefined ? '' : `${counted(high)} at most`;
}

function one(unit: string): string {
  return unit.replace(/ies$/, 'y').replace(/s$/, '');
}
