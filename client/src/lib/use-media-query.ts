import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false in prerendered HTML. Use it only to render different
 * elements. Different styles belong in CSS.
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
