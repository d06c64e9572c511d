/** The latest first, by a day or a moment as text; those without one come last, and equal ones keep their order. */
export function latestFirst<T>(items: readonly T[], when: (item: T) => string | null | undefined): T[] {
  return [...items].sort((a, b) => {
    const [left, right] = [when(a) ?? '', when(b) ?? ''];
    return left === right ? 0 : left < right ? 1 : -1;
  });
}
