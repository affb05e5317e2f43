import type { Output } from 'pegboard/types';

export default {
  kind: 'text',
  mono: true,
  text: 'dep  06:12  07:12  08:12\narr  06:47  07:47  08:53\n          |      |      late',
} satisfies Output;
