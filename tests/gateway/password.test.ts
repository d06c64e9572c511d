import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, PASSWORD, SESSION, userError } from './harness.ts';
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
    expect(gateway.logText()).not.toContain(TOKEN);
    expect(gateway.logText()).not.toContain(PASSWORD);
  });

  const reset = (changes: object, reply: Script = { json: { success: true } }) => {
    gateway.php.answer({ [REGISTRATION]: reply });
    return mutate(gateway, 'resetPassword', { resetToken: TOKEN, password: PASSWORD, ...changes });
  };

  it.each([
    [{ json: { success: false, errors: ['E'] } }, 'E', 'REFUSED', null],
    [{ json: { success: false } }, 'An error occurred while resetting your password.', 'REFUSED', null],
    [
      { json: { success: false, message: 'Please start again.' }, status: 410 },
      'Please start again.',
      'EXPIRED',
      ['resetToken'],
    ],
  ] satisfies [Script, string, string, string[] | null][])(
    'is refused with %j (AUTH-27)',
    async (reply, message, code, field) => {
      expect((await reset({}, reply)).payload).toEqual({ userErrors: [userError(field, message, code)] });
    },
  );

  it('reports the host’s message about a password at its field, and counts an emoji as one character (AUTH-22)', async () => {
    const message = 'This password is too common. Please choose another one.';
    const { payload } = await reset({}, { json: { success: false, errors: [message] }, status: 422 });
    expect(payload).toEqual({ userErrors: [userError(['password'], message, 'INVALID')] });
    gateway.php.reset();
    const unmet = 'Your password does not meet the requirements.';
    expect((await reset({ password: '😀😀😀Aa1!' })).payload).toEqual({
      userErrors: [userError(['password'], unmet, 'INVALID')],
    });
    expect(gateway.php.calls).toEqual([]);
  });

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
    const call = gateway.php.callOf(SCRIPT);
    expect(JSON.parse(call.body)).toEqual(INPUT);
    expect(call.query).toEqual({ userId: '7', token: SESSION['x-auth-token'] });
    expect(call.headers).toMatchObject(SESSION);
  });

  const both = (password: string) => ({ newPassword: password, confirmPassword: password });
  it.each([
    [{ newPassword: 'short', confirmPassword: 'other' }, ['confirmPassword'], 'New passwords do not match'],
    [both('Aa1!'), ['newPassword'], 'Password must be at least 8 characters long'],
    [both(''), ['newPassword'], 'Password must be at least 8 characters long'],
    ...['lower-case-1!', 'No-Digits-!', 'NoSpecial1'].map((password) => [
      both(password),
      ['newPassword'],
      'Password must include at least one uppercase letter, one number, and one special character',
    ]),
    [both('NO-LOWER-1!'), ['newPassword'], 'Your password does not meet the requirements.'],
    [both('Foreign-1§'), ['newPassword'], 'Your password does not meet the requirements.'],
    [both(`${PASSWORD}${'x'.repeat(200)}`), ['newPassword'], 'Your password must not be longer than 200 characters.'],
    [{ currentPassword: '' }, ['currentPassword'], 'Enter your current password'],
    [{ currentPassword: 'x'.repeat(1_001) }, ['currentPassword'], 'This password is too long.'],
  ] as [object, string[], string][])(
    'refuses %j with the messages of the form (PROF-15..18, C-56)',
    async (changes, field, message) => {
      expect((await change(changes)).payload.userErrors).toMatchObject([{ field, message }]);
      expect(gateway.php.calls).toHaveLength(0);
    },
  );

  it.each([
    [
      { json: { success: false, errors: ['Your current password is not correct.'] }, status: 422 },
      'Your current password is not correct.',
      'WRONG_PASSWORD',
      ['currentPassword'],
    ],
    [{ json: { success: false } }, 'Failed to change password. Please try again.', 'REFUSED', null],
  ] satisfies [Script, string, string, string[] | null][])(
    'is refused with %j (PROF-20)',
    async (reply, message, code, field) => {
      expect((await change({}, reply)).payload.userErrors).toEqual([userError(field, message, code)]);
    },
  );

  it.each([
    'Your password must be different from the one you have now. Please choose another one.',
    'New password must not be the old one.',
    'The new password was used before.',
  ])('reports the host’s message about the new password at its field: %s', async (message) => {
    const { payload } = await change({}, { json: { success: false, errors: [message] }, status: 422 });
    expect(payload.userErrors).toEqual([userError(['newPassword'], message, 'INVALID')]);
  });

  it('needs a valid session', async () => {
    const none = await change({ newPassword: 'weak' }, { json: {} }, {});
    expect(none.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(gateway.php.calls).toHaveLength(0);
    const ended = await change({}, { json: { success: false }, status: 401 });
    expect(ended.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', legacyStatus: 401 } }]);
  });
});
