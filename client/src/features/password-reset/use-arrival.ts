import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stillGood } from '~/features/codes/sent-code.ts';
import { emailIn } from '~/lib/email-state.ts';
import { resetStore } from './reset-draft.ts';

/**
 * Takes over the address that was typed at the log-in. Once for each arrival: what is typed here is not overruled by a reload. A code that is
 * too old by then is asked for anew.
 */
export function useArrival(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const email = emailIn(state);
    const { sent: before, arrivedBy } = resetStore.get();
    const sent = stillGood(before);
    if (sent !== before) resetStore.change({ sent });
    if (email === '' || arrivedBy === key) return;
    resetStore.change({ email, sent: sent?.email === email ? sent : null, arrivedBy: key });
  }, [state, key]);
}
