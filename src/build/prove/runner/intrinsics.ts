import { runInNewContext } from 'node:vm';

/** A shared object, what it is called, and its properties as they were. */
interface Watched {
  object: object;
  name: string;
  before: ReadonlyMap<PropertyKey, PropertyDescriptor>;
}

/**
 * Remembers what all scripts of a page share: the names of the globals, and the properties of the language's own objects. What
 * the web adds to the language is watched by name only, for Node loads most of it when it is first looked at. Returns what
 * names the changes since.
 */
export function watchIntrinsics(): () => string[] {
  // Not those that are symbols: Node adds some of its own.
  const globals = new Set(Object.getOwnPropertyNames(globalThis));
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const watched = new Map<object, string>();
  for (const name of language) {
    const value: unknown = Reflect.get(globalThis, name);
    if (!isObject(value) || value === globalThis) continue;
    watched.set(value, name);
    const { prototype } = value as { prototype?: unknown };
    if (isObject(prototype)) watched.set(prototype, `${name}.prototype`);
  }
  const values = new Map(language.map((name) => [name, Reflect.get(globalThis, name)]));
  const shape = [...watched].map(([object, name]): Watched => ({ object, name, before: shapeOf(object) }));
  return () => [
    ...Object.getOwnPropertyNames(globalThis).filter((name) => !globals.has(name)),
    ...language.filter((name) => !Object.is(values.get(name), Reflect.get(globalThis, name))),
    ...shape.flatMap(changes),
  ];
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function shapeOf(object: object): Map<PropertyKey, PropertyDescriptor> {
  return new Map(Reflect.ownKeys(object).map((key) => [key, descriptor(object, key)]));
}

function descriptor(object: object, key: PropertyKey): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(object, key) ?? {};
}

function changes({ object, name, before }: Watched): string[] {
  const keys = Reflect.ownKeys(object);
  const changed = keys.filter((key) => isChanged(before.get(key), descriptor(object, key)));
  // Most objects have kept all their keys, which their number tells.
  const isWhole = keys.length === before.size && changed.every((key) => before.has(key));
  const gone = isWhole ? [] : [...before.keys()].filter((key) => !Object.hasOwn(object, key));
  return [...changed, ...gone].map((key) => `${name}.${String(key)}`);
}

function isChanged(was: PropertyDescriptor | undefined, is: PropertyDescriptor): boolean {
  return !was || !Object.is(was.value, is.value) || was.get !== is.get || was.set !== is.set;
}
