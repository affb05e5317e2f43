export const definition = {
  id: 'module-fn-is-no-function',
  name: 'Word count',
  description: 'Counts the words of a text.',
  category: 'analyzers',
  tags: ['text'],
  method: 'POST',
  parameters: [{ name: 'text', type: 'textarea', label: 'Text', description: 'What is counted', required: true }],
  outputDescription: 'How many words there are',
  example: { input: { text: 'one two' }, output: { words: 2 } },
};

export const fn = 'words';
