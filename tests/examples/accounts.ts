import { demoCustomer, unverifiedCustomer } from '../../backend/demo/customers.ts';
import type { TestBackend } from '../backend/support/backend.ts';
import { codeFor, mailsTo, pass } from '../backend/support/codes.ts';
import type { Form, MutationExample, ReadExample, RefusalRow, World, WriteExample } from './example.ts';
import { after, commonPassword, minuteLater, noAddress, often, START_AGAIN, tooSoon, wrongCodes } from './refusals.ts';
import { action, asking, newPerson } from './registration.ts';
import { CODE, EMAIL, FLOW_ID, newAddress, PASSWORD, person, TOKEN, WIRE_PASSWORD } from './values.ts';
import { VEHICLES } from './vehicles.ts';

/** What the host tells about the customer of the session. */
export const CUSTOMER = {
  user_id: '7',
  firstName: 'Joan',
  lastName: 'Reed',
  email: EMAIL,
  phone: '7700900142',
  address: { street: '1 High Street', city: 'Leicester', zipCode: 'LE1 6XH' },
  joinDate: '2025-01-01 09:00:00',
  recentAppointments: [
    { id: 12, serviceId: 1, service: 'Vehicle Repair', specialistId: 7, locationId: 2, status: 'confirmed' },
    { id: 13, serviceId: 3, service: 'Plumbing', specialistId: 7, status: 'completed', firstChoiceDate: '2026-05-01' },
  ],
  repairs: [{ id: 5, serviceType: 'Plumbing', status: 'completed', cost: '120.00', appointmentId: 13 }],
  pendingReviewsData: [{ id: 9, serviceType: 'Plumbing', specialist: { id: 7, name: 'Priya' }, appointmentId: 13 }],
  submittedReviews: [{ id: 8, serviceType: 'Towing', specialist: 'Sam', rating: 5, appointmentId: 11 }],
  vehicles: VEHICLES,
};

const password = WIRE_PASSWORD;

/** Registers someone. Returns how to ask for them. */
async function registered(test: TestBackend, email: string) {
  const ask = asking(test, email);
  await ask({ ...newPerson(), email });
  await ask({ action: 'verify_email', code: await codeFor(test, email) });
  return ask;
}

async function proveNewAddress(test: TestBackend, email: string, more: object, headers: Record<string, string> = {}) {
  const prove = (fields: object) => test.postJson('emailVerification.php', { email, ...more, ...fields }, headers);
  await prove({ action: 'send_code' });
  return prove({ action: 'verify_code', code: await codeFor(test, email) });
}

const codeForm = (name: string, works?: Form['works']): Form => ({
  kinds: { email: 'strict', action: 'strict', type: 'strict' },
  fields: () => ({ email: newAddress(), action: name, type: 'specialist' }),
  ...(works && { works }),
});
const forProfile = () => ({ type: 'profile_update' });

export const scripts = {
  readCustomer: { by: ['{ me { firstName } }', 'me'], parameters: [], needsMore: true, answer: CUSTOMER },
  checkEmail: {
    by: ['{ emailAvailability(email: "new@example.com") { isAvailable } }', 'emailAvailability'],
    needsMore: true,
    answer: { available: true },
    form: { kinds: { email: 'strict' }, fields: () => ({ email: newAddress() }) },
  },
  logInCustomer: {
    by: 'logIn',
    needsMore: true,
    answer: { userId: '7', authToken: 'tok-fedcba9876543210', userName: 'Joan Reed' },
    form: {
      kinds: { email: 'strict', password: 'strict' },
      fields: () => ({ email: newAddress(), password }),
      works: (test) => test.postJson('userLogin.php', demoCustomer),
    },
  },
  logOutOthers: { by: 'logOutOtherDevices', form: null },
  logOutCustomer: { by: 'logOut', onFault: 'fallback', isOpen: true, form: null },
  requestPasswordReset: { form: action('reset_request', {}, ['email']) },
  resendPasswordReset: { by: 'resendPasswordResetCode', form: action('resend_password_reset', {}, ['email']) },
  verifyPasswordReset: {
    by: 'verifyPasswordResetCode',
    answer: { token_id: TOKEN },
    form: action('verify_otp', { code: CODE, type: 'password_reset' }, ['email', 'code'], async (test) => {
      const ask = asking(test, demoCustomer.email);
      await ask({ action: 'reset_request' });
      return ask({ action: 'verify_otp', code: await codeFor(test, demoCustomer.email) });
    }),
  },
  resetPassword: {
    form: action('reset_password', { token_id: 'x'.repeat(43), password }, ['token_id', 'password'], async (test) => {
      const email = newAddress();
      const ask = await registered(test, email);
      await ask({ action: 'reset_request' });
      const { body } = await ask({ action: 'verify_otp', code: await codeFor(test, email) });
      return ask({ action: 'reset_password', token_id: body.token_id, password: `${password}2` });
    }),
  },
  undoEmailChange: {
    form: action('undo_email_change', { token_id: 'x'.repeat(43) }, ['token_id'], async (test) => {
      const [email, next] = [newAddress(), newAddress()];
      const ask = await registered(test, email);
      const { body } = await test.postJson('userLogin.php', { email, password });
      const session = { 'x-user-id': body.userId, 'x-auth-token': body.authToken };
      await proveNewAddress(test, next, forProfile(), session);
      await test.postJson('update-account.php', { email: next }, session);
      const [mail = ''] = await mailsTo(test, email);
      return ask({ action: 'undo_email_change', token_id: /#undo=([\w-]+)/.exec(mail)?.[1] });
    }),
  },
  sendEmailCode: { own: forProfile, form: codeForm('send_code') },
  resendEmailCode: {
    own: forProfile,
    form: codeForm('resend_code', async (test) => {
      const fields = { email: newAddress(), type: 'specialist' };
      await test.postJson('emailVerification.php', { ...fields, action: 'send_code' });
      pass(test, 61);
      return test.postJson('emailVerification.php', { ...fields, action: 'resend_code' });
    }),
  },
  verifyEmailCode: {
    form: {
      kinds: { email: 'strict', code: 'strict' },
      fields: () => ({ email: newAddress(), action: 'verify_code', type: 'specialist', code: CODE }),
      works: (test) => proveNewAddress(test, newAddress(), { type: 'specialist' }),
    },
  },
  updateAccount: {
    by: 'updateProfile',
    answer: { user: { user_id: '7' } },
    form: {
      kinds: {
        firstName: 'optional text',
        lastName: 'optional text',
        email: 'optional strict',
        phone: 'optional strict',
      },
      fields: () => ({ firstName: 'Joan', lastName: 'Pryce', email: demoCustomer.email, phone: '7700 900142' }),
      isPartial: true,
    },
  },
  updatePassword: {
    by: 'changePassword',
    form: {
      kinds: { currentPassword: 'strict', newPassword: 'strict', confirmPassword: 'strict' },
      fields: () => ({ currentPassword: demoCustomer.password, newPassword: password, confirmPassword: password }),
      async works(test, headers) {
        const change = (currentPassword: string, newPassword: string) =>
          test.postJson('update-password.php', { currentPassword, newPassword, confirmPassword: newPassword }, headers);
        await change(demoCustomer.password, password);
        return change(password, demoCustomer.password);
      },
    },
  },
} satisfies Record<string, ReadExample | WriteExample>;

async function resetToken(world: World): Promise<string> {
  minuteLater(world);
  const { email } = demoCustomer;
  await world.send('requestPasswordReset', { email });
  const { data } = await world.send('verifyPasswordResetCode', { email, code: await codeFor(world.test, email) });
  return data.verifyPasswordResetCode.resetToken;
}

const TOO_MANY_ATTEMPTS = /^Too many failed attempts\. Please try again in \d+ minutes\.$/;
const TOO_SIMILAR = 'Choose a password that’s different from your current one';
const TAKEN_MESSAGE = 'This email is already registered to another account. Please use a different email.';

const takenForProfile: RefusalRow = [
  'to another account’s address',
  { email: unverifiedCustomer.email, purpose: 'PROFILE_CHANGE' },
  'TAKEN',
  'email',
  TAKEN_MESSAGE,
];

const application = { email: EMAIL, purpose: 'SPECIALIST_APPLICATION' };
const clientMutationId = 'm1';

export const mutations = {
  requestPasswordReset: {
    input: () => ({ email: EMAIL }),
    refusals: [noAddress('for no address'), tooSoon('twice in a minute', 'requestPasswordReset')],
  },
  resendPasswordResetCode: {
    input: () => ({ email: EMAIL }),
    rest: { flowId: FLOW_ID },
    refusals: [tooSoon('at once', 'requestPasswordReset')],
  },
  verifyPasswordResetCode: {
    input: () => ({ email: EMAIL, code: CODE }),
    rest: { flowId: FLOW_ID },
    refusals: wrongCodes('requestPasswordReset'),
  },
  undoEmailChange: {
    input: () => ({ token: TOKEN }),
    refusals: [['with an unknown token', {}, 'EXPIRED', 'token', 'This link has expired. Please call us.']],
  },
  resetPassword: {
    input: () => ({ resetToken: TOKEN, password: PASSWORD }),
    refusals: [
      ['with an unknown token', {}, 'EXPIRED', 'resetToken', START_AGAIN],
      commonPassword('to a common one'),
      [
        'to the current one',
        async (world) => ({ resetToken: await resetToken(world), password: demoCustomer.password }),
        'INVALID',
        'password',
        TOO_SIMILAR,
      ],
    ],
  },
  changePassword: {
    input: () => ({ currentPassword: 'Old-word-1!', newPassword: PASSWORD, confirmPassword: PASSWORD }),
    embedded: { currentPassword: demoCustomer.password },
    refusals: [
      [
        'with a wrong current one',
        { currentPassword: 'Wrong-one-1!' },
        'WRONG_PASSWORD',
        'currentPassword',
        'Your current password isn’t correct.',
      ],
      [
        'to the current one',
        { newPassword: demoCustomer.password, confirmPassword: demoCustomer.password },
        'INVALID',
        'newPassword',
        TOO_SIMILAR,
      ],
      [
        'with another confirmation',
        { confirmPassword: 'Other-one-1!' },
        'INVALID',
        'confirmPassword',
        'New passwords do not match',
      ],
      [
        'after five wrong ones',
        often('changePassword', 5, () => ({ currentPassword: 'Wrong-one-1!' })),
        'RATE_LIMITED',
        null,
        TOO_MANY_ATTEMPTS,
      ],
    ],
  },
  sendEmailCode: {
    input: () => ({ ...application }),
    refusals: [takenForProfile, tooSoon('twice in a minute', 'sendEmailCode')],
  },
  resendEmailCode: {
    input: () => ({ ...application }),
    rest: { flowId: FLOW_ID },
    refusals: [tooSoon('at once', 'sendEmailCode'), takenForProfile],
  },
  verifyEmailCode: {
    input: () => ({ ...application, code: CODE }),
    rest: { flowId: FLOW_ID },
    refusals: wrongCodes('sendEmailCode'),
  },
  logIn: {
    input: () => ({ email: EMAIL, password: PASSWORD }),
    rest: { rememberMe: true },
    refusals: [
      ['without an address', { email: '' }, 'REQUIRED', 'email', 'Email is required'],
      ['without an account', { email: 'no@example.com' }, 'BAD_CREDENTIALS', null, 'Invalid email or password.'],
      [
        'before the address is verified',
        after('register'),
        'UNVERIFIED_EMAIL',
        'email',
        'Your email address has not been verified yet. Please verify it before you log in.',
      ],
      [
        'after five wrong passwords',
        often('logIn', 5, ({ newEmail }) => ({ email: newEmail() })),
        'RATE_LIMITED',
        null,
        TOO_MANY_ATTEMPTS,
      ],
    ],
  },
  logOut: { input: () => ({}), rest: { clientMutationId } },
  logOutOtherDevices: { input: () => ({}), rest: { clientMutationId } },
  updateProfile: {
    input: () => ({ ...person(), address: { street: '2 High Street', city: 'Leicester', postcode: 'LE1 6XH' } }),
    rest: {
      address: {
        ...{ street: '2 High Street', street2: 'Flat 1', city: 'Leicester', county: 'Leicestershire' },
        ...{ postcode: 'LE1 6XH', country: 'United Kingdom' },
      },
    },
    refusals: [
      ['to another account’s address', { email: unverifiedCustomer.email }, 'TAKEN', 'email', TAKEN_MESSAGE],
      [
        'to an address that isn’t verified',
        { email: 'not.verified@example.com' },
        'UNVERIFIED_EMAIL',
        'email',
        'Please verify your new email address before saving changes.',
      ],
      [
        'with a wrong postcode',
        { email: null, address: { postcode: 'LE' } },
        'INVALID',
        'address.postcode',
        'Enter a UK postcode such as LE1 6XH',
      ],
    ],
  },
} satisfies Record<string, MutationExample>;
