export default {
  name: 'find_lines',
  description: 'Finds lines.',
  owner: { kind: 'skill', id: () => 'billing' },
  resultCeiling: { maxChars: 10n },
  resultKind: new Date(0),
  execute: () => 1,
};
