import { columns } from './columns.ts';

const schema = {
  type: 'object',
  properties: { text: { type: 'strng' } },
};

export default {
  name: 'find lines',
  description: 'Finds lines.',
  inputSchema: schema,
  resultColumns: columns,
  wants: { rows: 'dataset/rows' },
  checkIn: 'sometimes',
  execute: 'none',
} as const;
