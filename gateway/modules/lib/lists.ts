import { bestFirst, closest, type Searchable, SearchIndex } from '#shared/search.ts';

/** Sorts by an ISO date or time, the latest first; items without one come last. */
export function latestFirst<T>(items: readonly T[], dateOf: (item: T) => string | null | undefined): T[] {
  return [...items].sort((a, b) => {
    const [left, right] = [dateOf(a) ?? '', dateOf(b) ?? ''];
    return left === right ? 0 : left < right ? 1 : -1;
  });
}

type Text = string | null | undefined;

interface ListSearch<T> {
  /** What matches, in the list's order; typing slips only where nothing else matches. */
  inOrder: readonly T[];
  /** What matches, best first. */
  bestFirst: readonly T[];
  /** Other searches that find something, if this one finds nothing. */
  suggestions: string[];
}

/** Searches a list. A blank search matches everything. */
export function searchList<T>(items: readonly T[], search: Text, searchableOf: (item: T) => Searchable): ListSearch<T> {
  // Many fields are parsed on first use, so they aren't read without a search.
  if (!search?.trim()) return { inOrder: items, bestFirst: items, suggestions: [] };
  const index = new SearchIndex(items.map(searchableOf));
  const matches = index.find(search);
  const itemsOf = (found: typeof matches) => found.flatMap(({ item }) => items.slice(item, item + 1));
  return {
    inOrder: itemsOf(closest(matches)),
    bestFirst: itemsOf(bestFirst(matches)),
    suggestions: matches.length === 0 ? index.suggest(search) : [],
  };
}
