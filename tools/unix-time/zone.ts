import { DAY_MS } from './calendar.ts';

/** A zone of the IANA database, as the platform knows it. */
export interface Zone {
  /** What its clocks are ahead of UTC at a moment, in milliseconds; negative where they are behind. */
  offsetAt(time: number): number;
}

/** @returns undefined for a zone that the platform does not know */
export function findZone(name: string): Zone | undefined {
  let format: Intl.DateTimeFormat;
  try {
    // Locale and calendar are fixed: only the offset is read, which the reader's own settings must not change.
    format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { timeZone: name, timeZoneName: 'longOffset' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return {
    offsetAt(time) {
      const text = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      // `GMT`, `GMT+05:30`, and before standard time was introduced `GMT-00:01:15`.
      const [, sign, hours, minutes, seconds = '0'] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
      if (!sign) return 0;
      const size = Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000;
      return sign === '-' ? -size : size;
    },
  };
}

/**
 * The moments at which clocks of a zone show a time: one, two where they were put back, none where they were put forward.
 * @param local milliseconds that the clocks show, counted as if they showed UTC
 * @returns the moments, the earlier first, and how far a change of the clocks within a day put them forward, in milliseconds
 */
export function findMoments(zone: Zone, local: number): { moments: number[]; forward: number } {
  const before = zone.offsetAt(local - DAY_MS);
  const after = zone.offsetAt(local + DAY_MS);
  const moments = [...new Set([before, after])]
    .map((offset) => local - offset)
    .filter((moment) => moment + zone.offsetAt(moment) === local)
    .sort((a, b) => a - b);
  return { moments, forward: after - before };
}

/** `+01:00`; with seconds where there are any. */
export function showOffset(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[2] === 0) parts.pop();
  return (offset < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}
