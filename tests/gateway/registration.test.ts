import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, PASSWORD, SESSION, startGateway, userError } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const SCRIPT = 'userRegistration.php';
const PERSON = {
  firstName: ' Ann ',
  lastName: "O'Reed",
  email: 'ann@example.com',
  phone: '07723 123456',
  password: PASSWORD,
};

const register = (changes: object = {}, reply: Script = { json: { success: true, message: 'Please verify.' } }) => {
  gateway.php.answer({ [SCRIPT]: reply });
  return mutate(gateway, 'register', { ...PERSON, ...changes }, { fields: 'message', headers: SESSION });
};

describe('register', () => {
  it('sends both spellings once, without credentials (PHP-19, ENT-18)', async () => {
    const { payload } = await register();
    expect(payload).toEqual({ message: 'Please verify.', userErrors: [] });
    const call = gateway.php.callOf(SCRIPT);
    expect(JSON.parse(call.body)).toEqual({
      action: 'register_new',
      firstName: 'Ann',
      first_name: 'Ann',
      lastName: "O'Reed",
      last_name: "O'Reed",
      email: 'ann@example.com',
      phoneNumber: '7723 123456',
      phone_no: '7723 123456',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      confirm_password: PASSWORD,
    });
    expect(call.query).toEqual({});
    expect(call.headers).not.toHaveProperty('x-auth-token');
  });

  it.each([
    [
      { json: { success: false, errors: ['A', 'B'] } },
      [userError(null, 'A', 'REFUSED'), userError(null, 'B', 'REFUSED')],
    ],
    [{ json: { success: false, message: 'M' }, status: 422 }, [userError(null, 'M', 'REFUSED')]],
    [{ json: { success: false } }, [userError(null, 'An error occurred during registration.', 'REFUSED')]],
    [{ json: {} }, [userError(null, 'An error occurred during registration.', 'REFUSED')]],
    [{ raw: '<h1>Forbidden</h1>', status: 403 }, [userError(null, 'Server error: 403', 'REFUSED')]],
    [
      { json: { success: false, errors: ['This password is too common. Please choose another one.'] }, status: 422 },
      [userError(['password'], 'This password is too common. Please choose another one.', 'INVALID')],
    ],
    [
      { json: { success: false, message: 'Slow down.' }, status: 429, headers: { 'retry-after': '30' } },
      [userError(null, 'Slow down.', 'RATE_LIMITED', 30)],
    ],
  ] satisfies [Script, object[]][])('is refused with %j (REG-13..15)', async (reply, userErrors) => {
    const { payload, errors } = await register({}, reply);
    expect(errors).toBeUndefined();
    expect(payload).toEqual({ message: null, userErrors });
  });

  it('returns the status of a failing host (REG-15)', async () => {
    const { payload, errors } = await register({}, { raw: 'PDOException in /srv', status: 500 });
    expect(payload).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500 } }]);
    expect(JSON.stringify(errors)).not.toMatch(/PDO|srv/);
  });

  it.each([
    [{ firstName: '' }, ['firstName'], 'REQUIRED'],
    [{ lastName: '\t' }, ['lastName'], 'REQUIRED'],
    [{ firstName: 'x'.repeat(101) }, ['firstName'], 'TOO_LARGE'],
    [{ email: '' }, ['email'], 'REQUIRED'],
    [{ email: 'ann' }, ['email'], 'INVALID'],
    [{ email: `${'a'.repeat(300)}@example.com` }, ['email'], 'TOO_LARGE'],
    [{ phone: '' }, ['phone'], 'REQUIRED'],
    [{ phone: '12345678' }, ['phone'], 'INVALID'],
    [{ phone: '+1 7723 123456' }, ['phone'], 'INVALID'],
    [{ password: '' }, ['password'], 'REQUIRED'],
    [{ password: 'x'.repeat(2_000) }, ['password'], 'TOO_LARGE'],
  ])('refuses %j at its field', async (changes, field, code) => {
    const { payload } = await register(changes);
    expect(payload.userErrors).toMatchObject([{ field, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each(['Short1!', 'no-upper-1!', 'NO-LOWER-1!', 'No-digits!', 'NoSpecial1', 'Foreign1§', '        '])(
    'refuses the password %j, which breaks a rule (AUTH-22, REG-07)',
    async (password) => {
      expect((await register({ password })).payload.userErrors).toEqual([
        userError(['password'], 'Your password does not meet the requirements.', 'INVALID'),
      ]);
      expect(gateway.php.calls).toHaveLength(0);
    },
  );

  it('accepts a password unchanged, with its spaces', async () => {
    const password = '  Fix it! 2026 – ünïcode \u{1f527} ';
    await register({ password });
    expect(JSON.parse(gateway.php.callOf(SCRIPT).body)).toMatchObject({ password, confirm_password: password });
  });

  it('reports all problems at once', async () => {
    const { payload } = await register({ firstName: '', email: 'ann', password: 'weak' });
    expect(payload.userErrors.map(({ field }: { field: string[] }) => field[0])).toEqual([
      'firstName',
      'email',
      'password',
    ]);
  });

  it.each([{ firstName: 7 }, { email: null }, { phone: ['07723'] }, { password: {} }])(
    'is BAD_USER_INPUT with %j',
    async (changes) => {
      const { status, errors } = await register(changes);
      expect(status).toBe(400);
      expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('is limited by address', async () => {
    const ownGateway = await startGateway({ limits: { register: { max: 1, windowMs: 60_000 } } });
    ownGateway.php.answer({ [SCRIPT]: { json: { success: true } } });
    await mutate(ownGateway, 'register', { ...PERSON, password: 'weak' });
    expect((await mutate(ownGateway, 'register', PERSON)).payload.userErrors).toEqual([]);
    const { errors } = await mutate(ownGateway, 'register', PERSON);
    await ownGateway.close();
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(ownGateway.php.calls).toHaveLength(1);
  });
});

describe('the next step', () => {
  it.each([
    ['verifyRegistration', { code: '123456' }, { action: 'verify_email', code: '123456' }],
    ['resendRegistrationCode', {}, { action: 'resend_temp_code', type: 'email' }],
  ])('%s sends the documented JSON (PHP-20, PHP-22)', async (name, more, sent) => {
    gateway.php.answer({ [SCRIPT]: { json: { success: true, message: 'Done.' } } });
    const { payload } = await mutate(gateway, name, { email: 'ann@example.com', ...more }, { fields: 'message' });
    expect(payload).toEqual({ message: 'Done.', userErrors: [] });
    expect(JSON.parse(gateway.php.callOf(SCRIPT).body)).toEqual({ email: 'ann@example.com', ...sent });
  });
});
