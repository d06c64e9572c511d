import type { BookAppointmentAsGuestInput, BookAppointmentAsGuestPayload } from '../../graphql/generated/schema.ts';
import type { GuestBookingForm } from '../../legacy/endpoints/booking-form.ts';
import { sendExistingUserConfirmation, submitGuestBooking } from '../../legacy/endpoints/bookings.ts';
import type { GatewayContext } from '../context.ts';
import { type BookingFlow, bookOnce } from './book.ts';
import { type BookingResult, toBookingResult, toGuestBooking } from './booking-result.ts';
import { type GuestBookingInput, guestBookingInput } from './input.ts';

/** Books without an account. If the email belongs to a verified customer, they are notified. */
export async function bookAsGuest(
  args: BookAppointmentAsGuestInput,
  context: GatewayContext,
): Promise<BookAppointmentAsGuestPayload> {
  const result = await bookOnce(guestBookingFlow(context), args, context);
  if ('userErrors' in result) return result;
  return { booking: toGuestBooking(result.booked, result.input), userErrors: [] };
}

function guestBookingFlow(context: GatewayContext): BookingFlow<GuestBookingInput, BookingResult> {
  return {
    input: guestBookingInput,
    keyPrefix: '',
    complete: async (input) => ({ input }),
    async send(booking, { firstName, lastName, email, phone, preselectedSpecialistId }) {
      const form = { ...booking, firstName, lastName, email, phone, preselectedSpecialistId };
      const outcome = await context.legacy.write(submitGuestBooking, form);
      if (outcome.kind === 'refused') return outcome;
      const booked = toBookingResult(outcome.response, booking.service.name);
      if (booked.customerKind === 'EXISTING_VERIFIED') {
        sendConfirmation(form, booked, outcome.response.userId, context);
      }
      return { kind: 'accepted', response: booked };
    },
  };
}

/** BOOK-41: sends a confirmation email in the background. A failure is only logged. */
function sendConfirmation(
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
