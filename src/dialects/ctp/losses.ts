import { FIELDS_OF_CODE, type Loss, lost } from '../../model/declaration.ts';

/** Milliseconds that a run may take: CTP has no word for it. */
export const TIME_LIMIT_MS = 5000;

/** What CTP has no word for, and what is assumed in its place. */
export const LOSSES: readonly Loss[] = [
  {
    field: 'conduct',
    says: 'CTP does not say what a tool does outside itself, nor whether a call of it may be repeated: nothing is assumed.',
  },
  {
    field: 'timeoutMs',
    says: `CTP has no time limit: a run on this page is stopped after ${TIME_LIMIT_MS / 1000} seconds.`,
  },
  { field: 'outputSchema', says: 'CTP describes a result in words alone: its shape is not checked.' },
  { field: 'kinds', says: 'CTP does not say how a result is drawn: it is drawn by the shape of its data.' },
];

/** Of a tool that could run in the page. */
export const NO_CODE: readonly Loss[] = lost(
  'The definition holds no code: this page writes calls down, and runs nothing.',
  ...FIELDS_OF_CODE,
);
