/** The form of a color, as the control for one gives it. */
export const COLOR = '^#[0-9a-fA-F]{6}$';

/** A color: `#` and six hexadecimal digits. */
export function isColor(text: string): boolean {
  return new RegExp(COLOR).test(text);
}

/** A day of the calendar as RFC 3339 writes it: `full-date`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that the month does not have is taken for one of the next.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * The form of a date and time. The control that CTP names for one, `datetime-local` of HTML, gives no offset from UTC, and other
 * callers do: both are read.
 */
export const DATE_TIME =
  '^\\d{4}-\\d\\d-\\d\\dT([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)?$';

/** A moment as ISO 8601 writes it, with or without its offset from UTC. */
export function isDateTime(text: string): boolean {
  return new RegExp(DATE_TIME).test(text) && isDate(text.slice(0, text.indexOf('T')));
}

/** An address, as far as a mistake can be told without writing to it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text);
}

/** Bytes as base64 (RFC 4648, 4): whole groups of four, padded. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
