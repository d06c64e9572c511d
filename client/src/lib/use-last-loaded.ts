import { useState } from 'react';

/** The value, or the last one that was loaded: it stays on the screen when a refetch fails. */
export function useLastLoaded<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
