import type { PagefindPage } from './pagefind.ts';

/** A script without spaces, where a word may begin behind any letter. */
const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

/** The order of pages that are about the same: what one should use comes first. */
const STATUSES = ['deprecated', 'retired'];

/**
 * Sorts pages by what they are called: first the page whose title is what was looked for, then those with all of its words in their
 * titles, then the others; among each of these what is live comes before what is deprecated, and that before what is retired. What is
 * alike stays in its order.
 */
export function rankPages(pages: readonly PagefindPage[], looked: string): PagefindPage[] {
  const words = wordsOf(looked);
  const ranked = pages.map((page) => ({ page, rank: rankOf(page, words) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ page }) => page);
}

function rankOf({ meta: { title = '', status = '' } }: PagefindPage, words: readonly string[]): number {
  const called = wordsOf(title);
  const isCalled = words.join(' ') === called.join(' ');
  const isNamed = words.every((word) => called.some((own) => begins(own, word)));
  return (isCalled ? 0 : isNamed ? 1 : 2) * (STATUSES.length + 1) + STATUSES.indexOf(status) + 1;
}

function begins(own: string, word: string): boolean {
  return own.startsWith(word) || (UNSPACED.test(word) && own.includes(word));
}

/** Without case and accents, as Pagefind compares them. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
