import type { Tool } from 'pegboard/types';

type Input = { text: string; 'to-string': string };

export default {
  run({ text, 'to-string': choice }) {
    if (text === '') return { kind: 'error', message: '<img src=x onerror=alert(4)>', input: 'text' };
    if (choice === '__proto__') {
      return { kind: 'table', caption: '<caption>', columns: [{ label: '<th>' }], rows: [[text], [{ text: '<td>' }]] };
    }
    return { kind: 'fields', fields: [{ label: '<dt>', value: text, note: '<small>', group: '<h3>' }] };
  },
} satisfies Tool<Input>;
