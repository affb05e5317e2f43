import type { CardOptions } from './card-options.ts';

/** How much of a result is drawn. What is left out is counted in a sentence. */
export interface Limits {
  /** Rows of a `fields` result. */
  fields: number;
  /** Rows of a table. */
  rows: number;
  /** Columns of a table. */
  columns: number;
  /** Characters of one text, or of all cells of one table. */
  characters: number;
  /** Characters of one cell, label or value. */
  cell: number;
  /** Bytes of a hex dump. */
  bytes: number;
  /** Parts of a group. */
  parts: number;
  /** Where the whole result can be seen; absent when this is the place. */
  href?: string | undefined;
  /** A picture is small, without the titles of its axes. Default false. */
  compact?: boolean;
  /** What is left out is drawn here when the reader asks for it. */
  expands?: boolean;
}

/** On a tool's own page. Beyond these a page is slow to draw and nobody reads on. */
export const PAGE_LIMITS: Limits = {
  fields: 500,
  rows: 500,
  columns: 50,
  characters: 100_000,
  cell: 2000,
  bytes: 4096,
  parts: 50,
};

/** On a card of a list. */
const CARD_LIMITS = { rows: 5, columns: 6, characters: 400, cell: 120, bytes: 64, parts: 1, compact: true };

/**
 * How much is drawn where.
 * @param fields the tool's `cardFields`
 * @param href the tool's page
 * @param expanded the reader asked for what was left out
 */
export function limitsOf({ mode, parts, more }: CardOptions, fields: number, href: string, expanded = false): Limits {
  if (expanded) return PAGE_LIMITS;
  const own = mode === 'card' ? { ...CARD_LIMITS, fields } : PAGE_LIMITS;
  const expands = more === 'expand';
  return { ...own, parts: parts ?? own.parts, expands, href: expands || mode !== 'card' ? undefined : href };
}
