import type { FastifyInstance } from 'fastify';
import { keyReused } from '../../domain/bookings/bookings.ts';
import { readCustomerBooking } from '../../domain/bookings/customer-booking.ts';
import { checkBookingLimit } from '../../domain/bookings/guest-account.ts';
import { releaseBookingEmail } from '../../domain/bookings/queue-booking-emails.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import type { ScriptContext } from '../http/context.ts';
import { customerOf } from '../http/customer.ts';
import { idText } from '../http/php-values.ts';
import { bookOnce } from './book-once.ts';

/** `user-appointment-form.php` (PHP-47). The form's own userId and token prove nothing. */
export function userAppointmentFormScript(app: FastifyInstance, context: ScriptContext): void {
  const { store, delivery, clock } = context;
  app.post('/php/user-appointment-form.php', async (request) => {
    const account = await customerOf(request, context);
    const { outcome } = await bookOnce(request, context, async (form, now) => ({
      request: await readCustomerBooking(store.db, account, form.fields, form.images.length, now),
      owner: async (db) => {
        await checkBookingLimit(db, account.id, { isAccepted: true, now });
        return { accountId: account.id, userType: 'existing_verified', accepted: 1, device: null };
      },
    }));
    const booking = await findBooking(store.db, outcome.appointmentId);
    if (booking?.account_id !== account.id) throw keyReused();
    const { id: appointmentId, reference, email } = booking;
    // No confirmation call follows this one, so the email needn't wait for it.
    await releaseBookingEmail(store.db, { appointmentId, reference, email }, clock());
    delivery.deliverNow();
    return {
      success: true,
      message: 'Your appointment has been sent to us.',
      referenceNumber: reference,
      appointmentId: idText(appointmentId),
    };
  });
}
