import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_PHOTOS } from '#shared/limits.ts';
import type { BookingRequest } from '../../domain/bookings/booking-form.ts';
import { type BookingOutcome, type BookingOwner, book, earlierBooking } from '../../domain/bookings/bookings.ts';
import { checkImage, type ReceivedImage } from '../../domain/files/images.ts';
import { type FormRules, receiveParts } from '../files/multipart.ts';
import { removeReceived } from '../files/received-file.ts';
import type { ScriptContext } from '../http/context.ts';
import { idempotencyKeyOf } from '../http/request.ts';

/** The booking in a form and its owner. Throws a refusal when it is invalid. */
export type ReadBooking = (
  form: ReceivedBookingForm,
  now: Date,
) => Promise<{ request: BookingRequest; owner: BookingOwner }>;

/** Receives a booking and stores it; returns the earlier one when the Idempotency-Key repeats. */
export async function bookOnce(
  request: FastifyRequest,
  context: ScriptContext,
  read: ReadBooking,
): Promise<{ outcome: BookingOutcome; fields: ReceivedBookingForm['fields'] }> {
  const { store, files, delivery, publicUrl, clock, confirmAfter } = context;
  const key = idempotencyKeyOf(request);
  const form = await receiveBookingForm(request.raw, files.incoming);
  const idempotency = key === null ? null : { key, fingerprint: form.fingerprint };
  const findEarlier = async () => (idempotency ? await earlierBooking(store.db, idempotency) : undefined);

  async function bookNow(): Promise<BookingOutcome> {
    const now = clock();
    const booking = await read(form, now);
    const images = [];
    for (const image of form.images) images.push(await checkImage(image, 'images'));
    const bookingContext = { store, files, publicUrl, now, confirmAfter };
    const outcome = await book(bookingContext, booking.request, booking.owner, images, idempotency);
    delivery.deliverNow();
    return outcome;
  }

  try {
    return { outcome: (await findEarlier()) ?? (await bookNow()), fields: form.fields };
  } catch (error) {
    // A concurrent request with the same key may have taken the time slot.
    const outcome = await findEarlier();
    if (outcome) return { outcome, fields: form.fields };
    throw error;
  } finally {
    await removeReceived(form.images);
  }
}

const formRules: FormRules = {
  maxFields: 60,
  maxFieldBytes: 64 * 1024,
  files: { images: { max: MAX_PHOTOS, tooMany: fieldMessages.tooManyPhotos } },
  varying: {
    // A customer who has logged in again is the same customer.
    token: true,
    // Names may be gone from the client's lists when a form is sent again: the booking itself has
    // taken its time slot.
    serviceType: { impliedBy: 'serviceId' },
    preferredLocation: { impliedBy: 'preferredLocationId' },
    preferredSpecialist: { impliedBy: 'preferredSpecialistId' },
    preferredTime: { impliedBy: 'preferredTimeSlot' },
  },
};

interface ReceivedBookingForm {
  fields: ReadonlyMap<string, string>;
  /** In the order of their numbers: `images[0]` first. */
  images: readonly ReceivedImage[];
  /** Equal for a form that is sent again. */
  fingerprint: string;
}

/** Receives a booking. The caller removes the images when done (`removeReceived`). */
async function receiveBookingForm(request: IncomingMessage, folder: string): Promise<ReceivedBookingForm> {
  const { fields, files, fingerprint } = await receiveParts(request, folder, formRules);
  return { fields, images: files.get('images') ?? [], fingerprint };
}
