import type { Output } from 'pegboard/types';

export default {
  kind: 'table',
  caption: 'The five longest rivers of Europe.',
  columns: [{ label: 'River' }, { label: 'Ends in' }, { label: 'Length, km', align: 'end' }],
  rows: [
    ['Volga', 'Caspian Sea', 3530],
    ['Danube', 'Black Sea', 2850],
    ['Ural', 'Caspian Sea', 2428],
    ['Dnieper', 'Black Sea', 2201],
    ['Don', 'Sea of Azov', 1870],
  ],
} satisfies Output;
