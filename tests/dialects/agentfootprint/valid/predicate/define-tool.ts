// @ts-expect-error: it is not installed.
import type { DefineToolOptions } from 'agentfootprint';

function checkIn({ amount }: { amount: number }) {
  return amount > 1000;
}

const refund: DefineToolOptions<{ amount: number }, string> = {
  name: 'refund',
  description: 'Refunds an amount.',
  inputSchema: { type: 'object', properties: { amount: { type: 'number' } }, required: ['amount'] },
  capabilities: ['external_net'],
  checkIn,
  checkInComponent: { componentId: 'approve-refund' },
  execute: async () => 'done',
};

export default refund;
