import { useEffect } from 'react';
import { firstIdle } from './first-idle.ts';

/**
 * Loads code that the visitor may need next, once the page has loaded. If that fails, it is loaded
 * when it is needed. `load` must not change.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    firstIdle.then(load).catch(() => undefined);
  }, [load]);
}
