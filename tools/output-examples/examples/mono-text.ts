import type { Output } from 'pegboard/types';

export default {
  kind: 'text',
  mono: true,
  text: 'Seeburg    06:12   07:12   08:12\nBirkfeld   06:31   07:31      |\nNeumark    06:47   07:47   08:39',
} satisfies Output;
