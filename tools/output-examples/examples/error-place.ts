import type { Output } from 'pegboard/types';

export default {
  kind: 'error',
  input: 'example',
  at: 6,
  len: 5,
  message: '“place” is not a number. Write one such as 3 or -0.5.',
} satisfies Output;
