import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Books lent',
  slices: [
    { label: 'Novels', value: 410 },
    { label: 'Crime', value: 365 },
    { label: 'Children', value: 298 },
    { label: 'Travel', value: 122 },
    { label: 'Cooking', value: 97 },
    { label: 'History', value: 81 },
    { label: 'Poetry', value: 23 },
    { label: 'Chess', value: 14 },
    { label: 'Beekeeping', value: 9 },
  ],
} satisfies Output;
