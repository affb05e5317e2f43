export const tool = {
  name: 'find_lines',
  description: 'Finds lines.',
  execute: () => 1,
};
