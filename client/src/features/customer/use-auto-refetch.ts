import { useEffect, useEffectEvent } from 'react';
import { onOtherTabChange } from './tab-sync.ts';
import { useRefetchCustomer } from './use-refetch-customer.ts';

/** A page that was hidden for at least this long refetches when it becomes visible. */
const STALE_AFTER_HIDDEN_MS = 60_000;

/**
 * Refetches the dashboard's data after another tab has changed it, or after the page was hidden for
 * a while. A hidden page waits until it is visible. Changes by the specialist arrive as
 * notifications, which the bell handles.
 */
export function useAutoRefetch(): void {
  const refetch = useEffectEvent(useRefetchCustomer());

  useEffect(() => {
    let hiddenSince: number | null = null;
    let isStale = false;
    const isHidden = () => document.visibilityState === 'hidden';
    const handleOtherTabChange = () => {
      if (isHidden()) isStale = true;
      else refetch();
    };
    const handleVisibilityChange = () => {
      if (isHidden()) {
        hiddenSince = Date.now();
        return;
      }
      if (hiddenSince !== null && Date.now() - hiddenSince >= STALE_AFTER_HIDDEN_MS) isStale = true;
      hiddenSince = null;
      if (!isStale) return;
      isStale = false;
      refetch();
    };
    const unsubscribe = onOtherTabChange(handleOtherTabChange);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    };
  }, []);
}
