import type { Tool } from 'pegboard/types';
import { explainLeap, isLeap } from '../unix-time/calendar.ts';

type Input = { year: number };

export default {
  run({ year }) {
    if (!Number.isInteger(year)) return { kind: 'error', message: 'A year is a whole number.', input: 'year' };
    return {
      kind: 'fields',
      fields: [{ label: 'Leap year', value: isLeap(year) ? 'Yes' : 'No', note: explainLeap(year) }],
    };
  },
} satisfies Tool<Input>;
