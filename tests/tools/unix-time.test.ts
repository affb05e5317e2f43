import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import tool from '../../tools/unix-time/index.ts';
import manifest from '../../tools/unix-time/tool.json' with { type: 'json' };
import { expectKind } from './run.ts';

const ZONES = manifest.inputs
  .flatMap((input) => input.options ?? [])
  .map(({ value }) => value)
  .filter((value) => /\/|UTC/.test(value));
const DAY = 86_400_000;

/** A time with the fields of its result, by label. */
function run(time: string | number, zone = 'UTC', unit = 'milliseconds') {
  const { fields } = expectKind(tool.run({ time: String(time), unit, zone }), 'fields');
  return new Map(fields.map((field) => [field.label, field]));
}

const fault = (time: string, unit = 'seconds', zone = 'UTC') => expectKind(tool.run({ time, unit, zone }), 'error');

const moment = fc.date({
  min: new Date('0001-01-03T00:00:00Z'),
  max: new Date('9999-12-29T23:59:59.999Z'),
  noInvalidDate: true,
});
const recent = fc.date({ min: new Date('1970-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
const zones = fc.constantFrom(...ZONES);

/** What clocks in a zone show, by the platform's own formatting of dates. */
function wallClock(date: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(date).replace(', ', 'T');
}

describe('unix-time against Date and Intl', () => {
  it('writes UTC as Date does, and reads it back', () => {
    fc.assert(
      fc.property(moment, (date) => {
        const fields = run(date.getTime());
        const iso = date.toISOString();
        expect(fields.get('UTC')?.value).toBe(iso.replace('.000Z', 'Z'));
        expect(run(iso).get('Milliseconds')?.value).toBe(String(date.getTime()));
        expect(run(fields.get('Seconds')!.value, 'UTC', 'seconds')).toEqual(fields);
      }),
    );
  });

  it('shows what clocks in each zone show', () => {
    fc.assert(
      fc.property(recent, zones, (date, zone) => {
        const shown = run(date.getTime(), zone).get(zone)?.value;
        expect(shown?.slice(0, 19)).toBe(wallClock(date, zone));
        expect(new Date(shown!).getTime()).toBe(date.getTime());
      }),
      { numRuns: 500 },
    );
  });

  it('reads back what clocks show; where they show it twice, the other moment is noted', () => {
    fc.assert(
      fc.property(recent, zones, (date, zone) => {
        const time = Math.floor(date.getTime() / 1000);
        const local = wallClock(date, zone);
        const seconds = run(local, zone).get('Seconds');
        const second = /again at (-?\d+)/.exec(seconds?.note ?? '')?.[1];
        expect([seconds?.value, second]).toContain(String(time));
        if (second) expect(wallClock(new Date(Number(second) * 1000), zone)).toBe(local);
      }),
      { numRuns: 500 },
    );
  });

  it('knows every hour that is skipped or comes twice in the months that clocks change', () => {
    const hours = [2, 10].flatMap((month) =>
      Array.from({ length: 30 * 24 }, (_, hour) =>
        new Date(Date.UTC(2024, month, 1, hour, 30)).toISOString().slice(0, 16),
      ),
    );
    const outputs = hours.map((time) => ({
      time,
      output: tool.run({ time, unit: 'seconds', zone: 'America/New_York' }),
    }));
    const skipped = outputs.filter(({ output }) => output.kind === 'error').map(({ time }) => time);
    const twice = outputs.filter(({ output }) => JSON.stringify(output).includes('again at')).map(({ time }) => time);
    expect({ skipped, twice }).toEqual({ skipped: ['2024-03-10T02:30'], twice: ['2024-11-03T01:30'] });
  });

  it('counts days and weeks as one does on a wall calendar', () => {
    fc.assert(
      fc.property(moment, (date) => {
        const fields = run(date.getTime());
        const year = date.getUTCFullYear();
        const first = new Date(date);
        let days = 1;
        while (first.getUTCFullYear() === year && !(first.getUTCMonth() === 0 && first.getUTCDate() === 1)) {
          first.setTime(first.getTime() - DAY);
          days += 1;
        }
        const december = new Date(0);
        december.setUTCFullYear(year, 1, 29);
        const length = december.getUTCDate() === 29 ? 366 : 365;
        expect(fields.get('Day of the year')?.value).toBe(`${days} of ${length}`);
        expect(fields.get('Leap year')?.value).toBe(length === 366 ? 'Yes' : 'No');

        const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date);
        expect(fields.get('Weekday')?.value).toBe(weekday);
        expect(fields.get('ISO week')?.value).toBe(isoWeek(date));
      }),
    );
  });

  it('finds the weeks that ISO 8601 gives as examples', () => {
    const weeks = ['2008-12-29', '2010-01-03', '2005-01-01', '2007-12-31', '2020-12-31'].map(
      (time) => run(time).get('ISO week')?.value,
    );
    expect(weeks).toEqual(['2009-W01-1', '2009-W53-7', '2004-W53-6', '2008-W01-1', '2020-W53-4']);
  });
});

/** By walking: the week that holds 4 January is the first. */
function isoWeek(date: Date): string {
  const monday = (day: Date) => Math.floor((Math.floor(day.getTime() / DAY) + 3) / 7);
  const fourth = (year: number) => new Date(new Date(0).setUTCFullYear(year, 0, 4));
  const week = monday(date);
  const year = [1, 0, -1].map((step) => date.getUTCFullYear() + step).find((other) => monday(fourth(other)) <= week)!;
  const number = String(week - monday(fourth(year)) + 1).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-W${number}-${date.getUTCDay() || 7}`;
}

describe('unix-time does not depend on the machine', () => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('nor on its zone', () => {
    const read = () =>
      ['2024-02-29T12:30', '2024-02-29', '1709208000'].map((time) => run(time, 'Europe/Berlin', 'seconds'));
    process.env.TZ = 'UTC';
    const expected = read();
    for (const zone of ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati']) {
      process.env.TZ = zone;
      expect(read()).toEqual(expected);
    }
  });
});

describe('unix-time refuses', () => {
  it.each([
    ['2023-13-01', 5, 2],
    ['2023-00-01', 5, 2],
    ['2023-04-31', 8, 2],
    ['1900-02-29', 8, 2],
    ['0000-01-01', 0, 4],
    ['2023-01-01T24:00', 11, 2],
    ['2023-01-01T12:60', 14, 2],
    ['2023-01-01T12:00:61', 17, 2],
    ['2023-01-01T12:00+24:00', 16, 6],
    ['  2023-02-29', 10, 2],
    ['12:00', 0, 5],
    ['1e9', 0, 3],
    ['253402300800', 0, 12],
    ['-62135596801', 0, 12],
  ])('%s', (time, at, len) => {
    expect(fault(time)).toMatchObject({ input: 'time', at, len });
  });

  it('nothing within its years', () => {
    expect(run('253402300799.999', 'UTC', 'seconds').get('UTC')?.value).toBe('9999-12-31T23:59:59.999Z');
    expect(run('-62135596800', 'UTC', 'seconds').get('UTC')?.value).toBe('0001-01-01T00:00:00Z');
  });

  it('a zone that the browser does not know', () => {
    expect(fault('0', 'seconds', 'Mars/Olympus')).toMatchObject({ input: 'zone' });
  });
});
