import { Navigate, useLocation } from 'react-router-dom';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { handleIn } from './booking-link.ts';
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
