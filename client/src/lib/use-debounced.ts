import { useEffect, useState } from 'react';

/**
 * The value once it has not changed for so many milliseconds; before that, the last one that had
 * settled.
 */
export function useDebounced<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
