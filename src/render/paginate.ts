/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Counted from 1. */
  number: number;
  /** How many pages there are; at least 1. */
  count: number;
  /** How many items all pages hold. */
  total: number;
}

/** Cuts a list into pages of `size`; an empty list makes one empty page. */
export function paginate<Item>(items: readonly Item[], size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    total: items.length,
  }));
}
