/** Pixels of pictures that are not stretched, at each of the widths of ticks.ts: they grow once. They stand in styles/chart.css too. */
const ROUND = [200, 200, 256, 256, 256] as const;
const RADAR = [208, 208, 288, 288, 288] as const;
const CIRCLES = [200, 200, 336, 336, 336] as const;
/** On a card of a list. */
const SMALL = { round: 132, circles: 176 };
/** The width of a picture of circles, for its height of 1. */
const RATIO = 4 / 3;

/** The side of the square of a round picture. */
export function roundSide(compact: boolean, width: number): number {
  return compact ? SMALL.round : ROUND[width]!;
}

/** The height of a radar, the names of its axes included. */
export function radarSide(compact: boolean, width: number): number {
  return compact ? SMALL.round : RADAR[width]!;
}

/** The sides of a picture of circles. */
export function circlesSides(compact: boolean, width: number): [width: number, height: number] {
  const pixels = compact ? SMALL.circles : CIRCLES[width]!;
  return [pixels, pixels / RATIO];
}
