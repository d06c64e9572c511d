import { useEffect, useState } from 'react';

/**
 * Whether something is still waited for after so long; what was late once is late at once when it
 * is waited for again.
 */
export function useHasTimedOut(isWaiting: boolean, patienceMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, patienceMs]);
  return isLate && isWaiting;
}
