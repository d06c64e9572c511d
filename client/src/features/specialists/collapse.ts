/** A list cut to a few entries, with how many were left off. */
export interface CutList<T> {
  shown: readonly T[];
  more: number;
}

/**
 * Cards name only the first few services and areas, and say how many more there are (DIR-24,
 * HOME-12).
 */
export function firstFew<T>(list: readonly T[], limit: number): CutList<T> {
  return { shown: list.slice(0, limit), more: Math.max(0, list.length - limit) };
}

/** How many services the profile shows while collapsed. */
const COLLAPSED = 2;
/**
 * The toggle appears only above this many services; exactly this many are all shown, or the last
 * could never be seen (C-27).
 */
const NEVER_COLLAPSED = 3;

/**
 * The profile's services, collapsed or expanded, with the toggle's label; null when there is
 * nothing to toggle.
 */
export function collapsedServices<T>(
  services: readonly T[],
  expanded: boolean,
): CutList<T> & { toggle: string | null } {
  if (services.length <= NEVER_COLLAPSED) return { shown: services, more: 0, toggle: null };
  if (expanded) return { shown: services, more: 0, toggle: 'View fewer services' };
  const cut = firstFew(services, COLLAPSED);
  return { ...cut, toggle: `View ${cut.more} more ${cut.more === 1 ? 'service' : 'services'}` };
}
