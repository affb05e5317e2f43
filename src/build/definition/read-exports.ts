import { deserialize } from 'node:v8';
import { listOf } from '../../dialects/dialect.ts';
import { type Finding, type JsonPath, toPointer } from '../../model/problem.ts';
import type { SourceRead } from '../read-source.ts';
import { type SourceFile, toProblem } from '../source-file.ts';
import { bounded } from '../validate.ts';
import { nameOf } from '../wording.ts';
import { type Decoded, decodeExports } from './decode-exports.ts';
import { moduleFinder } from './module-finder.ts';
import type { ModuleToRead } from './module-to-read.ts';

/**
 * The definition among what a module exports.
 * @param bytes the exports as the guarded process sent them: a structured clone
 */
export function readExports(module: ModuleToRead, bytes: Uint8Array): SourceRead {
  const { absolute, path, text, tool, shape } = module;
  const sourceAt = (base: JsonPath, value: unknown): SourceFile => {
    return { path, absolute, text, value, finder: () => moduleFinder(absolute, text, base) };
  };
  const refuse = (finding: Finding): SourceRead => ({ problems: [toProblem(sourceAt([], undefined), tool, finding)] });
  const decoded = decode(bytes);
  if (!decoded) return refuse(UNREADABLE);
  const { exports } = decoded;
  const base = shape.find(exports);
  if (!base) {
    const held = exports.size === 0 ? 'nothing' : listOf([...exports.keys()], 'and');
    const fault = `This module exports ${held}, and ${shape.wanted}`;
    return refuse({ severity: 'error', path: [], code: 'definition-exports', fault, fix: `Write ${shape.example}` });
  }
  const findings = bounded(notData(module, decoded, base));
  const value = findings.length > 0 ? undefined : valueAt(exports, base);
  const source = sourceAt(base, value);
  return { source, problems: findings.map((finding) => toProblem(source, tool, finding)) };
}

const UNREADABLE: Finding = {
  severity: 'error',
  path: [],
  code: 'definition-failed',
  fault: 'What the module exports cannot be read',
  fix: 'Export plain data and functions, and leave the language as it is',
};

/** What a guarded process sent; undefined where the module there has tampered with it. */
function decode(bytes: Uint8Array): Decoded | undefined {
  try {
    return decodeExports(deserialize(bytes));
  } catch {
    return undefined;
  }
}

/** What stands in the document and is neither data nor a function in its place. */
function notData({ shape }: ModuleToRead, { refused, code }: Decoded, base: JsonPath): Finding[] {
  const inside = (path: JsonPath) => base.every((step, index) => path[index] === step);
  const allowed = new Set(shape.functions.map(toPointer));
  const strays = code.filter((path) => !allowed.has(toPointer(path.slice(base.length))));
  return [...refused, ...strays.map((path) => ({ path, what: 'a function' }))]
    .filter(({ path }) => inside(path))
    .map(({ path, what }) => {
      const place = path.slice(base.length);
      const fault = `${nameOf(place)} is ${what}, and a definition is plain data`;
      const fix = 'Write what JSON can say: text, a number, true, false, null, a list or an object';
      return { severity: 'error', path: place, code: 'definition-value', fault, fix };
    });
}

function valueAt(exports: ReadonlyMap<string, unknown>, base: JsonPath): unknown {
  const [name, ...rest] = base;
  if (name === undefined) return Object.fromEntries(exports);
  return rest.reduce<unknown>((value, step) => (value as { [key: string]: unknown })[step], exports.get(String(name)));
}
