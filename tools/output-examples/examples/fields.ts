import type { Output } from 'pegboard/types';

export default {
  kind: 'fields',
  fields: [
    { label: 'Date', value: '29 February 2028' },
    { label: 'Weekday', value: 'Tuesday' },
    { label: 'Day of the year', value: '60', note: 'of 366' },
    { label: 'ISO week', value: '2028-W09' },
  ],
} satisfies Output;
