/** One day of 24 hours: Unix time knows no others. */
export const DAY_MS = 86_400_000;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** What the Gregorian calendar says about a day, extended to years before it was introduced. */
export interface Day {
  year: number;
  leap: boolean;
  /** From 1. */
  dayOfYear: number;
  daysInYear: number;
  weekday: string;
  /** The week of ISO 8601, such as `2024-W09-4`: the year is that of the week's Thursday. */
  isoWeek: string;
}

/** Every fourth year, but of the full centuries only every fourth. */
export function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Why a year is a leap year, or is none. */
export function explainLeap(year: number): string {
  if (year % 4 !== 0) return `${year} cannot be divided by 4`;
  if (year % 100 !== 0) return `${year} can be divided by 4 and not by 100`;
  return year % 400 === 0 ? `${year} can be divided by 400` : `${year} can be divided by 100 and not by 400`;
}

/** @param month from 1 */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : DAYS_IN_MONTH[month - 1]!;
}

/** @param month from 1 */
export function monthName(month: number): string {
  return MONTHS[month - 1]!;
}

/** @param local milliseconds that a clock shows, counted as if it showed UTC */
export function describeDay(local: number): Day {
  const date = new Date(local);
  const year = date.getUTCFullYear();
  const dayOfYear = Math.floor((local - startOfYear(year)) / DAY_MS) + 1;
  // Monday is 1.
  const weekday = date.getUTCDay() || 7;
  const thursday = local + (4 - weekday) * DAY_MS;
  const weekYear = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - startOfYear(weekYear)) / DAY_MS / 7) + 1;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return {
    year,
    leap: isLeap(year),
    dayOfYear,
    daysInYear: isLeap(year) ? 366 : 365,
    weekday: WEEKDAYS[weekday - 1]!,
    isoWeek: `${pad(weekYear, 4)}-W${pad(week, 2)}-${weekday}`,
  };
}

/** `Date.UTC` takes the years 0 to 99 for 1900 to 1999. */
function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}
