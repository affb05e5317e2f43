import { inputSchema } from './schema.ts';

const resultColumns = { line: 'number', text: 'string' } as const;

export default {
  name: 'find_lines',
  description: 'Finds the lines of a text that hold a word.',
  inputSchema,
  resultColumns,
  resultCeiling: { maxChars: 2000, narrowBy: ['word'] },
  argumentsFrom: ['list_files'],
  execute({ text, word }: { text: string; word: string }) {
    return text.split('\n').flatMap((line, index) => (line.includes(word) ? [{ line: index + 1, text: line }] : []));
  },
};
