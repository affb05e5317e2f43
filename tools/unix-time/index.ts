import type { Output, Tool } from 'pegboard/types';
import { describeDay, explainLeap } from './calendar.ts';
import { readTime } from './read-time.ts';
import { findMoments, findZone, showOffset, type Zone } from './zone.ts';

type Input = { time: string; unit: string; zone: string };

function showSeconds(time: number): string {
  const size = Math.abs(time);
  const fraction = size % 1000 === 0 ? '' : `.${String(size % 1000).padStart(3, '0')}`;
  return `${time < 0 ? '-' : ''}${Math.floor(size / 1000)}${fraction}`;
}

/** `2024-02-29T13:00:00+01:00`; milliseconds only where there are any. */
function showDate(time: number, offset: number, suffix: string): string {
  return new Date(time + offset).toISOString().replace('.000Z', 'Z').replace('Z', suffix);
}

function showSpan(span: number): string {
  const minutes = span / 60_000;
  if (!Number.isInteger(minutes)) return `${span / 1000} seconds`;
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** The moment that a clock time means, and a remark where it means two. */
function findMoment(zone: Zone, name: string, local: number, source: string): { time: number; note?: string } | Output {
  const { moments, forward } = findMoments(zone, local);
  const [time, second] = moments;
  if (time === undefined) {
    const message = `Clocks in ${name} never showed this time: they were put forward by ${showSpan(forward)}. Choose another time, or add an offset such as Z.`;
    return { kind: 'error', message, input: 'time', at: source.search(/\S/), len: source.trim().length };
  }
  if (second === undefined) return { time };
  return { time, note: `the first of two: clocks showed this time again at ${showSeconds(second)}` };
}

export default {
  run({ time: source, unit, zone: name }) {
    const zone = findZone(name);
    if (!zone) return { kind: 'error', message: `Your browser does not know the zone ${name}.`, input: 'zone' };
    const written = readTime(source, unit);
    if ('kind' in written) return written;
    const moment = written.fixed ? { time: written.time } : findMoment(zone, name, written.time, source);
    if ('kind' in moment) return moment;

    const { time } = moment;
    const offset = zone.offsetAt(time);
    const day = describeDay(time + offset);
    const utc = { label: 'UTC', value: showDate(time, 0, 'Z') };
    const local = { label: name, value: showDate(time, offset, showOffset(offset)) };
    const group = `Calendar, ${name}`;
    return {
      kind: 'fields',
      fields: [
        ...(name === 'UTC' ? [utc] : [local, utc]),
        { label: 'Seconds', value: showSeconds(time), ...('note' in moment && { note: moment.note, tone: 'warn' }) },
        {
          label: 'Milliseconds',
          value: String(time),
          ...(written.dropped && { note: 'digits past the millisecond were dropped' }),
        },
        { label: 'Weekday', value: day.weekday, group },
        { label: 'Day of the year', value: `${day.dayOfYear} of ${day.daysInYear}`, group },
        { label: 'ISO week', value: day.isoWeek, group },
        { label: 'Leap year', value: day.leap ? 'Yes' : 'No', note: explainLeap(day.year), group },
      ],
    };
  },
} satisfies Tool<Input>;
