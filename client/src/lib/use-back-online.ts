import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has a network connection again. */
export function useBackOnline(callback: () => void): void {
  const handleOnline = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
