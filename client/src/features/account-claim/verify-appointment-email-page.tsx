import { Navigate, useLocation } from 'react-router-dom';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { BookingVerification } from './booking-verification.tsx';

/** Reached from a booking only; a cold load goes home (REG-30). */
export function Component() {
  const booking = readBookingState(useLocation().state);
  return booking ? <BookingVerification booking={booking} /> : <Navigate to={paths.home} replace />;
}
