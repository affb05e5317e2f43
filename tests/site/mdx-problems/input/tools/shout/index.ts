export default {
  run({ text }: { text: string }) {
    if (text === '') return { kind: 'error', message: 'There is nothing to shout.', input: 'text' };
    return { kind: 'text', text: `${text.toUpperCase()}!` };
  },
};
