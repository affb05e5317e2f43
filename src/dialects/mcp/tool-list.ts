import type { JsonPath } from '../../model/problem.ts';
import { asArray, asObject, get, type JsonObject } from '../dialect.ts';

/** The tools of a document, and where they stand in it. */
export interface ToolList {
  /** The path of the list. */
  path: JsonPath;
  entries: readonly unknown[];
  /** What the list is part of: empty for a list alone. */
  result: JsonObject;
}

/** Finds the list in a document: it may be one alone, the result of `tools/list`, or in the whole response. */
export function findTools(document: unknown): ToolList | undefined {
  if (Array.isArray(document)) return { path: [], entries: document, result: {} };
  const response = asObject(get(document, 'result'));
  const result = response ?? asObject(document) ?? {};
  const entries = get(result, 'tools');
  if (!Array.isArray(entries)) return undefined;
  return { path: response ? ['result', 'tools'] : ['tools'], entries, result };
}

/** An entry of a list, and where it stands. */
export interface ToolEntry {
  path: JsonPath;
  entry: JsonObject;
}

/** The entries of a document that are objects. */
export function toolEntries(document: unknown): ToolEntry[] {
  const list = findTools(document);
  return asArray(list?.entries).flatMap((value, index) => {
    const entry = asObject(value);
    return entry ? [{ path: [...(list?.path ?? []), index], entry }] : [];
  });
}

/** What an object says under a key. Some write null where they say nothing. */
export function said(object: unknown, key: string): unknown {
  return get(object, key) ?? undefined;
}

/** The text that an object says under a key; undefined where there is none. */
export function saidText(object: unknown, key: string): string | undefined {
  const value = said(object, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
