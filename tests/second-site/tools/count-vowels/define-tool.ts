export default {
  name: 'count_vowels',
  description: 'Counts the vowels of a text.',
  inputSchema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    examples: [{ text: 'adapted aloud' }],
  },
  execute({ text }: { text: string }) {
    return `${text.match(/[aeiou]/gi)?.length ?? 0} vowels`;
  },
};
