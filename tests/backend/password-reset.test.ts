import { expect, it } from 'vitest';
import { joan, logIn, onOwnDays, refusal, statusesOf, useBackend } from './support/backend.ts';
import { codeFor, mailsTo, otherThan, pass, wrongCode } from './support/codes.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine('userRegistration.php: a forgotten password', (engine) => {
  const test = useBackend(engine);

  onOwnDays(test);

  const { email } = joan;
  const call = (action: string, more: object = {}) => test.postJson('userRegistration.php', { action, email, ...more });
  const verify = (code: string, more: object = {}) => call('verify_otp', { code, type: 'password_reset', ...more });
  const login = (password: string) => test.postJson('userLogin.php', { email, password });

  it('resets the password by email, code and new password (PHP-14, PHP-15, PHP-16)', async () => {
    const [here, there] = [await logIn(test), await logIn(test, true)];
    const sent = await call('reset_request', { email: 'Joan.Pryce@example.com ' });
    expect([sent.status, sent.body]).toEqual([
      200,
      { success: true, message: `A verification code has been sent to ${email}`, flow_id: expect.any(String) },
    ]);
    const code = await codeFor(test, email);
    const wrong = await verify(otherThan(code));
    expect(wrong).toMatchObject(refusal(422, wrongCode));
    const proved = await verify(code);
    expect([proved.status, proved.body]).toEqual([
      200,
      {
        success: true,
        token_id: expect.stringMatching(/^[\w-]{43}$/),
        message: 'Code verified successfully! You can now set your password.',
      },
    ]);
    const { token_id } = proved.body;
    const weak = await call('reset_password', { token_id, password: 'mend-it-2026!' });
    expect(weak).toMatchObject(refusal(422, 'Your password does not meet the requirements.'));
    // The password that there is already is refused, and uses nothing up.
    const same = await call('reset_password', { token_id, password: joan.password });
    expect(same).toMatchObject(refusal(422, 'Choose a password that’s different from your current one'));
    expect((await call('complete_returning_user', { token_id, password: 'Kettle*Drum-81' })).status).toBe(410);
    const done = await call('reset_password', { token_id, password: 'Kettle*Drum-81' });
    expect([done.status, done.body]).toEqual([
      200,
      { success: true, message: 'Password reset successful! Redirecting to login...' },
    ]);
    // It logs no one in, and no one stays logged in (ACCT-12).
    for (const session of [here, there]) expect((await test.get('/php/getUserData.php', session)).status).toBe(401);
    expect((await login(joan.password)).body.success).toBe(false);
    const session = (await login('Kettle*Drum-81')).body;
    expect(session.success).toBe(true);
    const [mail] = await mailsTo(test, email);
    expect(mail).toContain('The password of your account has just been changed');
    const { body } = await test.get(`/php/getNotifications.php?userId=${session.userId}&token=${session.authToken}`);
    expect(body.notifications[0]).toMatchObject({
      type: 'system',
      title: 'Password changed',
      message: 'If it wasn’t you, set a new password now and call us.',
      action_url: '/dashboard/profile',
      is_read: false,
    });
    for (const used of [token_id, 'unknown'])
      expect((await call('reset_password', { token_id: used, password: joan.password })).status).toBe(410);
    pass(test, 60);
    await call('resend_password_reset');
    const secondToken = (await verify(await codeFor(test, email))).body.token_id;
    expect((await call('reset_password', { token_id: secondToken, password: joan.password })).body.success).toBe(true);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('sends a new code, which replaces the previous one (PHP-17)', async () => {
    await call('reset_request');
    const first = await codeFor(test, email);
    const early = await call('resend_password_reset');
    expect(early).toMatchObject(refusal(429, 'Please wait 60 seconds before requesting another code.'));
    expect(early.headers.get('retry-after')).toBe('60');
    pass(test, 60);
    const { status, body } = await call('resend_password_reset');
    expect([status, body.message]).toEqual([200, 'A new verification code has been sent to your email.']);
    const second = await codeFor(test, email);
    if (first !== second) expect((await verify(first)).status).toBe(422);
    expect((await verify(second)).status).toBe(200);
  });

  it('answers alike for emails without a verified account, and sends them nothing (ACCT-04)', async () => {
    for (const address of ['nobody@example.com', 'sam.unverified@example.com']) {
      const { status, body } = await call('reset_request', { email: address });
      expect([status, body]).toEqual([
        200,
        { success: true, message: `A verification code has been sent to ${address}`, flow_id: expect.any(String) },
      ]);
      expect((await call('resend_password_reset', { email: address })).status).toBe(429);
      const tries = await statusesOf(5, (nth) => verify(`00000${nth}`, { email: address }));
      expect(tries).toEqual([422, 422, 422, 422, 410]);
      expect(await mailsTo(test, address)).toHaveLength(0);
    }
    expect((await call('reset_request', { email: 'abc' })).body.errors).toEqual([
      'Please enter a valid email address.',
    ]);
  });

  it('voids codes and tokens when they expire', async () => {
    await call('reset_request');
    pass(test, 600);
    expect((await verify(await codeFor(test, email))).status).toBe(410);
    await call('resend_password_reset');
    const { token_id } = (await verify(await codeFor(test, email))).body;
    pass(test, 600);
    const late = await call('reset_password', { token_id, password: 'Kettle*Drum-81' });
    expect(late).toMatchObject(refusal(410, 'Verification process was incomplete. Please start again.'));
    expect((await login(joan.password)).body.success).toBe(true);
  });

  it('lets the owner log in after a reset, despite earlier failed log-ins', async () => {
    for (let guess = 0; guess < 6; guess += 1) await login('wrong');
    expect((await login(joan.password)).status).toBe(429);
    await call('reset_request');
    const { token_id } = (await verify(await codeFor(test, email))).body;
    await call('reset_password', { token_id, password: 'Kettle*Drum-81' });
    expect((await login('Kettle*Drum-81')).body.success).toBe(true);
  });
});
