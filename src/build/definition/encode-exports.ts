import { MAX_DEPTH } from '../limits.ts';
import { type Encoded, MAX_EXPORTED_VALUES } from './encoded.ts';

/**
 * What a module exports, as data. It runs beside the module, in the guarded process. Each value is read once, and no getter is
 * called: what a Proxy shows then is what it is.
 */
export function encodeExports(module: object): Encoded {
  let left = MAX_EXPORTED_VALUES;
  // A bundler may put getters where a module has its exports.
  return { entries: Object.keys(module).map((name) => [name, attempt(() => encode(Reflect.get(module, name), []))]) };

  function encode(value: unknown, around: readonly object[]): Encoded {
    left -= 1;
    if (left < 0) return { refused: `past the ${MAX_EXPORTED_VALUES} values that a module may export` };
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : { refused: String(value) };
    if (typeof value === 'function') return { code: true };
    if (typeof value !== 'object') return { refused: value === undefined ? UNDEFINED : `a ${typeof value}` };
    if (around.includes(value)) return { refused: 'a cycle: it holds itself' };
    if (around.length >= MAX_DEPTH) return { refused: `nested deeper than ${MAX_DEPTH}` };
    return attempt(() => inside(value, [...around, value]));
  }

  function inside(value: object, around: readonly object[]): Encoded {
    const prototype: object | null = Object.getPrototypeOf(value);
    if (Array.isArray(value) && prototype === Array.prototype) {
      if (value.length > left) return { refused: `a list of ${value.length} entries` };
      return { list: Array.from({ length: value.length }, (_, index) => property(value, String(index), around)) };
    }
    if (prototype !== null && prototype !== Object.prototype) return { refused: sayClass(prototype) };
    if (Object.getOwnPropertySymbols(value).length > 0) return { refused: 'an object with a symbol as key' };
    const entries = Object.keys(value).map((key): [string, Encoded] => [key, property(value, key, around)]);
    // As in JSON, a key that is undefined is not there.
    return { entries: entries.filter(([, encoded]) => !isUndefined(encoded)) };
  }

  function property(holder: object, key: string, around: readonly object[]): Encoded {
    const descriptor = Object.getOwnPropertyDescriptor(holder, key);
    return descriptor?.get || descriptor?.set ? { refused: 'a getter' } : encode(descriptor?.value, around);
  }
}

const UNDEFINED = 'undefined';

function isUndefined(encoded: Encoded): boolean {
  return typeof encoded === 'object' && encoded !== null && 'refused' in encoded && encoded.refused === UNDEFINED;
}

function attempt(read: () => Encoded): Encoded {
  try {
    return read();
  } catch {
    return { refused: 'a value that throws when it is read' };
  }
}

/** The most characters of a class's name that a message repeats. */
const MAX_NAME = 60;

function sayClass(prototype: object): string {
  const made: { name?: unknown } | undefined = Object.hasOwn(prototype, 'constructor')
    ? prototype.constructor
    : undefined;
  return typeof made?.name === 'string' ? `of the class ${made.name.slice(0, MAX_NAME)}` : 'an object with a prototype';
}
