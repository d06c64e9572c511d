import { createHash } from 'node:crypto';
import type { GatewayContext } from '../../context.ts';
import type { BookAppointmentAsGuestInput, BookAppointmentAsGuestPayload } from '../../graphql/generated/resolvers.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import { listAvailableDates, listTimeSlots, type WirePlace } from '../../legacy/endpoints/availability.ts';
import { sendExistingUserConfirmation, submitGuestBooking } from '../../legacy/endpoints/bookings.ts';
import { LegacyFault } from '../../legacy/transport/fault.ts';
import type { Ended } from '../../state/idempotency.ts';
import { toWirePlace } from '../availability/resolvers.ts';
import { inputErrors, userError } from '../user-errors.ts';
import { type FormText, fillForm, missingFields, SLOT_TAKEN } from './form.ts';
import { type GuestBookingInput, guestBookingInput } from './input.ts';
import { type BookingResult, bookingRefused, toBookingResult, toGuestBooking } from './outcome.ts';
import { pictureErrors, toFileParts } from './pictures.ts';

type Payload = BookAppointmentAsGuestPayload;
type Attempt = Ended<{ booked: BookingResult } | { payload: Payload }>;

const PRESS_AGAIN =
  'We did not hear whether your booking has arrived. You can safely press submit again: it will not be booked twice.';

/** Judges the booking, and makes it once for its key, however often it is asked for. */
export async function bookAsGuest(asked: BookAppointmentAsGuestInput, context: GatewayContext): Promise<Payload> {
  const given = guestBookingInput.safeParse(asked);
  const flaws = [...(given.success ? [] : inputErrors(given.error)), ...pictureErrors(asked.images)];
  if (!given.success || flaws.length > 0) return { userErrors: flaws };

  const input = given.data;
  const place = toWirePlace(asked.place);
  const print = fingerprint(input, place, asked.images);
  const guarded = await context.idempotency.run(input.idempotencyKey, print, (isRepeat) =>
    attemptBooking(input, place, asked.images, isRepeat, context),
  );
  if (guarded.conflict) {
    const message = 'This booking has been sent already with other details. Please start a new one.';
    return { userErrors: [userError('REFUSED', message, ['idempotencyKey'])] };
  }
  const { result } = guarded;
  return 'payload' in result ? result.payload : { booking: toGuestBooking(result.booked, input), userErrors: [] };
}

async function attemptBooking(
  input: GuestBookingInput,
  place: WirePlace,
  images: readonly ReceivedFile[],
  isRepeat: boolean,
  context: GatewayContext,
): Promise<Attempt> {
  const service = (await context.loaders.services()).find(({ id }) => id === input.serviceId);
  if (!service) return refused([userError('INVALID', 'This service is no longer offered.', ['serviceId'])]);
  const missing = missingFields(input, service, place);
  if (missing.length > 0) return refused(missing);

  const { form, isSlotOffered } = await fillForm(input, service, place, context);
  // After an attempt that nobody heard the end of, the time may be gone because this very booking has it: the host knows.
  if (!isSlotOffered && !isRepeat) return refused([userError('TAKEN', SLOT_TAKEN, ['timeSlotId'])]);

  const outcome = await submit(form, images, context);
  forgetAvailability(context);
  if (!outcome.accepted) return refused(bookingRefused(outcome.refusal));
  const booked = toBookingResult(outcome.answer, service.name);
  if (booked.outcome === 'EXISTING_VERIFIED') confirm(form, booked, outcome.answer.userId, context);
  return { ended: 'done', result: { booked } };
}

const refused = (userErrors: Payload['userErrors']): Attempt => ({
  ended: 'refused',
  result: { payload: { userErrors } },
});

async function submit(form: FormText, images: readonly ReceivedFile[], { legacy }: GatewayContext) {
  try {
    return await legacy.write(submitGuestBooking, { ...form, images: toFileParts(images) });
  } catch (error) {
    if (error instanceof LegacyFault && error.isOutcomeUnknown) throw error.withMessage(PRESS_AGAIN);
    throw error;
  }
}

/** Whatever became of it, the times that were known before may no longer be free. */
function forgetAvailability({ transport }: GatewayContext): void {
  transport.publicCache.forget(listAvailableDates.path);
  transport.publicCache.forget(listTimeSlots.path);
}

/** BOOK-41: the customer is told by e-mail. It goes on behind the answer, and its failure concerns nobody but the log. */
function confirm(
  form: FormText,
  booked: BookingResult,
  userId: string | null,
  { legacy, log, runBehind }: GatewayContext,
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
  runBehind(
    confirmation.catch((err: unknown) => log.warn({ event: 'booking confirmation', err }, 'confirmation not sent')),
  );
}

/** The same booking has the same print: every word of it, and every byte of its pictures. */
function fingerprint(input: GuestBookingInput, place: WirePlace, images: readonly ReceivedFile[]): string {
  const pictures = images.map(({ sha256 }) => sha256);
  return createHash('sha256')
    .update(JSON.stringify([input, place, pictures]))
    .digest('hex');
}
