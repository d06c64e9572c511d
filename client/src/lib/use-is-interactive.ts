import { useDeferredValue, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False in prerendered HTML and during its hydration, then true. A page that is rendered in the
 * browser is interactive from its first render.
 */
export function useIsInteractive(): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // Deferred, so that forms, which are then mounted again, are rendered in slices.
  return useDeferredValue(isHydrated);
}
