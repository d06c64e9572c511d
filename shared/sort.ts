/** Sorted by a number, greatest first: those without one come last, equal ones keep their order. */
export function sortByGreatest<Item>(items: readonly Item[], keyOf: (item: Item) => number | null): Item[] {
  return [...items].sort((a, b) => {
    const [left, right] = [keyOf(a) ?? Number.NEGATIVE_INFINITY, keyOf(b) ?? Number.NEGATIVE_INFINITY];
    return left === right ? 0 : right - left;
  });
}
