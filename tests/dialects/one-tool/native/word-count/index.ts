export default {
  run({ text }: { text: string }) {
    return { kind: 'fields', fields: [{ label: 'words', value: String(text.split(/\s+/).filter(Boolean).length) }] };
  },
};
