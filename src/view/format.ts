/** A count for prose: `12,345`. The same in every locale, so that a page and its live card agree. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** `1 row`, `12,345 rows`. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : many}`;
}

/** A time limit for prose: `2 seconds`, `0.5 seconds`. */
export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** The first `max` UTF-16 code units of a text; never half of a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
  return text.slice(0, splitsPair ? max - 1 : max);
}

/** A text for a small place: what is over `max` is replaced by an ellipsis. */
export function clip(text: string, max: number): string {
  return text.length <= max ? text : `${cut(text, max)}…`;
}
