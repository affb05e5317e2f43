/** Colours of series; they are the custom properties `--pb-chart-1` and on. */
const COLOURS = 8;

/** Dashes of lines, and of the outlines of bars: one for each series that a chart may have, for who sees no colours. */
const DASHES = [
  ...[undefined, '6 3', '2 3', '8 3 2 3', '14 3', '3 7', '10 3 2 3 2 3', '1 2'],
  ...['8 7', '14 3 4 3', '1 5', '6 3 6 3 2 3', '16 3 1 3', '4 2', '3 3 1 3', '12 6 2 6'],
];

/** How a bar is filled, each its own way with each dash. */
const FILLS = [1, 0.3, 0.6, 0.1];

/** What tells a series from others: never its colour alone. */
export interface Look {
  /** The class that sets its colour. */
  colour: string;
  dash: string | undefined;
  /** The opacity of its bars. */
  fill: number;
}

/** The look of a series by its index. */
export function lookOf(index: number): Look {
  // The second round of colours has other fills than the first.
  const round = index + Math.floor(index / COLOURS);
  return {
    colour: `pb-hue-${(index % COLOURS) + 1}`,
    dash: DASHES[index % DASHES.length],
    fill: FILLS[round % FILLS.length]!,
  };
}
