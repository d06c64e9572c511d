import type { GuestBookingForm } from '../../legacy/endpoints/booking-form.ts';
import { sendExistingUserConfirmation, submitGuestBooking } from '../../legacy/endpoints/bookings.ts';
import type { GatewayContext } from '../context.ts';
import { mutation } from '../mutations/mutation.ts';
import { booking, placeAndPhotos, prepareBooking } from './book.ts';
import { BOOKING_REFUSALS } from './booking-errors.ts';
import { type BookingResult, toBookingResult, toGuestBooking } from './booking-result.ts';
import { guestBookingInput } from './input.ts';

/** Books without an account. If the email belongs to a verified customer, they are notified. */
export const bookAsGuest = mutation({
  ...booking,
  input: guestBookingInput.extend(placeAndPhotos),
  async send(entered, context, write) {
    const ready = await prepareBooking(entered, context, async (input) => ({ input }));
    if (ready.kind === 'not sent') return ready;
    const { firstName, lastName, email, phone, preselectedSpecialistId } = entered;
    const form = { ...ready.form, firstName, lastName, email, phone, preselectedSpecialistId };
    const outcome = await write(submitGuestBooking, form);
    if (outcome.kind === 'refused') return { ...outcome, reason: ready.reason };
    const booked = toBookingResult(outcome.response, form.service.name);
    if (booked.customerKind === 'EXISTING_VERIFIED') sendConfirmation(form, booked, outcome.response.userId, context);
    return { kind: 'accepted', response: booked };
  },
  invalidates: ['availability'],
  refusals: BOOKING_REFUSALS,
  payload: (booked, input) => ({ booking: toGuestBooking(booked, input) }),
});

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
