import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER } from '../examples/accounts.ts';
import { CALLS, causeOf, SCRIPTS, scriptOf, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import type { Script } from '../support/fake-php.ts';
import { momentFromNow } from './customer-fixtures.ts';
import { NO_LIMITS, startGateway, type TestGateway } from './harness.ts';
import { perform, REFUSABLE } from './whole-graph.ts';

/** What is shown if the host gives no reason. */
const FALLBACKS: Readonly<Partial<Record<MutationName, string>>> = {
  addVehicle: 'Failed to save vehicle. Please try again.',
  answerForBooking: 'We couldn’t save your answer. Please try again.',
  applyAsSpecialist: 'Failed to submit form. Please try again.',
  bookAppointment: 'We couldn’t make your booking. Please try again.',
  bookAppointmentAsGuest: 'We couldn’t make your booking. Please try again.',
  cancelAppointment: 'Failed to cancel appointment',
  changeBookingEmail: 'Failed to update email address.',
  changePassword: 'Failed to change password. Please try again.',
  claimAccount: 'An error occurred while sending the verification code.',
  completeClaim: 'An error occurred during password setup.',
  logIn: 'An error occurred during login.',
  logOutOtherDevices: 'We couldn’t log you out on your other devices.',
  markAllNotificationsRead: 'We couldn’t mark your notifications as read.',
  markNotificationRead: 'We couldn’t mark this notification as read.',
  openBookingLink: 'This link has expired, or your email is already verified.',
  payForAppointment: 'Payment failed. Please try again.',
  register: 'An error occurred during registration.',
  removeVehicle: 'Failed to delete vehicle',
  requestImmediateService: 'Failed to submit request',
  requestPasswordReset: 'An error occurred while sending the verification code.',
  rescheduleAppointment: 'Failed to reschedule appointment',
  resendEmailCode: 'Failed to resend verification code.',
  resendPasswordResetCode: 'Failed to resend verification code.',
  resendRegistrationCode: 'Failed to resend verification code.',
  resetPassword: 'An error occurred while resetting your password.',
  sendContactMessage: 'An unexpected error occured',
  sendEmailCode: 'Failed to send verification code.',
  setPrimaryVehicle: 'Failed to set primary vehicle',
  submitReview: 'Failed to submit review. Please try again.',
  undoEmailChange: 'This link has expired. Please call us.',
  updateProfile: 'Failed to update profile. Please try again.',
  updateVehicle: 'Failed to update vehicle',
  verifyClaim: 'Invalid verification code. Please try again.',
  verifyEmailCode: 'Invalid verification code. Please try again.',
  verifyPasswordResetCode: 'Invalid verification code. Please try again.',
  verifyRegistration: 'Invalid verification code. Please try again.',
};

const COMMON = 'This password is too common. Please choose another one.';
const TAKEN = 'This email is already registered to another account. Please use a different email.';
const UNVERIFIED = 'Please verify your new email address before saving changes.';
const NO_LINK = 'This link has expired, or your email is already verified.';
const SENT_BEFORE = 'This booking has been sent before with other details. Please start the booking again.';
const BOOKED = 'We’ve already received your booking request. To change it, please call us.';
const APPLIED = 'This application has been sent before with other details. Please start again.';
const RECEIVED = 'We’ve already received your application. To change it, please call us.';

/** What a status or text of a host without codes means, and the message if it isn’t the host’s. */
const MEANINGS: readonly [MutationName, number, string, code: string, field: string | null, ours?: string][] = [
  // C-90
  ['logIn', 200, 'Your email address has not been verified yet.', 'UNVERIFIED_EMAIL', 'email'],
  ['logIn', 200, 'Please verify your email first.', 'UNVERIFIED_EMAIL', 'email'],
  ['logIn', 200, 'Your e-mail is not verified', 'UNVERIFIED_EMAIL', 'email'],
  ['logIn', 200, 'We do not know this email.', 'BAD_CREDENTIALS', null],
  // REG-14, AUTH-22, AUTH-27
  ['register', 422, COMMON, 'INVALID', 'password'],
  ['resetPassword', 422, COMMON, 'INVALID', 'password'],
  ['resetPassword', 410, 'Please start again.', 'EXPIRED', 'resetToken'],
  ['completeClaim', 410, 'Please start again.', 'EXPIRED', 'claimToken'],
  ['completeClaim', 422, 'Too short.', 'REFUSED', null],
  // PROF-20
  ['changePassword', 422, 'Your current password is not correct.', 'WRONG_PASSWORD', 'currentPassword'],
  ['changePassword', 422, 'Your password must be different from the one you have now.', 'INVALID', 'newPassword'],
  ['changePassword', 422, 'New password must not be the old one.', 'INVALID', 'newPassword'],
  ['changePassword', 422, 'The new password was used before.', 'INVALID', 'newPassword'],
  ['updateProfile', 422, UNVERIFIED, 'UNVERIFIED_EMAIL', 'email'],
  ['updateProfile', 409, 'Taken.', 'TAKEN', 'email'],
  ['sendEmailCode', 409, TAKEN, 'TAKEN', 'email'],
  // REG-19, AUTH-19, JOIN-37
  ['verifyRegistration', 410, 'Void.', 'EXPIRED', 'code'],
  ['verifyClaim', 410, 'Void.', 'EXPIRED', 'code'],
  ['verifyPasswordResetCode', 410, 'Void.', 'EXPIRED', 'code'],
  ['verifyEmailCode', 410, 'Void.', 'EXPIRED', 'code'],
  ['openBookingLink', 410, NO_LINK, 'EXPIRED', 'handle'],
  // A host that sends no links.
  ['openBookingLink', 422, 'Unknown action.', 'REFUSED', null],
  // REG-34
  ['changeBookingEmail', 409, 'This email is already registered.', 'TAKEN', 'newEmail'],
  ['changeBookingEmail', 404, 'Failed to update email address.', 'NOT_FOUND', 'customerId'],
  // JOIN-42
  ['applyAsSpecialist', 422, 'Please verify your email address before submitting.', 'UNVERIFIED_EMAIL', 'email'],
  ['applyAsSpecialist', 409, 'Registered.', 'TAKEN', 'email'],
  ['applyAsSpecialist', 409, APPLIED, 'KEY_REUSED', 'idempotencyKey', RECEIVED],
  // BOOK-45, DBOOK-22
  ['bookAppointmentAsGuest', 409, 'That time has just been taken.', 'SLOT_TAKEN', 'timeSlotId'],
  ['bookAppointment', 200, 'This timeSlot is no longer available.', 'SLOT_TAKEN', 'timeSlotId'],
  ['bookAppointmentAsGuest', 409, 'This key belongs to another booking.', 'REFUSED', null],
  ['bookAppointmentAsGuest', 409, SENT_BEFORE, 'KEY_REUSED', 'idempotencyKey', BOOKED],
  ['bookAppointmentAsGuest', 413, 'Too large.', 'TOO_LARGE', 'photos'],
  ['bookAppointmentAsGuest', 415, 'No image.', 'UNSUPPORTED_FILE', 'photos'],
  ['bookAppointment', 413, 'Too large.', 'TOO_LARGE', 'photos'],
  // RULE-01, RULE-02
  ['cancelAppointment', 404, 'Appointment not found.', 'NOT_FOUND', 'appointmentId'],
  ['rescheduleAppointment', 404, 'Appointment not found.', 'NOT_FOUND', 'appointmentId'],
  ['payForAppointment', 404, 'Appointment not found.', 'NOT_FOUND', 'appointmentId'],
  ['submitReview', 404, 'Appointment not found.', 'NOT_FOUND', 'appointmentId'],
  ['markNotificationRead', 404, 'No such thing.', 'NOT_FOUND', 'notificationId'],
];

describe('a legacy host refuses', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ limits: NO_LIMITS });
  });
  afterAll(() => gateway.close());

  /** The user errors when the host refuses with this message, and has this data of the customer. */
  async function refuse(mutation: MutationName, script: string, reply: Script, appointments?: readonly object[]) {
    gateway.php.reset();
    const customer = { ...CUSTOMER, ...(appointments && { recentAppointments: appointments }) };
    gateway.php.answer({ ...WHOLE_HOST, 'getUserData.php': { json: customer }, [script]: reply });
    const { data, errors } = await perform(gateway, mutation);
    expect(errors).toBeUndefined();
    const { userErrors, ...payload } = data[mutation];
    for (const value of Object.values(payload)) expect([null, false]).toContain(value);
    return userErrors;
  }

  const refused = (more: object, status = 200, headers = {}): Script => ({
    json: { success: false, ...more },
    status,
    headers,
  });

  const calls = CALLS.flatMap((call) => {
    const by = causeOf(call);
    return typeof by === 'string' && !SCRIPTS[call].onFault && REFUSABLE.includes(by) ? [[by, call] as const] : [];
  });
  /** An unclear refusal of these can only mean one thing. */
  const meanings = (mutation: string) => {
    if (mutation === 'logIn') return { code: 'BAD_CREDENTIALS', field: null };
    return mutation.startsWith('verify') ? { code: 'WRONG_CODE', field: ['code'] } : { code: 'REFUSED', field: null };
  };

  it('is tried with every mutation', () => {
    expect(calls.map(([mutation]) => mutation).sort()).toEqual([...REFUSABLE].sort());
  });

  it.each(calls)(
    '%s for an unclear reason, with its messages or ours (RULE-02, AUTH-07, REG-13, REG-20, AUTH-15, JOIN-35, PROF-29, C-55)',
    async (mutation, call) => {
      const error = (message: string | undefined) => ({ ...meanings(mutation), message, retryAfterSeconds: null });
      const said = (more: object, status?: number) => refuse(mutation, scriptOf(call), refused(more, status));
      for (const status of [200, 400, 422]) expect(await said({ message: 'No.' }, status)).toEqual([error('No.')]);
      expect(await said({ error: 'No.' })).toEqual([error('No.')]);
      // This one shows a single text.
      const shown = mutation === 'requestImmediateService' ? ['One'] : ['One', 'Two'];
      expect(await said({ errors: ['One', 'Two', 'One'] })).toEqual(shown.map(error));
      expect(await said({})).toEqual([error(FALLBACKS[mutation])]);
    },
  );

  it.each(calls)('%s by a limit, with the seconds to wait', async (mutation, call) => {
    const limit = { message: 'Slow down.', code: 'RATE_LIMITED', field: null };
    const reply = refused({ message: limit.message }, 429, { 'retry-after': '42' });
    expect(await refuse(mutation, scriptOf(call), reply)).toEqual([{ ...limit, retryAfterSeconds: 42 }]);
  });

  it.each(['1.5', '-3', 'Infinity', '99999999999', 'Wed, 21 Oct 2026 07:28:00 GMT', 'soon'])(
    'by a limit until %s, without seconds to wait',
    async (until) => {
      const reply = { raw: '<h1>429</h1>', status: 429, headers: { 'retry-after': until } };
      const message = FALLBACKS.payForAppointment;
      const expected = { field: null, message, code: 'RATE_LIMITED', retryAfterSeconds: null };
      expect(await refuse('payForAppointment', 'pay', reply)).toEqual([expected]);
    },
  );

  /** The call of a mutation. */
  const callOf = (mutation: MutationName) => {
    const [, call] = calls.find(([name]) => name === mutation) ?? [];
    if (!call) throw new Error(`${mutation} has no call`);
    return call;
  };

  it.each<[MutationName, said: object, shown: string[]]>([
    ['cancelAppointment', { message: 'M', error: 'E', errors: ['A', 'B', 'A'] }, ['A', 'B']],
    ['cancelAppointment', { message: 'M', error: 'E' }, ['M']],
    ['applyAsSpecialist', { message: 'M', error: 'E', errors: ['A', 'B'] }, ['A', 'B']],
    ['applyAsSpecialist', { message: 'M', error: 'E' }, ['E']],
    ['sendContactMessage', { message: 'M', errors: ['A', 'B', 'M'] }, ['M', 'A', 'B']],
    ['bookAppointmentAsGuest', { message: 'M', errors: ['A', 'M'] }, ['M', 'A']],
    ['bookAppointment', { message: 'M', errors: ['A'] }, ['M', 'A']],
  ])('%s with the texts %j, of which %j are shown (INFO-23, BOOK-44, DBOOK-22)', async (mutation, said, shown) => {
    const userErrors = await refuse(mutation, scriptOf(callOf(mutation)), refused(said));
    expect(userErrors.map(({ message }: { message: string }) => message)).toEqual(shown);
  });

  it.each(MEANINGS)(
    '%s with status %i and “%s”: %s at %s (RULE-01, RULE-02, BOOK-45)',
    async (mutation, status, message, code, field, ours) => {
      const reply = refused({ errors: [message] }, status);
      const userErrors = await refuse(mutation, scriptOf(callOf(mutation)), reply);
      expect(userErrors).toMatchObject([{ code, message: ours ?? message, field: field === null ? null : [field] }]);
    },
  );

  it.each<[MutationName, number, string | undefined, code: string, field: string[] | null]>([
    ['bookAppointmentAsGuest', 413, undefined, 'TOO_LARGE', ['photos']],
    ['applyAsSpecialist', 413, undefined, 'TOO_LARGE', null],
    ['register', 403, 'Server error: 403', 'REFUSED', null],
    ['sendContactMessage', 403, undefined, 'REFUSED', null],
  ])('%s with a page and status %i (REG-15, INFO-24)', async (mutation, status, message, code, field) => {
    const reply = { raw: `<h1>${status}</h1>`, status };
    const userErrors = await refuse(mutation, scriptOf(callOf(mutation)), reply);
    expect(userErrors).toMatchObject([{ message: message ?? FALLBACKS[mutation], code, field }]);
  });

  const INTERNAL = 'Uncaught PDOException: SQLSTATE[HY000] [2002] in /var/www/html/php/db.php:12';

  it.each(calls)('%s with an internal text, which is replaced by the fallback and logged', async (mutation, call) => {
    const nothing = await refuse(mutation, scriptOf(call), { json: { success: false } });
    for (const said of [
      { message: INTERNAL },
      { error: INTERNAL },
      { errors: [INTERNAL] },
      { errors: { x: INTERNAL } },
    ])
      expect(await refuse(mutation, scriptOf(call), { json: { success: false, ...said } })).toEqual(nothing);
    expect(gateway.logText()).toContain('"withheld":["Uncaught PDOException');
  });

  it.each(calls)('%s is accepted with an internal text, which is withheld', async (mutation, call) => {
    const script = scriptOf(call);
    gateway.php.reset();
    gateway.php.answer(WHOLE_HOST);
    gateway.php.answer({ [script]: { json: { ...WHOLE_HOST[script]?.json, message: INTERNAL } } });
    const answer = await perform(gateway, mutation);
    expect(JSON.stringify([answer.data, answer.errors])).not.toMatch(/PDO|SQLSTATE|\/var/);
  });

  it.each([
    [200, { success: false, error: INTERNAL }, 'Unknown error occurred'],
    [422, { errors: [INTERNAL] }, 'Our booking system has a problem at the moment. Please try again in a minute.'],
  ])('a read with status %i and an internal text (DIR-14)', async (status, json, message) => {
    gateway.php.reset();
    gateway.php.answer({ ...WHOLE_HOST, 'getUserData.php': { json, status } });
    const { errors } = await gateway.asCustomer('{ me { firstName } }');
    expect(errors).toMatchObject([{ message }]);
    expect(gateway.logText()).toContain('"reason":"withheld: Uncaught PDOException');
  });

  const APPOINTMENT = { id: 12, serviceId: 1, specialistId: 7, locationId: 2, status: 'confirmed' };
  const ACTIONS = 'appointment-actions.php';

  it.each<[MutationName, string, object, string]>([
    ['payForAppointment', 'pay', { paid: 1 }, 'ALREADY_DONE'],
    ['payForAppointment', 'pay', { status: 'pending' }, 'NOT_CONFIRMED'],
    ['payForAppointment', 'pay', { status: 'pending', rescheduled: 1 }, 'NOT_CONFIRMED'],
    ['payForAppointment', 'pay', { confirmedAt: momentFromNow(-30) }, 'PAYMENT_WINDOW_CLOSED'],
    ['payForAppointment', 'pay', { status: 'cancelled' }, 'APPOINTMENT_CLOSED'],
    ['payForAppointment', 'pay', { id: 99 }, 'NOT_FOUND'],
    ['cancelAppointment', ACTIONS, { status: 'cancelled' }, 'ALREADY_DONE'],
    ['cancelAppointment', ACTIONS, { status: 'completed' }, 'APPOINTMENT_CLOSED'],
    ['cancelAppointment', ACTIONS, { id: 99 }, 'NOT_FOUND'],
    ['rescheduleAppointment', ACTIONS, { rescheduled: 1 }, 'ALREADY_RESCHEDULED'],
    ['rescheduleAppointment', ACTIONS, { status: 'completed' }, 'APPOINTMENT_CLOSED'],
    ['rescheduleAppointment', ACTIONS, { status: 'cancelled' }, 'APPOINTMENT_CLOSED'],
  ])('%s by %s without a reason, which the data %j tells: %s', async (mutation, script, changes, code) => {
    const userErrors = await refuse(mutation, script, { json: {}, status: 409 }, [{ ...APPOINTMENT, ...changes }]);
    expect(userErrors).toMatchObject([{ code, field: ['appointmentId'] }]);
  });
});
