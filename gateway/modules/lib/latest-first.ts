/** Sorts by an ISO date or time, the latest first; items without one come last. */
export function latestFirst<T>(items: readonly T[], dateOf: (item: T) => string | null | undefined): T[] {
  return [...items].sort((a, b) => {
    const [left, right] = [dateOf(a) ?? '', dateOf(b) ?? ''];
    return left === right ? 0 : left < right ? 1 : -1;
  });
}
