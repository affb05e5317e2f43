import type { Output } from 'pegboard/types';

export default {
  kind: 'text',
  text: 'Dear neighbours,\n\nthe well will be closed on Tuesday from eight to ten.\nPlease fill a can on Monday.\n\n    The caretaker',
} satisfies Output;
