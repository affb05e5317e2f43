import type { Output } from 'pegboard/types';

export default {
  kind: 'code',
  lang: 'ts',
  source:
    'export function isLeapYear(year: number): boolean {\n  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);\n}\n',
} satisfies Output;
