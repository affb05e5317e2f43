import type { Output } from 'pegboard/types';

export default {
  kind: 'fields',
  fields: [
    { label: 'Total', value: '€ 59.50' },
    { label: 'Net', value: '€ 50.00', group: 'How it comes about' },
    { label: 'Tax', value: '€ 9.50', note: '19 %', group: 'How it comes about' },
    { label: 'Ordered', value: '3 March', group: 'Dates' },
    { label: 'Due', value: '2 April', note: '30 days', group: 'Dates' },
  ],
} satisfies Output;
