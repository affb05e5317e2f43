/** The most characters of a value that a message repeats. */
const MAX_SHOWN = 80;

/** A value as JSON, or in words where JSON has none for it; cut where it is long. */
export function show(value: unknown): string {
  return cut(textOf(value), MAX_SHOWN);
}

/** Two different values, each with the part around their first difference where they are long texts. */
export function showPair(a: unknown, b: unknown): [string, string] {
  if (typeof a !== 'string' || typeof b !== 'string' || Math.max(a.length, b.length) <= MAX_SHOWN)
    return [show(a), show(b)];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const from = Math.max(0, same - 20);
  const part = (text: string): string =>
    `${from > 0 ? '…' : ''}${cut(JSON.stringify(text.slice(from, from + MAX_SHOWN)), MAX_SHOWN)}`;
  return [part(a), part(b)];
}

function textOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const name = Object.prototype.toString.call(value).slice(8, -1);
    if (name !== 'Object') return `a ${name}`;
  }
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part)) ?? typeof value;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}
