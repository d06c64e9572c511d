import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { bookingIn } from '~/lib/booking-state.ts';
import { emailIn } from '~/lib/email-state.ts';
import { registrationStore } from './registration-draft.ts';

/**
 * Opens the page for somebody returning, with their address, when a booking or the log-in has found that it is not verified yet (C-83,
 * C-90). Once for each arrival: who then chooses otherwise is not overruled by a reload.
 */
export function useArrival(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const booking = bookingIn(state);
    const email = booking?.email ?? emailIn(state);
    if (email === '' || registrationStore.get().arrivedBy === key) return;
    const { sent } = registrationStore.get();
    registrationStore.change({
      who: 'returning',
      email,
      greeting: booking?.message ?? null,
      sent: sent?.email === email ? sent : null,
      arrivedBy: key,
    });
  }, [state, key]);
}
