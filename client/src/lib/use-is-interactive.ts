import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False in prerendered HTML and during its hydration, then true. A page that is rendered in the
 * browser is interactive from its first render.
 */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
