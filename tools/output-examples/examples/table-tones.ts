import type { Output } from 'pegboard/types';

export default {
  kind: 'table',
  columns: [{ label: 'Service' }, { label: 'Answers' }, { label: '99 % within', align: 'end' }],
  rows: [
    ['Sign-in', { text: 'yes', tone: 'good' }, '120 ms'],
    ['Search', { text: 'slowly', tone: 'warn' }, { text: '2,400 ms', tone: 'warn' }],
    ['Mail', { text: 'no', tone: 'bad' }, '–'],
  ],
} satisfies Output;
