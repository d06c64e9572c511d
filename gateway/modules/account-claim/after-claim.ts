import type { Session } from '../../graphql/generated/schema.ts';
import { sendAppointmentConfirmation } from '../../legacy/endpoints/booking-email.ts';
import { logInCustomer } from '../../legacy/endpoints/sessions.ts';
import type { GatewayContext } from '../context.ts';
import { toSession } from '../session/session.ts';
import type { ClaimInput } from './input.ts';

/**
 * Confirms the booking and logs in, with the address of the account whose password was set.
 * A failure of either doesn't fail the mutation (REG-31).
 */
export async function afterClaim(input: ClaimInput, context: GatewayContext): Promise<Session | null> {
  if (input.booking) sendConfirmation(input.booking, input.email, context);
  return input.logIn ? logIn(input, context) : null;
}

/** Runs in the background. A failure is only logged. */
function sendConfirmation(
  booking: NonNullable<ClaimInput['booking']>,
  email: string,
  { legacy, log, runInBackground }: GatewayContext,
): void {
  const confirmation = legacy.write(sendAppointmentConfirmation, {
    email,
    firstName: booking.firstName,
    lastName: booking.lastName,
    phone: booking.phone,
    referenceNumber: booking.reference,
    serviceType: booking.serviceName,
    appointmentId: booking.appointmentId,
    userId: booking.customerId ?? null,
  });
  runInBackground(
    confirmation.catch((err: unknown) => log.warn({ event: 'booking confirmation', err }, 'confirmation not sent')),
  );
}

/**
 * C-58: logs in with the new password. Null if that fails: the client shows the login page. It
 * counts as a log-in until it succeeds, since a host that names no address may check another's.
 */
async function logIn({ email, password }: ClaimInput, context: GatewayContext): Promise<Session | null> {
  const { legacy, limiter, clientAddress, log } = context;
  if ((await limiter.hit('logIn', clientAddress)) !== null) return null;
  try {
    const result = await legacy.write(logInCustomer, { email, password, rememberMe: false });
    if (result.kind !== 'accepted') return null;
    await limiter.uncount('logIn', clientAddress);
    return toSession(result.response);
  } catch (err) {
    log.warn({ event: 'log-in after a claim', err }, 'not logged in');
    return null;
  }
}
