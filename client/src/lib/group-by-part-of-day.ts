type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

const PARTS: readonly PartOfDay[] = ['Morning', 'Afternoon', 'Evening'];

/** The part of day of a time such as '09:00'. Afternoon starts at 12:00, evening at 17:00. */
function partOfDay(time: string): PartOfDay {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

/** Groups items by the time that `timeOf` returns, and leaves out empty groups. */
export function groupByPartOfDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => string,
): { part: PartOfDay; items: Item[] }[] {
  return PARTS.map((part) => ({ part, items: items.filter((item) => partOfDay(timeOf(item)) === part) })).filter(
    (group) => group.items.length > 0,
  );
}
