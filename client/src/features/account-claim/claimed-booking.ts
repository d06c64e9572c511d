import type { ClaimedBookingInput } from '~/graphql/generated/graphql.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';

/**
 * The booking as the graph wants it back for the confirmation (REG-31); null while the ids that
 * tell whose it is are not known.
 */
export function claimedBooking(booking: BookingState): ClaimedBookingInput | null {
  const { reference, serviceName, firstName, lastName, phone, appointmentId, customerId } = booking;
  if (appointmentId === null || customerId === null) return null;
  return { reference, serviceName, firstName, lastName, phone, appointmentId, customerId };
}
