import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { unlessExpired } from '~/features/codes/sent-code.ts';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { registrationDraft } from './registration-draft.ts';

/**
 * Selects 'returning' and fills in the address if a booking or the login page found that it isn't
 * verified (C-83, C-90), once for each visit so that a reload keeps later changes. Drops a code
 * that has expired.
 */
export function usePrefillRegistration(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const draft = registrationDraft.open();
    const { sentCode: storedCode, prefilledBy } = draft.get().value;
    const sentCode = unlessExpired(storedCode);
    if (sentCode !== storedCode) draft.change({ sentCode });
    const booking = readBookingState(state);
    const email = booking?.email ?? readEmailState(state);
    if (email === '' || prefilledBy === key) return;
    draft.change({
      customerType: 'returning',
      email,
      bookingMessage: booking?.message ?? null,
      sentCode: sentCode?.email === email ? sentCode : null,
      prefilledBy: key,
    });
  }, [state, key]);
}
