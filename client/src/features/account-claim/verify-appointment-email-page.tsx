import { Navigate, useLocation } from 'react-router-dom';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { BookingVerification } from './booking-verification.tsx';
import { LinkedBooking } from './linked-booking.tsx';

/** Opened from a booking or the link in its email; otherwise redirects home (REG-30). */
export function Component() {
  const { state, hash } = useLocation();
  const booking = readBookingState(state);
  if (booking) return <BookingVerification booking={booking} />;
  const handle = handleIn(hash);
  return handle ? <LinkedBooking key={handle} handle={handle} /> : <Navigate to={paths.home} replace />;
}

/** What the link in a booking's email has in its fragment, which no server gets to see. */
const FRAGMENT = /^#booking=([\w-]+)$/;

/** The handle of a booking in the fragment of the page's address; null if there is none. */
function handleIn(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}
