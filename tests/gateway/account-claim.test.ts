import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { until } from '../support/until.ts';
import { mutate, NO_LIMITS, PASSWORD, userError } from './harness.ts';
import { ownGateway, sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const REGISTRATION = 'userRegistration.php';
const CONFIRMATION = 'appointment-confirmation-email.php';
const LOG_IN = 'userLogin.php';
const TOKEN = 'claim-token-0123456789abcdef';
const SESSION_ANSWER = {
  success: true,
  userId: 7,
  authToken: 'tok-0123456789abcdef',
  userName: 'Ann',
  accountType: 'customer',
};

const BOOKING = {
  reference: 'MW-48213',
  appointmentId: 'appointment-12',
  customerId: 'customer-g_abcdefghijklmnopqrstuv',
  serviceName: 'Plumbing',
  firstName: 'Ann',
  lastName: "O'Reed",
  phone: '7723 123456',
};

const complete = (changes: object = {}, scripts: Record<string, Script> = {}) => {
  gateway.php.answer({ [REGISTRATION]: { json: { success: true, message: 'Registration successful!' } }, ...scripts });
  const input = { claimToken: TOKEN, email: 'ann@example.com', password: PASSWORD, ...changes };
  return mutate(gateway, 'completeClaim', input, {
    fields: 'message session { userId authToken userName accountType }',
  });
};

describe('claimAccount and verifyClaim', () => {
  it('send the documented JSON, and return the token (PHP-18, PHP-21, REG-23)', async () => {
    gateway.php.answer({ [REGISTRATION]: { json: { success: true, message: 'OK', token_id: TOKEN } } });
    await mutate(gateway, 'claimAccount', { email: ' ann@example.com ' });
    const { payload } = await mutate(
      gateway,
      'verifyClaim',
      { email: 'ann@example.com', code: '123456' },
      { fields: 'claimToken message' },
    );
    expect(payload).toEqual({ claimToken: TOKEN, message: 'OK', userErrors: [] });
    expect(gateway.php.callsOf(REGISTRATION).map(({ body }) => JSON.parse(body))).toEqual([
      { action: 'returning_user', email: 'ann@example.com' },
      { action: 'verify_returning_user', email: 'ann@example.com', code: '123456' },
    ]);
  });

  it('accept a host that sends no token, which the next step then reports (REG-25)', async () => {
    gateway.php.answer({ [REGISTRATION]: { json: { success: true } } });
    const input = { email: 'ann@example.com', code: '123456' };
    const { payload } = await mutate(gateway, 'verifyClaim', input, { fields: 'claimToken' });
    expect(payload).toEqual({ claimToken: null, userErrors: [] });
    expect((await complete({ claimToken: ' ' })).payload.userErrors).toEqual([
      userError(['claimToken'], 'Verification process was incomplete. Please start again.', 'REQUIRED'),
    ]);
  });
});

describe('openBookingLink', () => {
  const handle = `v_${'a'.repeat(43)}`;
  const fields =
    'booking { customerKind reference appointmentId customerId serviceName email firstName nextPath nextStep message }';

  it('opens the booking, whose email can only be verified', async () => {
    const booking = {
      ...{ userType: 'existing_unverified', redirect: '/verify-appointment-email', userId: null },
      ...{ referenceNumber: 'MW-48213', appointmentId: 'appointment-12', serviceType: 'Taps &amp; tiles' },
      ...{ email: 'a&amp;n@example.com', firstName: 'null' },
    };
    gateway.php.answer({ [REGISTRATION]: { json: { success: true, booking } } });
    const { payload } = await mutate(gateway, 'openBookingLink', { handle }, { fields });
    expect(payload).toEqual({
      booking: {
        ...{
          customerKind: 'EXISTING_UNVERIFIED',
          reference: 'MW-48213',
          appointmentId: 'appointment-appointment-12',
          customerId: null,
        },
        ...{ serviceName: 'Taps & tiles', email: 'a&n@example.com', firstName: 'null', message: null },
        ...{ nextPath: '/verify-appointment-email', nextStep: 'VERIFY_EMAIL' },
      },
      userErrors: [],
    });
    // In the body, never in an address.
    const call = gateway.php.callOf(REGISTRATION);
    expect(JSON.parse(call.body)).toEqual({ action: 'open_booking_link', handle });
    expect(`${call.path} ${JSON.stringify(call.headers)}`).not.toContain(handle);
  });

  const expired = 'This link has expired, or your email is already verified.';

  it.each(['', ' ', 'a b', 'x'.repeat(129), 'é'])('does not ask the host about %j', async (guess) => {
    const { payload } = await mutate(gateway, 'openBookingLink', { handle: guess }, { fields });
    expect(payload.userErrors).toMatchObject([{ field: ['handle'], message: expired }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('completeClaim', () => {
  it('sets the password, and does nothing else unless requested (PHP-24)', async () => {
    const { payload } = await complete();
    expect(payload).toEqual({ message: 'Registration successful!', session: null, userErrors: [] });
    expect(JSON.parse(gateway.php.callOf(REGISTRATION).body)).toEqual({
      action: 'complete_returning_user',
      token_id: TOKEN,
      password: PASSWORD,
    });
    expect(gateway.php.calls).toHaveLength(1);
  });

  it('requests the confirmation of the booking and logs in (REG-31, C-58, PHP-49)', async () => {
    const { payload } = await complete(
      { booking: BOOKING, logIn: true },
      { [CONFIRMATION]: { json: { success: true } }, [LOG_IN]: { json: SESSION_ANSWER } },
    );
    expect(payload.session).toEqual({
      userId: '7',
      authToken: 'tok-0123456789abcdef',
      userName: 'Ann',
      accountType: 'customer',
    });
    await until(() => gateway.php.callsOf(CONFIRMATION).length > 0, 'the confirmation was sent');
    expect(JSON.parse(gateway.php.callOf(CONFIRMATION).body)).toEqual({
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: "O'Reed",
      phone: '7723 123456',
      referenceNumber: 'MW-48213',
      serviceType: 'Plumbing',
      appointmentId: '12',
      userId: 'g_abcdefghijklmnopqrstuv',
    });
    expect(JSON.parse(gateway.php.callOf(LOG_IN).body)).toEqual({
      email: 'ann@example.com',
      password: PASSWORD,
      rememberMe: false,
    });
  });

  it.each([
    ['reset', 'reset'],
    [{ raw: 'x', status: 500 }, { json: { success: false, errors: ['No.'] } }],
    [{ json: { success: false }, status: 404 }, { json: { success: true } }],
  ] satisfies [Script, Script][])(
    'succeeds even if the confirmation responds with %j and the login with %j',
    async (confirmation, logIn) => {
      const { payload, errors } = await complete(
        { booking: BOOKING, logIn: true },
        { [CONFIRMATION]: confirmation, [LOG_IN]: logIn },
      );
      expect(errors).toBeUndefined();
      expect(payload).toEqual({ message: 'Registration successful!', session: null, userErrors: [] });
      await until(() => gateway.php.callsOf(CONFIRMATION).length > 0, 'the confirmation was tried');
      expect(gateway.php.callsOf(CONFIRMATION)).toHaveLength(1);
      expect(gateway.php.callsOf(LOG_IN)).toHaveLength(1);
    },
  );

  it('logs in to the account whose password was set, whatever address the input names', async () => {
    await complete(
      { email: 'someone.else@example.com', logIn: true },
      {
        [REGISTRATION]: { json: { success: true, message: 'Registration successful!', email: 'ann@example.com' } },
        [LOG_IN]: { json: SESSION_ANSWER },
      },
    );
    expect(JSON.parse(gateway.php.callOf(LOG_IN).body).email).toBe('ann@example.com');
  });

  it('counts the login as one, so that it can’t be used to guess another account’s password', async () => {
    const another = await ownGateway({ limits: { logIn: { max: 2, windowMs: 60_000 } } });
    another.php.answer({
      [REGISTRATION]: { json: { success: true, message: 'Registration successful!' } },
      [LOG_IN]: { json: { success: false, errors: ['No.'] } },
    });
    const input = { claimToken: TOKEN, email: 'ann@example.com', password: PASSWORD, logIn: true };
    for (let nth = 1; nth <= 3; nth++) {
      const { payload } = await mutate(another, 'completeClaim', input, { fields: 'message session { userId }' });
      expect(payload).toEqual({ message: 'Registration successful!', session: null, userErrors: [] });
    }
    const attempts = another.php.callsOf(LOG_IN);
    expect(attempts).toHaveLength(2);
  });

  it("doesn't wait for the confirmation", async () => {
    const { payload } = await complete({ booking: BOOKING }, { [CONFIRMATION]: 'hang' });
    expect(payload.userErrors).toEqual([]);
    await until(() => gateway.php.callsOf(CONFIRMATION).length > 0, 'the confirmation was requested');
  });

  it('makes no further calls after a refusal (REG-14)', async () => {
    const refused = { [REGISTRATION]: { json: { success: false } } };
    expect((await complete({ booking: BOOKING, logIn: true }, refused)).payload.userErrors).toHaveLength(1);
    expect(gateway.php.calls).toHaveLength(1);
  });

  it.each([
    [{ claimToken: 'a b' }, ['claimToken'], 'INVALID'],
    [{ password: 'weak' }, ['password'], 'INVALID'],
    [{ email: 'ann' }, ['email'], 'INVALID'],
  ])('refuses %j at its field', async (changes, field, code) => {
    expect((await complete(changes)).payload.userErrors).toMatchObject([{ field, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('changeBookingEmail', () => {
  const SCRIPT = 'appointment-email-update.php';
  const INPUT = { customerId: 'customer-g_old', currentEmail: 'ann@example.com', newEmail: 'anne@example.com' };
  const change = (changes: object, reply: Script) => {
    gateway.php.answer({ [SCRIPT]: reply });
    return mutate(gateway, 'changeBookingEmail', { ...INPUT, ...changes }, { fields: 'email customerId message' });
  };

  it.each([
    ['a new id', { userId: 'g_new' }, 'customer-g_new'],
    ['no id', {}, 'customer-g_old'],
  ])('changes the email of the booking, and returns %s (PHP-48, REG-32)', async (_what, answer, customerId) => {
    const { payload } = await change({}, { json: { success: true, message: 'Updated.', ...answer } });
    expect(payload).toEqual({ email: 'anne@example.com', customerId, message: 'Updated.', userErrors: [] });
    const call = gateway.php.callOf(SCRIPT);
    expect(JSON.parse(call.body)).toEqual({
      currentEmail: 'ann@example.com',
      newEmail: 'anne@example.com',
      userId: 'g_old',
    });
    expect(call.query).toEqual({});
  });

  it.each([
    [{ newEmail: 'abc' }, ['newEmail'], 'Please enter a valid email address.'],
    [{ newEmail: 'ann@example.com' }, ['newEmail'], 'Please enter a different email address.'],
    [{ newEmail: ' ANN@Example.com' }, ['newEmail'], 'Please enter a different email address.'],
    [{ customerId: `customer-${'x'.repeat(65)}` }, ['customerId'], 'This isn’t one of the options.'],
  ])('refuses %j without a call (REG-33)', async (changes, field, message) => {
    const { payload } = await change(changes, { json: { success: true } });
    expect(payload.userErrors).toMatchObject([{ field, message }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});
