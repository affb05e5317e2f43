import type { Output } from 'pegboard/types';

export default {
  kind: 'radar',
  label: 'A bicycle',
  axes: [
    { label: 'Range, km', max: 120 },
    { label: 'Speed, km/h', max: 45 },
    { label: 'Load, kg', max: 200 },
    { label: 'Comfort, of 10', max: 10 },
  ],
  series: [{ label: 'Cargo bicycle', values: [60, 25, 180, 6] }],
} satisfies Output;
