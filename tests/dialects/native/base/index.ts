export default {
  run({ text }: { text: string }) {
    const words = text.split(/\s+/).filter(Boolean);
    if (words.length === 0) return { kind: 'error', message: 'Type a word first.', input: 'text' };
    return { kind: 'fields', fields: [{ label: 'words', value: String(words.length) }] };
  },
};
