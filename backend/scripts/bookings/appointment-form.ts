import type { FastifyInstance } from 'fastify';
import { readBookingForm } from '../../domain/bookings/booking-form.ts';
import { issueBookingToken } from '../../domain/bookings/booking-tokens.ts';
import type { BookingOutcome } from '../../domain/bookings/bookings.ts';
import { accountForBooking } from '../../domain/bookings/guest-account.ts';
import { tidyLine } from '../../domain/forms/text.ts';
import type { UserType } from '../../mail/booking-messages.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bookOnce } from './book-once.ts';

/** Where the customer goes on (C-12). */
const redirects: Record<UserType, string> = {
  new: '/appointment-success',
  existing_unverified: '/verify-appointment-email',
  existing_verified: '/login',
};

/**
 * Of a stored account nothing is told but what the sender has just said (C-81), and it is never
 * told by its id.
 */
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
    appointmentId: idText(appointmentId),
    email: said('email'),
    firstName: said('firstName'),
    lastName: said('lastName'),
    phone: said('phone'),
    userId: userType === 'existing_verified' ? null : await issueBookingToken(db, appointmentId, clock()),
  };
}

/** `appointment-form.php` (PHP-08). */
export function appointmentFormScript(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  app.post('/php/appointment-form.php', async (request) => {
    const { outcome, fields } = await bookOnce(request, context, async (form, now) => {
      const booking = await readBookingForm(db, form.fields, form.images.length, now);
      return { request: booking, owner: (transaction) => accountForBooking(transaction, booking, now) };
    });
    return answer(context, outcome, fields);
  });
}
