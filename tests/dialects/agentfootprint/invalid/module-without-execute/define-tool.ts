export default {
  name: 'find_lines',
  description: 'Finds lines.',
};
