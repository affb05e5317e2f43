import { runInNewContext } from 'node:vm';

/** A shared object, what it is called, and its properties as they were. */
interface Watched {
  object: object;
  name: string;
  count: number;
  /** Their values by key, of those that have one; the rest are accessors. Looked at first, for reading is quick. */
  values: [PropertyKey, unknown][];
  descriptors: ReadonlyMap<PropertyKey, PropertyDescriptor>;
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
  const shape = [...watched].map(([object, name]) => watch(object, name));
  return () => [
    ...Object.getOwnPropertyNames(globalThis).filter((name) => !globals.has(name)),
    ...language.filter((name) => !Object.is(values.get(name), Reflect.get(globalThis, name))),
    ...shape.flatMap(changes),
  ];
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function watch(object: object, name: string): Watched {
  const descriptors = new Map(Reflect.ownKeys(object).map((key) => [key, descriptor(object, key)]));
  const values = [...descriptors].flatMap(([key, { value, get, set }]): [PropertyKey, unknown][] =>
    get || set ? [] : [[key, value]],
  );
  return { object, name, count: descriptors.size, values, descriptors };
}

function descriptor(object: object, key: PropertyKey): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(object, key) ?? {};
}

function changes(watched: Watched): string[] {
  const { object, name, descriptors } = watched;
  if (isUnchanged(watched)) return [];
  const keys = Reflect.ownKeys(object);
  const changed = keys.filter((key) => isChanged(descriptors.get(key), descriptor(object, key)));
  const gone = [...descriptors.keys()].filter((key) => !Object.hasOwn(object, key));
  return [...changed, ...gone].map((key) => `${name}.${String(key)}`);
}

/** Every tool is asked this of every shared object, and nearly always it is so. */
function isUnchanged({ object, count, values, descriptors }: Watched): boolean {
  if (Reflect.ownKeys(object).length !== count) return false;
  for (const [key, value] of values) if (!Object.is(Reflect.get(object, key), value)) return false;
  if (values.length === count) return true;
  for (const [key, was] of descriptors)
    if ((was.get || was.set) && isChanged(was, descriptor(object, key))) return false;
  return true;
}

function isChanged(was: PropertyDescriptor | undefined, is: PropertyDescriptor): boolean {
  return !was || !Object.is(was.value, is.value) || was.get !== is.get || was.set !== is.set;
}
