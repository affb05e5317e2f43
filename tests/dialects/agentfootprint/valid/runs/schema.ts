export const inputSchema = {
  type: 'object',
  properties: { text: { type: 'string' }, word: { type: 'string', minLength: 1 } },
  required: ['text', 'word'],
  examples: [
    { text: 'one\ntwo', word: 'o' },
    { text: 'one', word: 'none' },
  ],
};
