import type { OutputKind } from '../src/types.ts';

/** The kinds of results, and what each is for, in the order of the reference. */
export const outputKinds: readonly { kind: OutputKind; about: string }[] = [
  {
    kind: 'series',
    about:
      'A chart: lines, areas, bars, points, steps, bands and boxes, alone or together, along numbers or categories.',
  },
  { kind: 'heatmap', about: 'A matrix of values as shades of a colour, or of two colours around a midpoint.' },
  { kind: 'pie', about: 'The parts of one whole, where these are few and all of them are positive.' },
  { kind: 'radar', about: 'A few profiles over the same axes, to be compared by their shape.' },
  { kind: 'treemap', about: 'Parts and their parts, by area: for wholes with more parts than a pie can show.' },
  { kind: 'venn', about: 'Two sets exactly, three approximately, and what they share.' },
  { kind: 'fields', about: 'A few values with their names: the plainest answer, and for most tools the best.' },
  { kind: 'text', about: 'Text as it is, with its line breaks, to be read or copied.' },
  { kind: 'code', about: 'Source of some language, to be copied.' },
  { kind: 'table', about: 'Rows and columns. Every picture has its numbers as a table too.' },
  { kind: 'bytes', about: 'Bytes with their addresses and letters; stretches of them can be marked and named.' },
  { kind: 'group', about: 'Several results, one below the other: a chart and its table, a summary and its details.' },
  {
    kind: 'error',
    about: 'The tool ran, and says what is wrong with its input, in which control, and at which characters.',
  },
];
