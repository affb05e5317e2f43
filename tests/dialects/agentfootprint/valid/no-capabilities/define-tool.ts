export default {
  name: 'now',
  description: 'Says now.',
  capabilities: [],
  execute: () => 'now',
};
