import { unverifiedCustomer } from '../../backend/demo/customers.ts';
import type { TestBackend } from '../backend/support/backend.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot } from '../backend/support/booking.ts';
import { codeFor, handleIn, mailsTo } from '../backend/support/codes.ts';
import type { Form, MutationExample, World, WriteExample } from './example.ts';
import { commonPassword, minuteLater, noAddress, START_AGAIN, tooSoon, wrongCodes } from './refusals.ts';
import { CODE, EMAIL, FLOW_ID, newAddress, PASSWORD, person, TOKEN, WIRE_PASSWORD } from './values.ts';

const password = WIRE_PASSWORD;

/** Someone new, for the script of all these. */
export const newPerson = () => ({
  action: 'register_new',
  email: newAddress(),
  firstName: 'Ada',
  lastName: 'Marsh',
  phoneNumber: '7700 900321',
  password,
  confirmPassword: password,
});

/** Sends fields of one person to the script. */
export const asking = (test: TestBackend, email: string) => (fields: object) =>
  test.postJson('userRegistration.php', { email, ...fields });

/** One of the script's actions, with the fields that it needs. */
export const action = (name: string, fields: object, needed: string[], works?: Form['works']): Form => ({
  kinds: Object.fromEntries([...needed, 'action'].map((field) => [field, 'strict'])),
  fields: () => ({ email: newAddress(), action: name, ...fields }),
  ...(works && { works }),
});

async function claimed(test: TestBackend) {
  const ask = asking(test, unverifiedCustomer.email);
  await ask({ action: 'returning_user' });
  return {
    ask,
    answer: await ask({ action: 'verify_returning_user', code: await codeFor(test, unverifiedCustomer.email) }),
  };
}

export const scripts = {
  registerCustomer: {
    by: 'register',
    form: {
      kinds: {
        ...{ action: 'strict', email: 'strict', firstName: 'text', lastName: 'text', phoneNumber: 'strict' },
        ...{ password: 'strict', confirmPassword: 'strict' },
      },
      fields: newPerson,
    },
  },
  verifyRegistration: {
    form: action('verify_email', { code: CODE }, ['email', 'code'], async (test) => {
      const { email, ...rest } = newPerson();
      await asking(test, email)(rest);
      return asking(test, email)({ action: 'verify_email', code: await codeFor(test, email) });
    }),
  },
  resendRegistrationCode: { form: action('resend_temp_code', {}, ['email']) },
  requestClaim: { by: 'claimAccount', form: action('returning_user', {}, ['email']) },
  openBookingLink: {
    answer: { booking: { referenceNumber: 'MW-1', appointmentId: '21', email: EMAIL, serviceType: 'Plumbing' } },
    form: action('open_booking_link', { handle: `v_${'x'.repeat(43)}` }, ['handle'], async (test) => {
      const email = newAddress();
      const timeSlot = await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1');
      await test.postForm('appointment-form.php', bookingForm(bookingFields(timeSlot, { email })));
      const handle = handleIn((await mailsTo(test, email))[0]);
      return test.postJson('userRegistration.php', { action: 'open_booking_link', handle });
    }),
  },
  verifyClaim: {
    answer: { token_id: TOKEN },
    form: action(
      'verify_returning_user',
      { code: CODE },
      ['email', 'code'],
      async (test) => (await claimed(test)).answer,
    ),
  },
  completeClaim: {
    form: action(
      'complete_returning_user',
      { token_id: 'x'.repeat(43), password },
      ['token_id', 'password'],
      async (test) => {
        const { ask, answer } = await claimed(test);
        return ask({ action: 'complete_returning_user', token_id: answer.body.token_id, password });
      },
    ),
  },
} satisfies Record<string, WriteExample>;

/** The token for a new password, by the code in the email. */
async function claimToken(world: World): Promise<{ claimToken: string; email: string }> {
  const email = world.newEmail();
  await world.send('register', { email });
  minuteLater(world);
  await world.send('claimAccount', { email });
  const { data } = await world.send('verifyClaim', { email, code: await codeFor(world.test, email) });
  return { claimToken: data.verifyClaim.claimToken, email };
}

export const mutations = {
  register: {
    input: () => ({ ...person(), password: PASSWORD }),
    refusals: [
      ['without a name', { firstName: '' }, 'REQUIRED', 'firstName', 'Enter your first name'],
      commonPassword('with a common password'),
      tooSoon('twice in a minute', 'register'),
    ],
  },
  verifyRegistration: {
    input: () => ({ email: EMAIL, code: CODE }),
    rest: { flowId: FLOW_ID },
    refusals: wrongCodes('register'),
  },
  resendRegistrationCode: {
    input: () => ({ email: EMAIL }),
    rest: { flowId: FLOW_ID },
    refusals: [noAddress('to no address'), tooSoon('at once', 'register')],
  },
  claimAccount: {
    input: () => ({ email: EMAIL }),
    refusals: [noAddress('of no address'), tooSoon('twice in a minute', 'claimAccount')],
  },
  openBookingLink: {
    input: () => ({ handle: `v_${'h'.repeat(43)}` }),
    refusals: [
      ['by a guessed handle', {}, 'EXPIRED', 'handle', 'This link has expired, or your email is already verified.'],
    ],
  },
  verifyClaim: {
    input: () => ({ email: EMAIL, code: CODE }),
    rest: { flowId: FLOW_ID },
    refusals: wrongCodes('claimAccount'),
  },
  completeClaim: {
    input: () => ({
      claimToken: TOKEN,
      email: EMAIL,
      password: PASSWORD,
      logIn: true,
      booking: {
        ...{ reference: 'MW-1', appointmentId: 'appointment-21', customerId: 'customer-9', serviceName: 'Plumbing' },
        ...{ firstName: 'Joan', lastName: 'Reed', phone: '07723 123456' },
      },
    }),
    refusals: [
      ['with an unknown token', { booking: null }, 'EXPIRED', 'claimToken', START_AGAIN],
      commonPassword('with a common password', async (world) => ({ ...(await claimToken(world)), booking: null })),
    ],
  },
} satisfies Record<string, MutationExample>;
