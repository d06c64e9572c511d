import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, PASSWORD, SESSION, userError } from './harness.ts';
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
    [{ email: 'ann' }, ['email'], 'INVALID'],
    [{ phone: '12345678' }, ['phone'], 'INVALID'],
    [{ phone: '+1 7723 123456' }, ['phone'], 'INVALID'],
  ])('refuses %j at its field', async (changes, field, code) => {
    const { payload } = await register(changes);
    expect(payload.userErrors).toMatchObject([{ field, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('refuses a password that breaks a rule (AUTH-22, REG-07)', async () => {
    expect((await register({ password: 'no-upper-1!' })).payload.userErrors).toEqual([
      userError(['password'], 'Your password does not meet the requirements.', 'INVALID'),
    ]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('accepts a password unchanged, with its spaces', async () => {
    const password = '  Fix it! 2026 – ünïcode \u{1f527} ';
    await register({ password });
    expect(JSON.parse(gateway.php.callOf(SCRIPT).body)).toMatchObject({ password, confirm_password: password });
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
