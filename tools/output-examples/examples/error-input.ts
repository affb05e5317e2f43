import type { Output } from 'pegboard/types';

export default {
  kind: 'error',
  input: 'example',
  message: 'The end lies before the beginning. Choose a later end.',
} satisfies Output;
