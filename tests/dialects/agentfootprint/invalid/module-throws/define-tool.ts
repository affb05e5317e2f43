export default {
  name: 'find_lines',
  description: process.env.DESCRIPTION,
  execute: () => 1,
};
