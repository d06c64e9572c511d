import type { ClaimedBookingInput } from '~/graphql/generated/graphql.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';

/** The booking for the confirmation email (REG-31); null if its ids are unknown. */
export function claimedBookingInput(booking: BookingState): ClaimedBookingInput | null {
  const { reference, serviceName, firstName, lastName, phone, appointmentId, customerId } = booking;
  if (appointmentId === null || customerId === null) return null;
  return { reference, serviceName, firstName, lastName, phone, appointmentId, customerId };
}
