import type { FastifyInstance } from 'fastify';
import { readBookingForm } from '../../domain/bookings/booking-form.ts';
import { issueBookingToken } from '../../domain/bookings/booking-tokens.ts';
import type { BookingOutcome } from '../../domain/bookings/bookings.ts';
import { accountForBooking } from '../../domain/bookings/guest-account.ts';
import { normaliseLine } from '../../domain/forms/text.ts';
import type { UserType } from '../../mail/templates/booking-emails.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bookOnce } from './book-once.ts';

/** The page that the client opens next (C-12). */
const redirects: Record<UserType, string> = {
  new: '/appointment-success',
  existing_unverified: '/verify-appointment-email',
  existing_verified: '/login',
};

/** Contains only what the sender sent: no data or id of a stored account (C-81). */
async function responseOf(
  { store: { db }, clock }: ScriptContext,
  outcome: BookingOutcome,
  fields: ReadonlyMap<string, string>,
) {
  const { userType, appointmentId } = outcome;
  const booking = await findBooking(db, appointmentId);
  if (!booking) throw new Error('A booking that was just stored is missing.');
  const sent = (name: string) => normaliseLine(fields.get(name) ?? '');
  return {
    success: true,
    message: 'Your appointment has been sent to us.',
    userType,
    redirect: redirects[userType],
    referenceNumber: booking.reference,
    appointmentId: idText(appointmentId),
    email: sent('email'),
    firstName: sent('firstName'),
    lastName: sent('lastName'),
    phone: sent('phone'),
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
    return responseOf(context, outcome, fields);
  });
}
