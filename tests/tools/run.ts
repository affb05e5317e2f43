import type { Ctx, Output } from '../../src/types.ts';

/** A result of one kind. */
export type OutputOf<K extends Output['kind']> = Extract<Output, { kind: K }>;

/** A context that nobody cancels. */
export function quietContext(): Ctx {
  return { signal: new AbortController().signal, progress: () => {} };
}

/** Narrows a result, or says what came instead. */
export function expectKind<K extends Output['kind']>(output: Output, kind: K): OutputOf<K> {
  if (output.kind !== kind) throw new Error(`expected ${kind}, got ${JSON.stringify(output).slice(0, 300)}`);
  return output as OutputOf<K>;
}

/** A part of a group, narrowed. */
export function partOf<K extends Output['kind']>(output: Output, index: number, kind: K): OutputOf<K> {
  const part = expectKind(output, 'group').parts[index];
  if (!part) throw new Error(`the group has no part ${index}`);
  return expectKind(part, kind);
}
