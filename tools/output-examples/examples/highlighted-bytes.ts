import type { Output } from 'pegboard/types';

export default {
  kind: 'bytes',
  offset: 64,
  bytes: [137, 80, 78, 71, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0, 0, 0, 0, 128, 8, 6, 0, 0, 0],
  highlight: [
    { at: 0, len: 4, label: 'Signature of a PNG', tone: 'good' },
    { at: 4, len: 1, label: 'Was a carriage return and a line feed', tone: 'bad' },
    { at: 11, len: 4, label: 'Type' },
    { at: 15, len: 8, label: 'Width and height' },
  ],
} satisfies Output;
