import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#shared/email.ts';
import { changeBookingEmail } from '../../domain/bookings/email-change.ts';
import {
  type ConfirmationRequest,
  releaseBookingEmail,
  resendBookingEmail,
} from '../../domain/bookings/queue-booking-emails.ts';
import type { ScriptContext } from '../http/context.ts';
import { bodyFields } from '../http/request.ts';

/** The booking that the request names; the id is 0 when it names none. */
function readConfirmation(request: FastifyRequest): ConfirmationRequest {
  const fields = bodyFields(request);
  const id = fields.get('appointmentId') ?? '';
  return {
    appointmentId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0,
    reference: fields.get('referenceNumber') ?? '',
    email: normaliseEmail(fields.get('email') ?? ''),
  };
}

/**
 * `send-existing-user-confirmation.php` (PHP-09), `appointment-email-update.php` and
 * `appointment-confirmation-email.php` (PHP-48, PHP-49). The two that confirm don't
 * reveal whether they did.
 */
export function bookingEmailScripts(app: FastifyInstance, { store, delivery, publicUrl, clock }: ScriptContext): void {
  app.post('/php/appointment-email-update.php', async (request) => {
    const fields = bodyFields(request);
    const { email, flowId } = await changeBookingEmail({ store, publicUrl, now: clock() }, fields);
    delivery.deliverNow();
    return {
      success: true,
      message: `Your email has been updated. A verification code has been sent to ${email}`,
      userId: fields.get('userId'),
      flow_id: flowId,
    };
  });

  app.post('/php/send-existing-user-confirmation.php', async (request) => {
    await releaseBookingEmail(store.db, readConfirmation(request), clock());
    delivery.deliverNow();
    return { success: true };
  });

  app.post('/php/appointment-confirmation-email.php', async (request) => {
    await resendBookingEmail(store.db, readConfirmation(request), { publicUrl, now: clock() });
    delivery.deliverNow();
    return { success: true };
  });
}
