import type { BookAppointmentAsGuestInput, BookAppointmentAsGuestPayload } from '../../graphql/generated/schema.ts';
import type { GuestBookingForm } from '../../legacy/endpoints/booking-form.ts';
import { sendExistingUserConfirmation, submitGuestBooking } from '../../legacy/endpoints/bookings.ts';
import type { GatewayContext } from '../context.ts';
import { type BookingFlow, bookOnce } from './book.ts';
import { type BookingResult, toBookingResult, toGuestBooking } from './booking-result.ts';
import { type GuestBookingInput, guestBookingInput } from './input.ts';

/** Books for somebody who is not logged in, and has a verified customer told of it. */
export async function bookAsGuest(
  args: BookAppointmentAsGuestInput,
  context: GatewayContext,
): Promise<BookAppointmentAsGuestPayload> {
  const result = await bookOnce(bookingOfGuests(context), args, context);
  if ('userErrors' in result) return result;
  return { booking: toGuestBooking(result.booked, result.input), userErrors: [] };
}

function bookingOfGuests(context: GatewayContext): BookingFlow<GuestBookingInput, BookingResult> {
  return {
    input: guestBookingInput,
    owner: '',
    complete: async (input) => ({ input }),
    async send(booking, { firstName, lastName, email, phone, preselectedSpecialistId }) {
      const form = { ...booking, firstName, lastName, email, phone, preselectedSpecialistId };
      const outcome = await context.legacy.write(submitGuestBooking, form);
      if (outcome.kind === 'refused') return outcome;
      const booked = toBookingResult(outcome.answer, booking.service.name);
      if (booked.customerKind === 'EXISTING_VERIFIED') confirm(form, booked, outcome.answer.userId, context);
      return { kind: 'accepted', answer: booked };
    },
  };
}

/** BOOK-41: sends a confirmation email in the background. A failure is only logged. */
function confirm(
  form: GuestBookingForm,
  booked: BookingResult,
  userId: string | null,
  { legacy, log, runInBackground }: GatewayContext,
): void {
  const { email, firstName, lastName, phone, service } = form;
  const confirmation = legacy.write(sendExistingUserConfirmation, {
    email,
    firstName,
    lastName,
    phone,
    referenceNumber: booked.reference,
    serviceType: service.name,
    appointmentId: booked.appointmentId,
    userId,
  });
  runInBackground(
    confirmation.catch((err: unknown) => log.warn({ event: 'booking confirmation', err }, 'confirmation not sent')),
  );
}
