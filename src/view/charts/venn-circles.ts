/** A circle of any unit. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Halvings of the range in which a distance is sought: more than a number has digits. */
const HALVINGS = 60;
/** How far from one point circles begin. */
const START = 0.1;
/** Steps in which circles are moved until each two are as far apart as they should be. */
const STEPS = 600;
/** The part of what a step could do that it does, so that three circles do not swing. */
const EASE = 0.3;
/** Of the largest circle's radius: between two circles that share nothing. Among three, circles may touch. */
const APART = 0.08;
/** Of the way to its edge: how far a circle inside another lies from its middle, if there is no third. */
const INSIDE = 0.8;
/** Of the smaller circle: what an overlap may be wrong by, and be called right. */
const SLACK = 0.01;
/** Sizes differ by this part where they are meant to be equal. */
const RELATIVE = 1e-9;

/** The area that two circles share. */
export function lensArea(r: number, s: number, distance: number): number {
  if (distance >= r + s) return 0;
  if (distance <= Math.abs(r - s)) return Math.PI * Math.min(r, s) ** 2;
  // From the middle of each to the line through the two points where they meet.
  const a = (distance ** 2 + r ** 2 - s ** 2) / (2 * distance);
  return segmentArea(r, a) + segmentArea(s, distance - a);
}

/** What a line at some distance from its middle cuts off a circle. */
function segmentArea(r: number, distance: number): number {
  const angle = Math.acos(Math.max(-1, Math.min(1, distance / r)));
  return r * r * (angle - Math.sin(angle) * Math.cos(angle));
}

/** How far apart two circles are that share an area. */
export function lensDistance(r: number, s: number, area: number): number {
  let [low, high] = [Math.abs(r - s), r + s];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (lensArea(r, s, middle) > area) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Circles with the areas of some sizes, of which each two share an area: for two exactly, for three as near as can be.
 * @param sizes of the largest of which the circle has a radius of 1
 * @param shared what two of them share
 * @returns with the pairs that are as they should be
 */
export function placeCircles(sizes: readonly number[], shared: (one: number, other: number) => number) {
  const largest = Math.max(...sizes);
  const circles = sizes.map((size, at): Circle => {
    const angle = (2 * Math.PI * at) / sizes.length;
    return { x: START * Math.cos(angle), y: START * Math.sin(angle), r: Math.sqrt(size / largest) };
  });
  const pairs = circles.flatMap((other, at) =>
    circles.slice(0, at).map((one, index) => {
      const area = Math.min(1, shared(index, at) / largest) * Math.PI;
      return { one, other, area, range: rangeOf(one.r, other.r, area, sizes.length < 3) };
    }),
  );
  for (let step = 0; step < STEPS; step++) {
    // All moves of a step are told from where the circles were before it: so no pair is served last.
    const moves = pairs.map(({ one, other, range: [least, most] }) => {
      const [x, y] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(x, y);
      const wrong = Math.max(least, Math.min(most, distance)) - distance;
      const part = (wrong * EASE) / (distance || 1);
      return { one, other, x: distance === 0 ? part : x * part, y: y * part };
    });
    for (const { one, other, x, y } of moves) {
      one.x -= x;
      one.y -= y;
      other.x += x;
      other.y += y;
    }
  }
  const right = pairs.every(({ one, other, area }) => {
    const drawn = lensArea(one.r, other.r, Math.hypot(other.x - one.x, other.y - one.y));
    return Math.abs(drawn - area) <= SLACK * Math.PI * Math.min(one.r, other.r) ** 2;
  });
  return { circles: turn(circles), right };
}

/**
 * The least and the greatest distance of two circles that share an area.
 * @param alone there is no third circle that needs some play
 */
function rangeOf(r: number, s: number, area: number, alone: boolean): [least: number, most: number] {
  const smaller = Math.PI * Math.min(r, s) ** 2;
  const [apart, inside] = [r + s, Math.abs(r - s)];
  if (area === 0) return alone ? [apart + APART, apart + APART] : [apart, Number.POSITIVE_INFINITY];
  if (area >= smaller * (1 - RELATIVE)) return alone ? [inside * INSIDE, inside * INSIDE] : [0, inside];
  const distance = lensDistance(r, s, area);
  return [distance, distance];
}

/** So that the second circle lies right of the first, and the third below them. */
function turn(circles: readonly Circle[]): Circle[] {
  const [first, second, third] = circles;
  if (!first || !second) return [...circles];
  const distance = Math.hypot(second.x - first.x, second.y - first.y) || 1;
  const [x, y] = [(second.x - first.x) / distance, (second.y - first.y) / distance];
  if (x === 0 && y === 0) return [...circles];
  const turned = [first, second, ...(third ? [third] : [])].map((one) => {
    const [right, down] = [one.x - first.x, one.y - first.y];
    return { x: right * x + down * y, y: down * x - right * y, r: one.r };
  });
  const flip = (turned[2]?.y ?? 0) < 0 ? -1 : 1;
  return turned.map((one) => ({ ...one, y: one.y * flip }));
}
