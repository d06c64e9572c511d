import { randomUUID } from 'node:crypto';
import type { UserErrorCode } from '../../gateway/graphql/generated/schema.ts';
import { appointment, seeded } from '../backend/support/appointments.ts';
import { joan, logIn } from '../backend/support/backend.ts';
import { codeFor, otherThan, pass } from '../backend/support/codes.ts';
import type { World } from './refusal-world.ts';

/** Changes to a mutation's example, for which the embedded backend or the gateway refuses it. */
type Changes = object | ((world: World) => object | Promise<object>);

export type RefusalRow = readonly [
  mutation: string,
  what: string,
  changes: Changes,
  code: UserErrorCode,
  /** Its path in the input, with dots; null for the whole input. */
  field: string | null,
  message: string | RegExp,
  file?: Blob,
];

const COMMON_PASSWORD = 'Password1!';
const TOO_COMMON = 'This password is too common. Please choose another one.';
const INVALID_EMAIL = 'Please enter a valid email address.';
const UNVERIFIED = 'Please verify your email address before submitting.';
const WRONG_CODE = 'Invalid verification code. Please try again.';
const VOID_CODE = 'You can’t use this code any more. Please request a new one.';
const START_AGAIN = 'Verification process was incomplete. Please start again.';
const NO_APPOINTMENT = 'We couldn’t find this appointment.';
const NO_VEHICLE = 'We couldn’t find this vehicle.';
const SLOT_TAKEN = 'That time has just been taken. Please choose another time.';
const WAIT = /^Please wait \d+ seconds before requesting another code\.$/;
const OTHERS_EMAIL = 'sam.unverified@example.com';
const NOT_AN_IMAGE = new Blob(['not an image'], { type: 'image/png' });

/** Requests a code for a new address. Returns its input with a wrong code. */
const wrongCode =
  (request: string, changes: object = {}) =>
  async ({ send, newEmail, test }: World) => {
    const email = newEmail();
    await send(request, { ...changes, email });
    return { ...changes, email, code: otherThan(await codeFor(test, email)) };
  };

/** Requests a second code at once. */
const twice =
  (first: string, changes: object = {}) =>
  async ({ send, newEmail }: World) => {
    const input = { ...changes, email: newEmail() };
    await send(first, input);
    return input;
  };

/** Sends a mutation until the limit is reached. */
const often = (mutation: string, times: number, changes: (world: World) => object) => async (world: World) => {
  const input = changes(world);
  for (let count = 0; count < times; count++) await world.send(mutation, input);
  return input;
};

/** Books. Returns the input. */
async function booked(world: World, mutation: string) {
  const input = { ...(await world.booking()), idempotencyKey: randomUUID() };
  await world.send(mutation, input);
  return input;
}

/** Frees the limits of the minute. */
const minuteLater = ({ test }: World) => pass(test, 61);

/** The token for a new password, by the code in the email. */
async function claimToken(world: World): Promise<{ claimToken: string; email: string }> {
  const email = world.newEmail();
  await world.send('register', { email });
  minuteLater(world);
  await world.send('claimAccount', { email });
  const { data } = await world.send('verifyClaim', { email, code: await codeFor(world.test, email) });
  return { claimToken: data.verifyClaim.claimToken, email };
}

async function resetToken(world: World): Promise<string> {
  minuteLater(world);
  await world.send('requestPasswordReset', { email: joan.email });
  const code = await codeFor(world.test, joan.email);
  const { data } = await world.send('verifyPasswordResetCode', { email: joan.email, code });
  return data.verifyPasswordResetCode.resetToken;
}

/** An address that is verified for an application. */
async function verifiedApplicant({ send, newEmail, test }: World) {
  const email = newEmail();
  await send('sendEmailCode', { email });
  await send('verifyEmailCode', { email, code: await codeFor(test, email) });
  return { email, idempotencyKey: randomUUID(), ...FITTING_APPLICATION };
}

const FITTING_APPLICATION = {
  services: [],
  customServices: [{ name: 'Clocks' }],
  pricing: [{ serviceName: 'Clocks', basePricePence: 4_500 }],
  locations: [],
  customLocations: ['Rutland'],
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const ACCOUNT_ROWS: readonly RefusalRow[] = [
  ['register', 'without a name', { firstName: '' }, 'REQUIRED', 'firstName', 'Enter your first name'],
  ['register', 'with a common password', { password: COMMON_PASSWORD }, 'INVALID', 'password', TOO_COMMON],
  ['register', 'twice in a minute', twice('register'), 'RATE_LIMITED', null, WAIT],
  ['verifyRegistration', 'with a wrong code', wrongCode('register'), 'WRONG_CODE', 'code', WRONG_CODE],
  ['verifyRegistration', 'of another address', { email: 'no@example.com' }, 'EXPIRED', 'code', VOID_CODE],
  ['resendRegistrationCode', 'to no address', { email: 'x' }, 'INVALID', 'email', INVALID_EMAIL],
  ['resendRegistrationCode', 'at once', twice('register'), 'RATE_LIMITED', null, WAIT],
  ['claimAccount', 'of no address', { email: 'x' }, 'INVALID', 'email', INVALID_EMAIL],
  ['claimAccount', 'twice in a minute', twice('claimAccount'), 'RATE_LIMITED', null, WAIT],
  [
    'openBookingLink',
    'by a guessed handle',
    {},
    'EXPIRED',
    'handle',
    'This link has expired, or your email is already verified.',
  ],
  ['verifyClaim', 'with a wrong code', wrongCode('claimAccount'), 'WRONG_CODE', 'code', WRONG_CODE],
  ['verifyClaim', 'of another address', { email: 'no@example.com' }, 'EXPIRED', 'code', VOID_CODE],
  ['completeClaim', 'with an unknown token', { booking: null }, 'EXPIRED', 'claimToken', START_AGAIN],
  [
    'completeClaim',
    'with a common password',
    async (world) => ({ ...(await claimToken(world)), booking: null, password: COMMON_PASSWORD }),
    'INVALID',
    'password',
    TOO_COMMON,
  ],
  ['changeBookingEmail', 'of an unknown booking', {}, 'NOT_FOUND', 'customerId', 'Failed to update email address.'],
  [
    'changeBookingEmail',
    'to the same address',
    { newEmail: 'joan@example.com' },
    'INVALID',
    'newEmail',
    'Please enter a different email address.',
  ],
  [
    'changeBookingEmail',
    'too often',
    often('changeBookingEmail', 5, ({ newEmail }) => ({ customerId: 'customer-none', currentEmail: newEmail() })),
    'RATE_LIMITED',
    null,
    'You’ve changed the email too often. Please try again later.',
  ],
  ['requestPasswordReset', 'for no address', { email: 'x' }, 'INVALID', 'email', INVALID_EMAIL],
  ['requestPasswordReset', 'twice in a minute', twice('requestPasswordReset'), 'RATE_LIMITED', null, WAIT],
  ['resendPasswordResetCode', 'at once', twice('requestPasswordReset'), 'RATE_LIMITED', null, WAIT],
  ['verifyPasswordResetCode', 'with a wrong code', wrongCode('requestPasswordReset'), 'WRONG_CODE', 'code', WRONG_CODE],
  ['verifyPasswordResetCode', 'of another address', { email: 'no@example.com' }, 'EXPIRED', 'code', VOID_CODE],
  ['undoEmailChange', 'with an unknown token', {}, 'EXPIRED', 'token', 'This link has expired. Please call us.'],
  ['resetPassword', 'with an unknown token', {}, 'EXPIRED', 'resetToken', START_AGAIN],
  ['resetPassword', 'to a common one', { password: COMMON_PASSWORD }, 'INVALID', 'password', TOO_COMMON],
  [
    'resetPassword',
    'to the current one',
    async (world) => ({ resetToken: await resetToken(world), password: joan.password }),
    'INVALID',
    'password',
    'Choose a password that’s different from your current one',
  ],
  [
    'changePassword',
    'with a wrong current one',
    { currentPassword: 'Wrong-one-1!' },
    'WRONG_PASSWORD',
    'currentPassword',
    'Your current password isn’t correct.',
  ],
  [
    'changePassword',
    'to the current one',
    { newPassword: joan.password, confirmPassword: joan.password },
    'INVALID',
    'newPassword',
    'Choose a password that’s different from your current one',
  ],
  [
    'changePassword',
    'with another confirmation',
    { confirmPassword: 'Other-one-1!' },
    'INVALID',
    'confirmPassword',
    'New passwords do not match',
  ],
  [
    'changePassword',
    'after five wrong ones',
    often('changePassword', 5, () => ({ currentPassword: 'Wrong-one-1!' })),
    'RATE_LIMITED',
    null,
    /^Too many failed attempts\. Please try again in \d+ minutes\.$/,
  ],
  [
    'sendEmailCode',
    'to another account’s address',
    { email: OTHERS_EMAIL, purpose: 'PROFILE_CHANGE' },
    'TAKEN',
    'email',
    'This email is already registered to another account. Please use a different email.',
  ],
  ['sendEmailCode', 'twice in a minute', twice('sendEmailCode'), 'RATE_LIMITED', null, WAIT],
  ['resendEmailCode', 'at once', twice('sendEmailCode'), 'RATE_LIMITED', null, WAIT],
  [
    'resendEmailCode',
    'to another account’s address',
    { email: OTHERS_EMAIL, purpose: 'PROFILE_CHANGE' },
    'TAKEN',
    'email',
    'This email is already registered to another account. Please use a different email.',
  ],
  ['verifyEmailCode', 'with a wrong code', wrongCode('sendEmailCode'), 'WRONG_CODE', 'code', WRONG_CODE],
  ['verifyEmailCode', 'of another address', { email: 'no@example.com' }, 'EXPIRED', 'code', VOID_CODE],
  ['logIn', 'without an address', { email: '' }, 'REQUIRED', 'email', 'Email is required'],
  ['logIn', 'without an account', { email: 'no@example.com' }, 'BAD_CREDENTIALS', null, 'Invalid email or password.'],
  [
    'logIn',
    'before the address is verified',
    async ({ send, newEmail }) => {
      const email = newEmail();
      await send('register', { email });
      return { email };
    },
    'UNVERIFIED_EMAIL',
    'email',
    'Your email address has not been verified yet. Please verify it before you log in.',
  ],
  [
    'logIn',
    'after five wrong passwords',
    often('logIn', 5, ({ newEmail }) => ({ email: newEmail() })),
    'RATE_LIMITED',
    null,
    /^Too many failed attempts\. Please try again in \d+ minutes\.$/,
  ],
  [
    'updateProfile',
    'to another account’s address',
    { email: OTHERS_EMAIL },
    'TAKEN',
    'email',
    'This email is already registered to another account. Please use a different email.',
  ],
  [
    'updateProfile',
    'to an address that isn’t verified',
    { email: 'not.verified@example.com' },
    'UNVERIFIED_EMAIL',
    'email',
    'Please verify your new email address before saving changes.',
  ],
  [
    'updateProfile',
    'with a wrong postcode',
    { email: null, address: { postcode: 'LE' } },
    'INVALID',
    'address.postcode',
    'Enter a UK postcode such as LE1 6XH',
  ],
  ['addVehicle', 'without a make', { make: '' }, 'REQUIRED', 'make', 'Make is required'],
  ['addVehicle', 'with an impossible VIN', { vin: 'FORD-FIESTA-12345' }, 'INVALID', 'vin', /^VIN should be 17/],
  [
    'addVehicle',
    'beyond the limit',
    often('addVehicle', 20, () => ({})),
    'LIMIT_REACHED',
    null,
    'You can keep at most 20 vehicles. Please remove one first.',
  ],
  ['updateVehicle', 'of someone else', { vehicleId: 'vehicle-999' }, 'NOT_FOUND', 'vehicleId', NO_VEHICLE],
  ['setPrimaryVehicle', 'of someone else', { vehicleId: 'vehicle-999' }, 'NOT_FOUND', 'vehicleId', NO_VEHICLE],
  ['removeVehicle', 'of someone else', { vehicleId: 'vehicle-999' }, 'NOT_FOUND', 'vehicleId', NO_VEHICLE],
  [
    'markNotificationRead',
    'of someone else',
    { notificationId: 'notification-99999' },
    'NOT_FOUND',
    'notificationId',
    'We couldn’t find this notification.',
  ],
];

const APPOINTMENT_ROWS: readonly RefusalRow[] = [
  [
    'answerForBooking',
    'of someone else',
    { appointmentId: 'appointment-999' },
    'NOT_FOUND',
    'appointmentId',
    NO_APPOINTMENT,
  ],
  [
    'cancelAppointment',
    'of someone else',
    { appointmentId: 'appointment-999' },
    'NOT_FOUND',
    'appointmentId',
    NO_APPOINTMENT,
  ],
  ['cancelAppointment', 'without a reason', { reason: ' ' }, 'REQUIRED', 'reason', /^Please provide a reason/],
  ['cancelAppointment', 'with a long reason', { reason: 'x'.repeat(3_000) }, 'TOO_LARGE', 'reason', /^The reason must/],
  [
    'cancelAppointment',
    'twice',
    { appointmentId: `appointment-${seeded.cancelled}` },
    'ALREADY_DONE',
    'appointmentId',
    'This appointment has already been cancelled.',
  ],
  [
    'cancelAppointment',
    'after its completion',
    { appointmentId: `appointment-${seeded.completed}` },
    'APPOINTMENT_CLOSED',
    'appointmentId',
    'You can’t cancel a completed appointment.',
  ],
  [
    'rescheduleAppointment',
    'of someone else',
    { appointmentId: 'appointment-999' },
    'NOT_FOUND',
    'appointmentId',
    NO_APPOINTMENT,
  ],
  [
    'rescheduleAppointment',
    'a second time',
    { appointmentId: `appointment-${seeded.moved}` },
    'ALREADY_RESCHEDULED',
    'appointmentId',
    'You can only reschedule once. Please call us to change this appointment again.',
  ],
  [
    'rescheduleAppointment',
    'after its completion',
    { appointmentId: `appointment-${seeded.completed}` },
    'APPOINTMENT_CLOSED',
    'appointmentId',
    'You can’t reschedule a completed appointment.',
  ],
  [
    'rescheduleAppointment',
    'after its cancellation',
    { appointmentId: `appointment-${seeded.cancelled}` },
    'APPOINTMENT_CLOSED',
    'appointmentId',
    'You can’t reschedule a cancelled appointment.',
  ],
  [
    'rescheduleAppointment',
    'to a day that can’t be chosen',
    { date: inDays(60) },
    'INVALID',
    'date',
    'This date is not available. Please select a highlighted date.',
  ],
  [
    'rescheduleAppointment',
    'to a time that isn’t offered',
    { timeSlotId: '99' },
    'SLOT_TAKEN',
    'timeSlotId',
    'This time isn’t available. Please choose another one.',
  ],
  [
    'rescheduleAppointment',
    'to its own time',
    async ({ test }) => currentTime(test, seeded.confirmed),
    'INVALID',
    'timeSlotId',
    'This is the appointment’s current time. Please choose another one.',
  ],
  [
    'payForAppointment',
    'of someone else',
    { appointmentId: 'appointment-999' },
    'NOT_FOUND',
    'appointmentId',
    NO_APPOINTMENT,
  ],
  [
    'payForAppointment',
    'twice',
    { appointmentId: `appointment-${seeded.paid}` },
    'ALREADY_DONE',
    'appointmentId',
    'This appointment has already been paid for.',
  ],
  [
    'payForAppointment',
    'before its confirmation',
    { appointmentId: `appointment-${seeded.pending}` },
    'NOT_CONFIRMED',
    'appointmentId',
    'You can only pay for a confirmed appointment.',
  ],
  [
    'payForAppointment',
    'before its new time is confirmed',
    { appointmentId: `appointment-${seeded.moved}` },
    'NOT_CONFIRMED',
    'appointmentId',
    'This appointment has been rescheduled. You can pay once the new time is confirmed.',
  ],
  [
    'payForAppointment',
    'after its cancellation',
    { appointmentId: `appointment-${seeded.cancelled}` },
    'APPOINTMENT_CLOSED',
    'appointmentId',
    'You can’t pay for a cancelled appointment.',
  ],
  [
    'payForAppointment',
    'after 24 hours',
    { appointmentId: `appointment-${seeded.expired}` },
    'PAYMENT_WINDOW_CLOSED',
    'appointmentId',
    'The time to pay has passed. Please book a new appointment.',
  ],
  [
    'submitReview',
    'of someone else',
    { appointmentId: 'appointment-999' },
    'NOT_FOUND',
    'appointmentId',
    NO_APPOINTMENT,
  ],
  ['submitReview', 'with six stars', { rating: 6 }, 'INVALID', 'rating', 'Choose from 1 to 5 stars'],
  [
    'submitReview',
    'twice',
    { appointmentId: `appointment-${seeded.reviewed}` },
    'ALREADY_DONE',
    'appointmentId',
    'You have already reviewed this appointment.',
  ],
  [
    'submitReview',
    'before its completion',
    { appointmentId: `appointment-${seeded.pending}` },
    'NOT_COMPLETED',
    'appointmentId',
    'You can only review a completed appointment.',
  ],
];

/** The day and the time slot of an appointment. */
async function currentTime(test: World['test'], appointmentId: string) {
  const { firstChoiceDate: date, firstChoiceTime } = await appointment(test, await logIn(test), appointmentId);
  const { timeSlots } = (await test.get('/php/formOptions.php')).body;
  const { id } = timeSlots.find(({ label }: { label: string }) => label === firstChoiceTime);
  return { date, timeSlotId: id };
}

const BOOKING_ROWS: readonly RefusalRow[] = (['bookAppointmentAsGuest', 'bookAppointment'] as const).flatMap(
  (mutation): RefusalRow[] => [
    [mutation, 'of an unknown service', { serviceId: 'service-99' }, 'NOT_FOUND', 'serviceId', /no longer offered/],
    [mutation, 'without a description', { issueDescription: '' }, 'REQUIRED', 'issueDescription', /^Describe what/],
    [
      mutation,
      'with a specialist who doesn’t offer it',
      async ({ booking }) => ({ ...(await booking()), specialistId: 'specialist-999' }),
      'INVALID',
      'specialistId',
      'This specialist doesn’t offer this service at this location.',
    ],
    [
      mutation,
      'of a taken time',
      async (world) => {
        const { booking, send } = world;
        const { date, timeSlotId, ...rest } = await booking();
        // Until all specialists are booked.
        for (let isFree = true; isFree; ) {
          const { data } = await send('bookAppointment', { ...rest, date, timeSlotId });
          isFree = data.bookAppointment.userErrors.length === 0;
        }
        return { ...rest, date, timeSlotId };
      },
      'SLOT_TAKEN',
      'timeSlotId',
      SLOT_TAKEN,
    ],
    [
      mutation,
      'with the key of another booking',
      async (world) => ({ ...(await booked(world, mutation)), issueDescription: 'Something else.' }),
      'KEY_REUSED',
      'idempotencyKey',
      "We've already received your booking request. To change it, please call us.",
    ],
    [
      mutation,
      'with a file that is no photo',
      async ({ booking }) => booking(),
      'UNSUPPORTED_FILE',
      'photos.0',
      /isn't a photo that we can use/,
      NOT_AN_IMAGE,
    ],
  ],
);

const FORM_ROWS: readonly RefusalRow[] = [
  ['sendContactMessage', 'without a message', { message: '' }, 'REQUIRED', 'message', 'Enter your message'],
  [
    'sendContactMessage',
    'too often',
    often('sendContactMessage', 10, () => ({})),
    'RATE_LIMITED',
    null,
    'We already have several messages from this email. Please call us, or try again later.',
  ],
  ['requestImmediateService', 'without a phone number', { phone: '' }, 'REQUIRED', 'phone', 'Enter a phone number'],
  [
    'requestImmediateService',
    'with the key of another request',
    async ({ send }) => {
      const idempotencyKey = randomUUID();
      await send('requestImmediateService', { idempotencyKey });
      return { idempotencyKey, issueDescription: 'Two nails.' };
    },
    'KEY_REUSED',
    'idempotencyKey',
    "You've already sent this request with other details. Please send it as a new request.",
  ],
  [
    'requestImmediateService',
    'too often',
    async ({ send }) => {
      const phone = '07700 900199';
      for (let count = 0; count < 20; count++) await send('requestImmediateService', { phone });
      return { phone };
    },
    'RATE_LIMITED',
    null,
    'We already have several requests with this phone number. Please call us.',
  ],
  ['applyAsSpecialist', 'before the address is verified', FITTING_APPLICATION, 'UNVERIFIED_EMAIL', 'email', UNVERIFIED],
  [
    'applyAsSpecialist',
    'with a service that isn’t in the list',
    async (world) => ({
      ...(await verifiedApplicant(world)),
      services: ['Alchemy'],
      pricing: [
        { serviceName: 'Alchemy', basePricePence: 1 },
        { serviceName: 'Clocks', basePricePence: 1 },
      ],
    }),
    'INVALID',
    'services',
    'Choose each service from the list',
  ],
  [
    'applyAsSpecialist',
    'a second time',
    async (world) => {
      const input = await verifiedApplicant(world);
      await world.send('applyAsSpecialist', input);
      return { ...input, idempotencyKey: randomUUID() };
    },
    'TAKEN',
    'email',
    'This email is already registered.',
  ],
  [
    'applyAsSpecialist',
    'with the key of another application',
    async (world) => {
      const input = await verifiedApplicant(world);
      await world.send('applyAsSpecialist', input);
      return { ...input, bio: 'Another one.' };
    },
    'KEY_REUSED',
    'idempotencyKey',
    "We've already received your application. To change it, please call us.",
  ],
];

/** The refusals of every mutation by the embedded backend or the gateway. */
export const REFUSALS: readonly RefusalRow[] = [...APPOINTMENT_ROWS, ...BOOKING_ROWS, ...FORM_ROWS, ...ACCOUNT_ROWS];
