import type { Output } from '../../model/output.ts';

/** Most characters of one result that are searched. */
export const MAX_RESULT_CHARACTERS = 2_000;

/** What a result says to what draws it, and not to its reader. */
const UNREAD = new Set(
  'kind tone align lang id link input shape axis stack scale xScale yScale mode orientation'.split(' '),
);

/** The words of a result, as one may look for them: its texts, and the numbers in the cells of a table. */
export function outputWords(output: Output): string {
  const words: string[] = [];
  let room = MAX_RESULT_CHARACTERS;
  const take = (value: unknown, isCell: boolean): void => {
    if (room <= 0) return;
    if (typeof value === 'string' || (isCell && typeof value === 'number')) {
      const text = String(value).slice(0, room);
      room -= text.length;
      if (text.trim() !== '') words.push(text);
    } else if (Array.isArray(value)) {
      for (const item of value) take(item, isCell);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (!UNREAD.has(key)) take(item, key === 'rows');
    }
  };
  take(output, false);
  return words.join(' · ');
}
