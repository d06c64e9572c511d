import { useEffect, useEffectEvent } from 'react';
import { onOtherTabChange } from './tab-sync.ts';
import { useRefetchCustomer } from './use-refetch-customer.ts';

/** A page that no one has looked at for so long refetches when it is seen again. */
const AWAY_MS = 60_000;

/**
 * Keeps what the dashboard shows of the customer true while others change it: another tab, or time
 * that has passed behind another window. (What the specialist does arrives as a notification; the
 * bell sees to that.) No one is asked while the page cannot be seen.
 */
export function useAutoRefetch(): void {
  const askAnew = useEffectEvent(useRefetchCustomer());

  useEffect(() => {
    let hiddenSince: number | null = null;
    let isOld = false;
    const isHidden = () => document.visibilityState === 'hidden';
    const whenChanged = () => {
      if (isHidden()) isOld = true;
      else askAnew();
    };
    const whenSeen = () => {
      if (isHidden()) {
        hiddenSince = Date.now();
        return;
      }
      if (hiddenSince !== null && Date.now() - hiddenSince >= AWAY_MS) isOld = true;
      hiddenSince = null;
      if (!isOld) return;
      isOld = false;
      askAnew();
    };
    const stopHearing = onOtherTabChange(whenChanged);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, []);
}
