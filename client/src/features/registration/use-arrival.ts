import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stillGood } from '~/features/codes/sent-code.ts';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { registrationDraft } from './registration-draft.ts';

/**
 * Opens the page for somebody returning, with their address, when a booking or the log-in has found
 * that it is not verified yet (C-83, C-90). Once for each arrival: who then chooses otherwise is
 * not overruled by a reload. A code that is too old by then is asked for anew.
 */
export function useArrival(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const draft = registrationDraft.open();
    const { sent: before, arrivedBy } = draft.get().value;
    const sent = stillGood(before);
    if (sent !== before) draft.change({ sent });
    const booking = readBookingState(state);
    const email = booking?.email ?? readEmailState(state);
    if (email === '' || arrivedBy === key) return;
    draft.change({
      who: 'returning',
      email,
      greeting: booking?.message ?? null,
      sent: sent?.email === email ? sent : null,
      arrivedBy: key,
    });
  }, [state, key]);
}
