type Args = { text: string; limit?: number; minLength?: number; keepCase?: boolean };

/** A word: letters and digits of any script, with apostrophes and hyphens inside. */
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** How often a word occurs, and its part of all words, in per cent with one decimal. */
type Row = { word: string; count: number; share: number };

export default {
  name: 'word_frequency',
  description: 'Counts how often each word of a text occurs. The most frequent words come first.',
  inputSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: 200_000, description: 'The text to count in.' },
      limit: { type: 'integer', minimum: 1, maximum: 1000, default: 20, description: 'The most words to list.' },
      minLength: { type: 'integer', minimum: 1, default: 1, description: 'Words of fewer characters are left out.' },
      keepCase: { type: 'boolean', default: false, description: 'Takes capitals and small letters for different.' },
    },
    required: ['text'],
    additionalProperties: false,
    examples: [
      { text: 'The sea, the sea! And beyond the sea, another shore.', limit: 5 },
      { text: 'Rose is a rose is a rose is a rose.', keepCase: true },
      { text: 'To be, or not to be: that is the question.', minLength: 3 },
      { text: '…' },
    ],
  },
  resultClass: 'inventory',
  resultColumns: { word: 'string', count: 'number', share: 'number' },
  resultKind: 'dataset/words',
  resultCeiling: { maxChars: 40_000, narrowBy: ['limit', 'minLength'] },
  owner: { kind: 'skill', id: 'text-analysis' },
  gates: false,
  execute({ text, limit = 20, minLength = 1, keepCase = false }: Args): Row[] {
    const words = (keepCase ? text : text.toLowerCase()).match(WORD) ?? [];
    const counts = new Map<string, number>();
    for (const word of words) if ([...word].length >= minLength) counts.set(word, (counts.get(word) ?? 0) + 1);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    // Words of one count keep the order in which the text brings them.
    const ranked = [...counts].sort(([, a], [, b]) => b - a).slice(0, limit);
    return ranked.map(([word, count]) => ({ word, count, share: Math.round((count / all) * 1000) / 10 }));
  },
};
