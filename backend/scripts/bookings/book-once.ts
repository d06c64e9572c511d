import type { FastifyRequest } from 'fastify';
import type { BookingRequest } from '../../domain/bookings/booking-form.ts';
import { type BookingOutcome, type BookingOwner, book, earlierBooking } from '../../domain/bookings/bookings.ts';
import { checkImage } from '../../domain/files/images.ts';
import { removeReceived } from '../files/received-file.ts';
import type { ScriptContext } from '../http/context.ts';
import { idempotencyKeyOf } from '../http/request.ts';
import { type ReceivedForm, receiveForm } from './booking-parts.ts';

/** What a form asks for, and on whose account. Throws a refusal when it cannot be done. */
export type ReadBooking = (form: ReceivedForm, now: Date) => Promise<{ request: BookingRequest; owner: BookingOwner }>;

/**
 * Receives a booking and makes it, or answers with the earlier one when its Idempotency-Key has
 * been here before.
 */
export async function bookOnce(
  request: FastifyRequest,
  context: ScriptContext,
  read: ReadBooking,
): Promise<{ outcome: BookingOutcome; fields: ReceivedForm['fields'] }> {
  const { store, files, delivery, publicUrl, clock, confirmAfter } = context;
  const key = idempotencyKeyOf(request);
  const form = await receiveForm(request.raw, files.incoming);
  const idempotency = key === null ? null : { key, fingerprint: form.fingerprint };
  const repeated = async () => (idempotency ? await earlierBooking(store.db, idempotency) : undefined);

  async function first(): Promise<BookingOutcome> {
    const now = clock();
    const wanted = await read(form, now);
    const images = [];
    for (const image of form.images) images.push(await checkImage(image));
    const bookingContext = { store, files, publicUrl, now, confirmAfter };
    const outcome = await book(bookingContext, wanted.request, wanted.owner, images, idempotency);
    delivery.nudge();
    return outcome;
  }

  try {
    return { outcome: (await repeated()) ?? (await first()), fields: form.fields };
  } catch (error) {
    // The same request, sent twice at once, may have taken the slot from under this one.
    const outcome = await repeated();
    if (outcome) return { outcome, fields: form.fields };
    throw error;
  } finally {
    await removeReceived(form.images);
  }
}
