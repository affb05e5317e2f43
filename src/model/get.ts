import type { JsonObject } from './json-schema.ts';

/** The value as an object, or undefined where it is none. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** The value as a list; empty where it is none. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What an object from outside says under a key of its own. */
export function get(object: unknown, key: string): unknown {
  const found = asObject(object);
  return found && Object.hasOwn(found, key) ? found[key] : undefined;
}
