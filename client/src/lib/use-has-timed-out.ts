import { useEffect, useState } from 'react';

/**
 * Whether `isWaiting` has been true for `timeoutMs`. After a first timeout, waiting again counts as
 * timed out immediately.
 */
export function useHasTimedOut(isWaiting: boolean, timeoutMs: number): boolean {
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasTimedOut(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting, timeoutMs]);
  return hasTimedOut && isWaiting;
}
