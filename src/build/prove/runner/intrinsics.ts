/** Loaded by Node when they are first looked at, which takes longer than all the rest. */
const LATE = new Set<PropertyKey>([
  'FormData',
  'Headers',
  'Request',
  'Response',
  'MessageEvent',
  'CloseEvent',
  'ErrorEvent',
]);

type Shape = Map<object, Map<PropertyKey, PropertyDescriptor>>;

/**
 * Remembers what all scripts of a page share: the globals, and the properties of the language's own objects. Returns
 * what names the changes since.
 */
export function watchIntrinsics(): () => string[] {
  const names = new Map<object, string>([[globalThis, '']]);
  for (const key of Reflect.ownKeys(globalThis)) {
    const { value } = descriptor(globalThis, key);
    // Node makes most of what the web adds to the language on first use, through a getter: that is no change.
    if (!isObject(value) || names.has(value)) continue;
    names.set(value, String(key));
    const { prototype } = value as { prototype?: unknown };
    if (isObject(prototype) && !names.has(prototype)) names.set(prototype, `${String(key)}.prototype`);
  }
  const shape: Shape = new Map([...names.keys()].map((object) => [object, shapeOf(object)]));
  return () => [...shape].flatMap(([object, before]) => changes(object, before, names.get(object) ?? ''));
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function shapeOf(object: object): Map<PropertyKey, PropertyDescriptor> {
  return new Map(Reflect.ownKeys(object).map((key) => [key, descriptor(object, key)]));
}

function descriptor(object: object, key: PropertyKey): PropertyDescriptor {
  if (object === globalThis && LATE.has(key)) return {};
  return Object.getOwnPropertyDescriptor(object, key) ?? {};
}

function changes(object: object, before: ReadonlyMap<PropertyKey, PropertyDescriptor>, name: string): string[] {
  const keys = Reflect.ownKeys(object);
  const changed = keys.filter((key) => {
    const was = before.get(key);
    return !was || isChanged(was, descriptor(object, key), object === globalThis);
  });
  const gone =
    keys.length - changed.length === before.size ? [] : [...before.keys()].filter((key) => !Object.hasOwn(object, key));
  return [...changed, ...gone].map((key) => (name === '' ? String(key) : `${name}.${String(key)}`));
}

function isChanged(was: PropertyDescriptor, is: PropertyDescriptor, isGlobal: boolean): boolean {
  if (isGlobal && was.get) return false;
  return !Object.is(was.value, is.value) || was.get !== is.get || was.set !== is.set;
}
