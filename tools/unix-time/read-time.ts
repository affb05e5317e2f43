import type { Output } from 'pegboard/types';
import { daysInMonth, monthName } from './calendar.ts';

/** A time as it was written. */
export interface Written {
  /** Milliseconds since 1970. Without a zone they are counted as if the clock showed UTC. */
  time: number;
  /** Whether the text says what the clock is ahead of UTC, as a number always does. */
  fixed: boolean;
  /** Whether digits past the millisecond were dropped. */
  dropped: boolean;
}

const NUMBER = /^(?<sign>[+-]?)(?<whole>\d+)(?:\.(?<fraction>\d*))?$/;

const DATE =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?<offset>[Zz]|(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d))?)?$/d;

/** Years that four digits can write. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Reads a number, or a date of RFC 3339 of which the time, its seconds and its offset may be left out.
 * @returns the time, or the `error` result that points into the input `time`
 */
export function readTime(source: string, unit: string): Written | Output {
  const text = source.trim();
  const start = source.indexOf(text);
  const fault = (message: string, at = 0, len = text.length): Output => {
    return { kind: 'error', message, input: 'time', at: start + at, len };
  };
  if (text === '') {
    return { kind: 'error', message: 'No time yet. Type a number or a date.', input: 'time' };
  }
  const number = NUMBER.exec(text)?.groups;
  if (number) return readNumber(number, unit, fault);
  const date = DATE.exec(text);
  if (date) return readDate(date, fault);
  return fault('This is neither a number nor a date. Write 1709208000, 2024-02-29 or 2024-02-29T12:00:00Z.');
}

type Groups = { [name: string]: string | undefined };
type Fault = (message: string, at?: number, len?: number) => Output;

function readNumber({ sign, whole = '', fraction = '' }: Groups, unit: string, fault: Fault): Written | Output {
  const places = unit === 'milliseconds' ? 0 : 3;
  const size = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  const dropped = /[1-9]/.test(fraction.slice(places));
  // Down to the millisecond that the time lies in, before 1970 too.
  const time = sign === '-' ? -size - (dropped ? 1 : 0) : size;
  if (time >= FIRST && time <= LAST) return { time: time + 0, fixed: true, dropped };
  const seconds = places === 3 && Number(whole) <= LAST;
  return fault(
    `This lies outside the years 1 to 9999.${seconds ? ' If it counts milliseconds, choose Milliseconds.' : ''}`,
  );
}

function readDate(match: RegExpExecArray, fault: Fault): Written | Output {
  const groups: Groups = match.groups!;
  const value = (name: string) => Number(groups[name] ?? 0);
  const at = (name: string, message: string) => {
    const [from, to] = match.indices!.groups![name]!;
    return fault(message, from, to - from);
  };
  const [year, month, day] = [value('year'), value('month'), value('day')];
  if (year === 0) return at('year', 'Years run from 0001 to 9999.');
  if (month < 1 || month > 12) return at('month', 'Months run from 01 to 12.');
  const days = daysInMonth(year, month);
  if (day < 1 || day > days) return at('day', `${monthName(month)} ${year} has ${days} days.`);
  if (value('hour') > 23) return at('hour', 'Hours run from 00 to 23.');
  if (value('minute') > 59) return at('minute', 'Minutes run from 00 to 59.');
  if (value('second') === 60) return at('second', 'Unix time has no leap seconds: seconds run from 00 to 59.');
  if (value('second') > 59) return at('second', 'Seconds run from 00 to 59.');
  if (value('hours') > 23 || value('minutes') > 59) return at('offset', 'Offsets run from -23:59 to +23:59.');

  const { fraction = '', offset, sign } = groups;
  const ahead = (value('hours') * 60 + value('minutes')) * 60_000;
  const time =
    new Date(0).setUTCFullYear(year, month - 1, day) +
    ((value('hour') * 60 + value('minute')) * 60 + value('second')) * 1000 +
    Number(fraction.slice(0, 3).padEnd(3, '0')) -
    (sign === '-' ? -ahead : ahead);
  if (time < FIRST || time > LAST) return fault('In UTC this lies outside the years 1 to 9999.');
  return { time, fixed: offset !== undefined, dropped: /[1-9]/.test(fraction.slice(3)) };
}
