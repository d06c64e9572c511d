import type { FastifyInstance } from 'fastify';
import { accountForBooking } from '../domain/booking-account.ts';
import { readBookingForm } from '../domain/booking-form.ts';
import { handleOf } from '../domain/booking-handles.ts';
import {
  type BookingOutcome,
  type BookingOwner,
  book,
  earlierBooking,
  type IdempotencyKey,
} from '../domain/bookings.ts';
import { checkImage } from '../domain/images.ts';
import { tidyLine } from '../domain/text.ts';
import type { UserType } from '../mail/booking-messages.ts';
import { findBooking } from '../store/appointments.ts';
import { type ReceivedForm, receiveForm } from './booking-parts.ts';
import type { ScriptContext } from './context.ts';
import { phpText } from './php-values.ts';
import { removeReceived } from './received-file.ts';
import { idempotencyKeyOf } from './request.ts';

/** Where the customer goes on (C-12). */
const redirects: Record<UserType, string> = {
  new: '/appointment-success',
  existing_unverified: '/verify-appointment-email',
  existing_verified: '/login',
};

/** Of a stored account nothing is told but what the sender has just said (C-81), and it is never told by its id. */
async function answer(
  { store: { db }, clock }: ScriptContext,
  outcome: BookingOutcome,
  fields: ReadonlyMap<string, string>,
) {
  const { userType, appointmentId } = outcome;
  const booking = await findBooking(db, appointmentId);
  if (!booking) throw new Error('A booking that has been made is not there.');
  const said = (name: string) => tidyLine(fields.get(name) ?? '');
  return {
    success: true,
    message: 'Your appointment has been sent to us.',
    userType,
    redirect: redirects[userType],
    referenceNumber: booking.reference,
    appointmentId: phpText(appointmentId),
    email: said('email'),
    firstName: said('firstName'),
    lastName: said('lastName'),
    phone: said('phone'),
    userId: userType === 'existing_verified' ? null : await handleOf(db, appointmentId, clock()),
  };
}

/** `appointment-form.php` (doc 1 §7). */
export function appointmentFormScript(app: FastifyInstance, context: ScriptContext): void {
  const { store, folders, delivery, publicUrl, clock, confirmAfter } = context;

  async function bookForm(form: ReceivedForm, idempotency: IdempotencyKey | null): Promise<BookingOutcome> {
    const now = clock();
    const booking = await readBookingForm(store.db, form.fields, form.images.length, now);
    const images = [];
    for (const image of form.images) images.push(await checkImage(image));
    const owner: BookingOwner = (db) => accountForBooking(db, booking, now);
    const outcome = await book({ store, folders, publicUrl, now, confirmAfter }, booking, owner, images, idempotency);
    delivery.nudge();
    return outcome;
  }

  app.post('/php/appointment-form.php', async (request) => {
    const key = idempotencyKeyOf(request);
    const form = await receiveForm(request.raw, folders.incoming);
    const idempotency = key === null ? null : { key, fingerprint: form.fingerprint };
    const repeated = async () => (idempotency ? await earlierBooking(store.db, idempotency) : undefined);
    try {
      const outcome = (await repeated()) ?? (await bookForm(form, idempotency));
      return await answer(context, outcome, form.fields);
    } catch (error) {
      // The same request, sent twice at once, may have taken the slot from under this one.
      const outcome = await repeated();
      if (outcome) return await answer(context, outcome, form.fields);
      throw error;
    } finally {
      await removeReceived(form.images);
    }
  });
}
