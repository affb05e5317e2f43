import type { Tool } from 'pegboard/types';

type Input = { text: string; n: number; choice: string; on: boolean; key: string };

export default {
  run: (input) => ({
    kind: 'fields',
    // As JSON, so that what a page does not show is told too.
    fields: Object.entries(input).map(([label, value]) => ({ label, value: JSON.stringify(value) })),
  }),
} satisfies Tool<Input>;
