import { Code } from '../../dialects/dialect.ts';
import type { JsonPath } from '../../model/problem.ts';
import { MAX_DEPTH } from '../limits.ts';

/** What a module exports, as a build may use it. */
export interface Decoded {
  /** By name. Own keys only, and every function is {@link Code}. */
  exports: Map<string, unknown>;
  /** What is no data, and what it is. */
  refused: { path: JsonPath; what: string }[];
  /** Where functions are. */
  code: JsonPath[];
}

/**
 * Reads what a guarded process sent, which the module there may have written itself.
 * @throws where it is not what {@link ./encode-exports.ts encodeExports} makes
 */
export function decodeExports(encoded: unknown): Decoded {
  const decoded: Decoded = { exports: new Map(), refused: [], code: [] };
  const module = decode(encoded, [], decoded);
  if (typeof module !== 'object' || module === null) throw new TypeError('A module is an object');
  decoded.exports = new Map(Object.entries(module));
  return decoded;
}

/** The most characters of the words for what is refused. */
const MAX_WORDS = 100;

function decode(encoded: unknown, path: JsonPath, decoded: Decoded): unknown {
  if (typeof encoded !== 'object' || encoded === null) return scalar(encoded);
  if (path.length > MAX_DEPTH + 1) throw new TypeError('What is nested deeper is refused there');
  const [mark, ...others] = Object.entries(encoded);
  if (!mark || others.length > 0) throw new TypeError('A mark has one key');
  const [key, value] = mark;
  if (key === 'list' && Array.isArray(value))
    return value.map((item, index) => decode(item, [...path, index], decoded));
  if (key === 'entries' && Array.isArray(value)) {
    // fromEntries makes own keys of any name, `__proto__` too.
    return Object.fromEntries(
      value.map((entry: unknown) => {
        const [name, item] = entry as [unknown, unknown];
        if (typeof name !== 'string') throw new TypeError('A key is text');
        return [name, decode(item, [...path, name], decoded)];
      }),
    );
  }
  if (key === 'code') {
    decoded.code.push(path);
    return new Code();
  }
  if (key !== 'refused' || typeof value !== 'string') throw new TypeError('There is no such mark');
  decoded.refused.push({ path, what: value.slice(0, MAX_WORDS) });
  return undefined;
}

function scalar(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  throw new TypeError('What JSON has no word for is a mark');
}
