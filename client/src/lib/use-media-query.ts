import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false in prerendered HTML. Use it only to render different
 * elements. Different styles belong in CSS.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
