import type { Output } from 'pegboard/types';

export default {
  kind: 'error',
  message: 'There are no common letters in an empty list. Write two words at least.',
} satisfies Output;
