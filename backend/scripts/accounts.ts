import type { FastifyInstance } from 'fastify';
import { fieldMessages } from '#shared/field-messages.ts';
import type { RefusalCode } from '#shared/refusal-codes.ts';
import type { Fields, PasswordContext } from '../domain/accounts/account-access.ts';
import { beginClaim, completeClaim, resendSignUpCode, verifyClaim } from '../domain/accounts/account-claim.ts';
import { type Device, hashDevice, withAccount } from '../domain/accounts/devices.ts';
import { logIn, tooManyLogInsMessage } from '../domain/accounts/log-in.ts';
import { register, verifyRegistration } from '../domain/accounts/registration.ts';
import { endSession, endSessions } from '../domain/accounts/sessions.ts';
import { acceptFromDevice } from '../domain/appointments/customer-changes.ts';
import { openBookingLink } from '../domain/bookings/booking-tokens.ts';
import { requestReset, resetPassword, undoEmailChange, verifyReset } from '../domain/passwords/password-changes.ts';
import { Refusal } from '../domain/refusal.ts';
import { changeContext, customerOf, type ScriptContext } from './http/context.ts';
import { idText } from './http/php-values.ts';
import { bodyFields, credentialsOf, deviceOf, rememberDevice } from './http/request.ts';

/** A refused log-in, whose documented body has no `message`. */
const logInRefusal = (code: RefusalCode, ...errors: string[]) => ({ success: false, code, errors });

const refused = logInRefusal('BAD_CREDENTIALS', 'Invalid email or password.');
const unverified = logInRefusal(
  'UNVERIFIED_EMAIL',
  'Your email address has not been verified yet. Please verify it before you log in.',
);

/** `userLogin.php` and `logout.php` (PHP-13, PHP-34), and `logout-others.php`, which is our own. */
export function sessionScripts(app: FastifyInstance, context: ScriptContext): void {
  const { store, passwords, clock } = context;
  app.post('/php/userLogin.php', async (request, reply) => {
    const fields = bodyFields(request);
    const email = fields.get('email') ?? '';
    const password = fields.get('password') ?? '';
    const missing = [
      email.trim() === '' ? fieldMessages.loginEmail : '',
      password === '' ? fieldMessages.loginPassword : '',
    ].filter(Boolean);
    if (missing.length > 0) return logInRefusal('INVALID', ...missing);
    const rememberMe = ['true', '1', 'on'].includes(fields.get('rememberMe') ?? '');
    const form = { email, password, rememberMe, device: deviceOf(request) };
    const outcome = await logIn({ db: store.db, passwords, now: clock() }, form);
    switch (outcome.kind) {
      case 'refused':
        return refused;
      case 'unverified':
        return unverified;
      case 'limited':
        reply.code(429).header('retry-after', outcome.seconds);
        return logInRefusal('RATE_LIMITED', tooManyLogInsMessage(outcome.seconds));
      case 'logged-in': {
        const { account, token, device } = outcome;
        rememberDevice(reply, device);
        await acceptFromDevice(changeContext(context), account.id, hashDevice(device));
        return {
          success: true,
          userId: idText(account.id),
          authToken: token,
          userName: `${account.first_name} ${account.last_name}`,
          accountType: 'customer',
          message: 'Login successful!',
          redirect: '/dashboard',
        };
      }
    }
  });

  app.post('/php/logout-others.php', async (request) => {
    const { id } = await customerOf(request, context);
    await endSessions(store.db, id, { exceptToken: credentialsOf(request)?.token ?? '' });
    return { success: true, message: 'You’ve been logged out on all other devices.' };
  });

  app.post('/php/logout.php', async (request) => {
    const credentials = credentialsOf(request);
    if (credentials) await endSession(store.db, credentials, clock());
    return { success: true };
  });
}

/** The response of a success, without `success` itself. */
interface Done {
  message: string;
  token_id?: string;
  /** Of the account whose password was set. */
  email?: string;
  /** Of what was begun; the later calls about it name it. */
  flow_id?: string;
  /** As `appointment-form.php` answers it. */
  booking?: Record<string, string | null>;
}

/** Not part of the response: the account whose owner the code has shown to be on this device. */
type Owner = { accountId?: number };

type Action = (context: PasswordContext, fields: Fields, device: Device | null) => Promise<Done & Owner>;

const proved = 'Code verified successfully! You can now set your password.';
const sentAgain = 'A new verification code has been sent to your email.';
const sentTo = ({ email, flowId }: { email: string; flowId?: string }): Done => ({
  message: `A verification code has been sent to ${email}`,
  ...(flowId && { flow_id: flowId }),
});

const unknown = () => new Refusal('INVALID', 'Unknown action.');

const resend: Action = async (context, fields) => {
  if ((fields.get('type') ?? 'email') !== 'email') throw unknown();
  await resendSignUpCode(context, fields);
  return { message: sentAgain };
};

/** Each with its success text (AUTH-15, AUTH-18, AUTH-26, REG-10..12, REG-23). */
const actions: Record<string, Action> = {
  async register_new(context, fields) {
    const flowId = await register(context, fields);
    return { message: 'Please verify your email to complete registration.', flow_id: flowId };
  },
  async verify_email(context, fields) {
    const { token, accountId } = await verifyRegistration(context, fields);
    if (token !== null) return { accountId, token_id: token, message: proved };
    return { accountId, message: 'Email verified successfully! Your account is now active.' };
  },
  async returning_user(context, fields) {
    return sentTo(await beginClaim(context, fields));
  },
  async verify_returning_user(context, fields) {
    const { token, accountId } = await verifyClaim(context, fields);
    return { accountId, token_id: token, message: proved };
  },
  async open_booking_link(context, fields) {
    const { booking, flowId } = await openBookingLink(context, fields);
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
        flow_id: flowId,
      },
    };
  },
  async complete_returning_user(context, fields) {
    const email = await completeClaim(context, fields);
    return { email, message: 'Registration successful! You will be redirected to login.' };
  },
  resend_temp_code: resend,
  // A documented alias (C-61), which doesn't reveal the code either.
  debug_resend_code: resend,
  async reset_request(context, fields, device) {
    return sentTo(await requestReset(context, fields, 'first', device));
  },
  async resend_password_reset(context, fields, device) {
    await requestReset(context, fields, 'resend', device);
    return { message: sentAgain };
  },
  async verify_otp(context, fields) {
    if ((fields.get('type') ?? 'password_reset') !== 'password_reset') throw unknown();
    const { token, accountId } = await verifyReset(context, fields);
    return { accountId, token_id: token, message: proved };
  },
  // Our own: the documents undo no change.
  async undo_email_change(context, fields) {
    return {
      token_id: await undoEmailChange(context, fields),
      message: 'Your account has its earlier email again, and everyone has been logged out. Set a new password.',
    };
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
  app.post('/php/userRegistration.php', async (request, reply) => {
    const fields = bodyFields(request);
    const name = fields.get('action') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw unknown();
    const device = deviceOf(request);
    const { accountId, ...done } = await action({ store, passwords, publicUrl, now: clock() }, fields, device);
    if (accountId !== undefined) rememberDevice(reply, await withAccount(store.db, device, accountId));
    delivery.deliverNow();
    return { success: true, ...done };
  });
}
