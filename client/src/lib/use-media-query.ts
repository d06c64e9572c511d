import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; false where there is no window yet, in a page that is rendered
 * before. For what must not stand on the page twice; what only looks different is CSS's to decide.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
