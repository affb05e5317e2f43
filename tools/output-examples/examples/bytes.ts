import type { Output } from 'pegboard/types';

export default {
  kind: 'bytes',
  caption: 'The beginning of a GIF of 16 by 8 pixels.',
  bytes: [71, 73, 70, 56, 57, 97, 16, 0, 8, 0, 128, 0, 0, 255, 255, 255, 0, 0, 0],
} satisfies Output;
