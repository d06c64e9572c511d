/** The latest first, by an ISO date or time; items without one come last. A stable sort. */
export function latestFirst<T>(items: readonly T[], when: (item: T) => string | null | undefined): T[] {
  return [...items].sort((a, b) => {
    const [left, right] = [when(a) ?? '', when(b) ?? ''];
    return left === right ? 0 : left < right ? 1 : -1;
  });
}
