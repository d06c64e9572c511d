import type { ClaimedBookingInput } from '~/graphql/generated/graphql.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';

/**
 * The booking for the confirmation email (REG-31); null if its id is unknown. A link's booking has
 * no customer id, last name and phone number.
 */
export function claimedBookingInput(booking: BookingState): ClaimedBookingInput | null {
  const { reference, serviceName, firstName, lastName, phone, appointmentId, customerId } = booking;
  if (appointmentId === null) return null;
  const contact = { firstName, lastName: lastName || null, phone: phone || null };
  return { reference, serviceName, ...contact, appointmentId, customerId };
}
