import type { FastifyInstance } from 'fastify';
import type { Fields, PasswordContext } from '../../domain/accounts/account-access.ts';
import { beginClaim, completeClaim, verifyClaim } from '../../domain/accounts/account-claim.ts';
import { register, verifyRegistration } from '../../domain/accounts/registration.ts';
import { openBookingLink } from '../../domain/bookings/booking-links.ts';
import { resendSignUpCode } from '../../domain/codes/code-resend.ts';
import { requestReset, resetPassword, verifyReset } from '../../domain/passwords/password-reset.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields } from '../http/request.ts';

/** The response of a success, without `success` itself. */
interface Done {
  message: string;
  token_id?: string;
  /** As `appointment-form.php` answers it. */
  booking?: Record<string, string | null>;
}

type Action = (context: PasswordContext, fields: Fields) => Promise<Done>;

const proved = 'Code verified successfully! You can now set your password.';
const sentAgain = 'A new verification code has been sent to your email.';
const sentTo = (email: string) => `A verification code has been sent to ${email}`;

const unknown = () => new Refusal('invalid', 'Unknown action.');

const resend: Action = async (context, fields) => {
  if ((fields.get('type') ?? 'email') !== 'email') throw unknown();
  await resendSignUpCode(context, fields);
  return { message: sentAgain };
};

/** Each with its success text (AUTH-15, AUTH-18, AUTH-26, REG-10..12, REG-23). */
const actions: Record<string, Action> = {
  async register_new(context, fields) {
    await register(context, fields);
    return { message: 'Please verify your email to complete registration.' };
  },
  async verify_email(context, fields) {
    await verifyRegistration(context, fields);
    return { message: 'Email verified successfully! Your account is now active.' };
  },
  async returning_user(context, fields) {
    return { message: sentTo(await beginClaim(context, fields)) };
  },
  async verify_returning_user(context, fields) {
    return { token_id: await verifyClaim(context, fields), message: proved };
  },
  async open_booking_link(context, fields) {
    const booking = await openBookingLink(context, fields);
    return {
      message: 'Your booking has been found.',
      booking: {
        userType: 'existing_unverified',
        redirect: '/verify-appointment-email',
        referenceNumber: booking.reference,
        appointmentId: idText(booking.id),
        serviceType: booking.service_name,
        email: booking.email,
        firstName: booking.contact_first_name,
        userId: null,
      },
    };
  },
  async complete_returning_user(context, fields) {
    await completeClaim(context, fields);
    return { message: 'Registration successful! You will be redirected to login.' };
  },
  resend_temp_code: resend,
  // A documented alias (C-61), which doesn't reveal the code either.
  debug_resend_code: resend,
  async reset_request(context, fields) {
    return { message: sentTo(await requestReset(context, fields, 'first')) };
  },
  async resend_password_reset(context, fields) {
    await requestReset(context, fields, 'resend');
    return { message: sentAgain };
  },
  async verify_otp(context, fields) {
    if ((fields.get('type') ?? 'password_reset') !== 'password_reset') throw unknown();
    return { token_id: await verifyReset(context, fields), message: proved };
  },
  async reset_password(context, fields) {
    await resetPassword(context, fields);
    return { message: 'Password reset successful! Redirecting to login...' };
  },
};

/** `userRegistration.php` (PHP-14..24). */
export function userRegistrationScript(
  app: FastifyInstance,
  { store, delivery, passwords, publicUrl, clock }: ScriptContext,
): void {
  app.post('/php/userRegistration.php', async (request) => {
    const fields = bodyFields(request);
    const name = fields.get('action') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw unknown();
    const done = await action({ store, passwords, publicUrl, now: clock() }, fields);
    delivery.nudge();
    return { success: true, ...done };
  });
}
