/** Where a specialist's card stands. */
export type CardPlace = 'home' | 'directory';

/** How many services and areas a card lists (DIR-24, HOME-12). */
export const cardLimits: Readonly<Record<CardPlace, { services: number; areas: number }>> = {
  home: { services: 2, areas: 2 },
  directory: { services: 3, areas: 2 },
};

/** The first entries of a list, and how many more there are. */
export interface TruncatedList<T> {
  visible: readonly T[];
  hiddenCount: number;
}

/** Cards only list the first services and areas (DIR-24, HOME-12). */
export function truncateList<T>(list: readonly T[], limit: number): TruncatedList<T> {
  return { visible: list.slice(0, limit), hiddenCount: Math.max(0, list.length - limit) };
}

/** How many services the profile lists while collapsed. */
const COLLAPSED_COUNT = 2;
/** A list of at most this many services is not collapsed (C-27). */
const MAX_UNCOLLAPSED = 3;

/** The profile's services, and the label of their toggle; null if there is nothing to collapse. */
export function collapseServices<T>(services: readonly T[], expanded: boolean) {
  if (services.length <= MAX_UNCOLLAPSED) return { visible: services, toggleLabel: null };
  if (expanded) return { visible: services, toggleLabel: 'View fewer services' };
  const { visible, hiddenCount } = truncateList(services, COLLAPSED_COUNT);
  return { visible, toggleLabel: `View ${hiddenCount} more ${hiddenCount === 1 ? 'service' : 'services'}` };
}
