/** How many items fit a number of items and a budget of characters together. At least one does. */
export function countWithin<T>(
  items: readonly T[],
  most: number,
  characters: number,
  size: (item: T) => number,
): number {
  let count = 0;
  let used = 0;
  for (const item of items.slice(0, most)) {
    used += size(item);
    if (count > 0 && used > characters) break;
    count++;
  }
  return count;
}
