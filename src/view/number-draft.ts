import type { NumberInput } from '../model/input.ts';

/** The values that a number box takes, as a sentence. */
export function rangeText({ min, max }: NumberInput): string {
  return `From ${min} to ${max}.`;
}

/** The number a reader typed; undefined when it is none. */
export function parseNumber(draft: string): number | undefined {
  const value = draft.trim() === '' ? Number.NaN : Number(draft);
  return Number.isFinite(value) ? value : undefined;
}

/** A typed number held to its range. The text stays as typed where it is inside: `3.10` is not rewritten to `3.1`. */
export function clampDraft(draft: string, { min, max }: NumberInput): string {
  const value = parseNumber(draft);
  if (value === undefined) return draft;
  if (value < min) return String(min);
  return value > max ? String(max) : draft;
}
