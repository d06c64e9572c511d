import type { FastifyInstance } from 'fastify';
import { normaliseLine } from '#shared/typed-text.ts';
import { hashDevice, newDevice } from '../../domain/accounts/devices.ts';
import { readBookingForm } from '../../domain/bookings/booking-form.ts';
import { bookingFlowId, issueBookingToken } from '../../domain/bookings/booking-tokens.ts';
import type { BookingOutcome } from '../../domain/bookings/bookings.ts';
import { countGuestBooking, ownerForGuest } from '../../domain/bookings/guest-account.ts';
import type { UserType } from '../../mail/templates/booking-emails.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { deviceOf, rememberDevice } from '../http/request.ts';
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
    ...(userType === 'existing_verified'
      ? { userId: null }
      : {
          userId: await issueBookingToken(db, appointmentId, clock()),
          flow_id: await bookingFlowId(db, appointmentId),
        }),
  };
}

/** `appointment-form.php` (PHP-08). */
export function appointmentFormScript(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  app.post('/php/appointment-form.php', async (request, reply) => {
    // So that the booking is the customer's at once when they log in on this device.
    const device = deviceOf(request) ?? newDevice();
    rememberDevice(reply, device);
    const hash = hashDevice(device);
    const { outcome, fields } = await bookOnce(request, context, async (form, now) => {
      const booking = await readBookingForm(db, form.fields, form.images.length, now);
      await countGuestBooking(db, hash, now);
      return { request: booking, owner: (transaction) => ownerForGuest(transaction, booking, hash, now) };
    });
    return responseOf(context, outcome, fields);
  });
}
