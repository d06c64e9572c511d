import { Navigate, useLocation } from 'react-router-dom';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { BookingVerification } from './booking-verification.tsx';

/** Opened from a booking only; otherwise redirects home (REG-30). */
export function Component() {
  const booking = readBookingState(useLocation().state);
  return booking ? <BookingVerification booking={booking} /> : <Navigate to={paths.home} replace />;
}
