/** The most values that a list in words names. */
const MAX_LISTED = 20;

/** A list in words: `"a", "b" or "c"`. Of a long one, the first, and how many more there are. */
export function listOf(values: readonly unknown[], joiner: 'and' | 'or'): string {
  const shown = values.slice(0, MAX_LISTED).map((value) => quote(value));
  if (values.length > MAX_LISTED) shown.push(`${values.length - MAX_LISTED} more`);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${joiner} ${shown.at(-1)}`;
}

/** A size in words: `512 KiB`. */
export function sayBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [unit, name] = bytes < 1024 * 1024 ? [1024, 'KiB'] : [1024 * 1024, 'MiB'];
  return `${Math.ceil((bytes / unit) * 10) / 10} ${name}`;
}

/** The most characters of a value from outside that a message repeats. */
const MAX_QUOTED = 60;

/** A value as an author writes it, cut where it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)}…`;
}

/** A number of things, in words. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
