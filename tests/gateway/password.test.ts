import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, PASSWORD, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const REGISTRATION = 'userRegistration.php';
const TOKEN = 'reset-token-0123456789abcdef';

describe('a password reset', () => {
  it('sends the documented JSON, step by step (PHP-14..17, AUTH-18)', async () => {
    gateway.php.answer({ [REGISTRATION]: { json: { success: true, message: 'OK', token_id: TOKEN } } });
    const email = 'ann@example.com';
    await mutate(gateway, 'requestPasswordReset', { email });
    await mutate(gateway, 'resendPasswordResetCode', { email });
    const { payload } = await mutate(
      gateway,
      'verifyPasswordResetCode',
      { email, code: '123456' },
      { fields: 'resetToken message' },
    );
    expect(payload).toEqual({ resetToken: TOKEN, message: 'OK', userErrors: [] });
    const last = await mutate(
      gateway,
      'resetPassword',
      { resetToken: TOKEN, password: PASSWORD },
      { fields: 'message' },
    );
    expect(last.payload).toEqual({ message: 'OK', userErrors: [] });
    expect(gateway.php.calls.map(({ body }) => JSON.parse(body))).toEqual([
      { action: 'reset_request', email },
      { action: 'resend_password_reset', email },
      { action: 'verify_otp', email, code: '123456', type: 'password_reset' },
      { action: 'reset_password', token_id: TOKEN, password: PASSWORD },
    ]);
  });

  const reset = (changes: object, reply: Script = { json: { success: true } }) => {
    gateway.php.answer({ [REGISTRATION]: reply });
    return mutate(gateway, 'resetPassword', { resetToken: TOKEN, password: PASSWORD, ...changes });
  };

  it.each([
    [{ resetToken: '' }, ['resetToken'], 'Verification process was incomplete. Please start again.'],
    [{ password: 'weak' }, ['password'], 'Your password does not meet the requirements.'],
    [
      { password: `${PASSWORD}${'x'.repeat(200)}` },
      ['password'],
      'Your password must not be longer than 200 characters.',
    ],
  ])('refuses %j at its field', async (changes, field, message) => {
    expect((await reset(changes)).payload.userErrors).toMatchObject([{ field, message }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('changePassword', () => {
  const SCRIPT = 'update-password.php';
  const INPUT = { currentPassword: 'Old-one-2025!', newPassword: PASSWORD, confirmPassword: PASSWORD };
  const change = (
    changes: object = {},
    reply: Script = { json: { message: 'Password changed successfully!' } },
    headers: Record<string, string> = SESSION,
  ) => {
    gateway.php.answer({ [SCRIPT]: reply });
    return mutate(gateway, 'changePassword', { ...INPUT, ...changes }, { fields: 'message', headers });
  };

  it('sends all three passwords with the session (PHP-42, C-78)', async () => {
    expect((await change()).payload).toEqual({ message: 'Password changed successfully!', userErrors: [] });
    expect(JSON.parse(gateway.php.callOf(SCRIPT).body)).toEqual(INPUT);
  });

  it.each([
    [{ newPassword: 'short', confirmPassword: 'other' }, ['confirmPassword'], 'New passwords do not match'],
    [{ newPassword: 'Aa1!', confirmPassword: 'Aa1!' }, ['newPassword'], 'Password must be at least 8 characters long'],
  ])('refuses %j with the messages of the form (PROF-15..18, C-56)', async (changes, field, message) => {
    expect((await change(changes)).payload.userErrors).toMatchObject([{ field, message }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});
