import { expect, it } from 'vitest';
import { listNotifications } from './support/appointments.ts';
import { concurrently, joan, onOwnDays, refusal, statusesOf, useBackend } from './support/backend.ts';
import { bookAsGuest } from './support/booking.ts';
import { codeFor, mailsTo, otherThan, pass, voidCode, wrongCode } from './support/codes.ts';
import { onEachEngine, query } from './support/engines.ts';

onEachEngine('userRegistration.php: new and returning customers', (engine) => {
  const test = useBackend(engine);
  let email = '';

  onOwnDays(test, (day) => {
    email = `newcomer${day}@example.com`;
  });

  const password = 'Kettle*Drum-81';
  const call = (action: string, more: object = {}) => test.postJson('userRegistration.php', { action, email, ...more });
  const names = { firstName: 'Nadia', lastName: 'Rahman', phoneNumber: '7700 900555' };
  const form = { ...names, password, confirmPassword: password };
  const snake = {
    ...{ first_name: 'Nadia', last_name: 'Rahman', phone_no: '+44 7700 900555' },
    ...{ password, confirm_password: password },
  };
  const logIn = (secret = password) => test.postJson('userLogin.php', { email, password: secret });
  const book = async (changes: Record<string, string> = {}) => (await bookAsGuest(test, { email, ...changes })).body;

  it('registers: form, code, account (PHP-19, PHP-20)', async () => {
    const begun = await call('register_new', { ...snake, ...form });
    expect([begun.status, begun.body]).toEqual([
      200,
      { success: true, message: 'Please verify your email to complete registration.', flow_id: expect.any(String) },
    ]);
    expect((await logIn()).body.success).toBe(false);
    const code = await codeFor(test, email);
    expect(await call('verify_email', { code: otherThan(code) })).toMatchObject(refusal(422, wrongCode));
    const { status, body } = await call('verify_email', { code });
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Email verified successfully! Your account is now active.' },
    ]);
    const session = (await logIn()).body;
    expect(session).toMatchObject({ success: true, userName: 'Nadia Rahman' });
    const headers = { 'x-user-id': session.userId, 'x-auth-token': session.authToken };
    expect((await test.get('/php/getUserData.php', headers)).body).toMatchObject({
      firstName: 'Nadia',
      lastName: 'Rahman',
      email,
      phone: '7700 900555',
    });
    expect(await listNotifications(test, headers)).toMatchObject([
      {
        type: 'system',
        title: 'Welcome to Mendwell',
        message: 'Your account is ready. You’ll find your appointments, repairs and vehicles here.',
        action_url: '/dashboard',
      },
    ]);
    expect(await call('verify_email', { code })).toMatchObject(refusal(410, voidCode));
  });

  it('finds an address with or without the invisible characters that it was typed with', async () => {
    const typed = `\u200b${email.replace('@', '\u2060@')};`;
    await call('register_new', { ...form, email: typed });
    await call('verify_email', { email: `<${email}>`, code: `MW-48213: your code is ${await codeFor(test, email)}` });
    for (const address of [email, typed, `mailto:${email.toUpperCase()}`])
      expect((await test.postJson('userLogin.php', { email: address, password })).body.success).toBe(true);
    expect(await call('reset_request', { email: typed })).toMatchObject({ status: 200 });
  });

  it('gives a guest’s bookings only to the person who verifies the email', async () => {
    const booked = await book();
    await call('register_new', form);
    expect((await logIn()).body.success).toBe(false);
    await call('verify_email', { code: await codeFor(test, email) });
    const { userId, authToken } = (await logIn()).body;
    const { body } = await test.get(`/php/getUserData.php?userId=${userId}&token=${authToken}`);
    expect(body.firstName).toBe('Nadia');
    expect(body.recentAppointments).toMatchObject([{ appointment_reference: booked.referenceNumber }]);
  });

  it('creates one account of a registration that is verified in both ways concurrently', async () => {
    await call('register_new', form);
    const code = await codeFor(test, email);
    await call('returning_user');
    const claim = await codeFor(test, email);
    const answers = await Promise.all([call('verify_email', { code }), call('verify_returning_user', { code: claim })]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await query(test.scratch, `select id from accounts where email = '${email}'`)).toHaveLength(1);
    expect((await logIn()).body.success).toBe(true);
  });

  it('sets a password once under concurrent requests with the token', async () => {
    await book();
    const { token_id } = (await call('verify_returning_user', { code: await codeFor(test, email) })).body;
    const answers = await concurrently(4, () => call('complete_returning_user', { token_id, password }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('accepts either name of a field', async () => {
    for (const fields of [form, snake]) {
      expect((await call('register_new', fields)).status).toBe(200);
      pass(test, 60);
    }
  });

  it('reports all errors of the form', async () => {
    const empty = await call('register_new', { email: '' });
    expect(empty.body.fields).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', 'password']);
    const wrong = { ...form, email: 'nobody@nowhere', phoneNumber: '12345', confirmPassword: 'Other*Drum-81' };
    expect((await call('register_new', wrong)).body.errors).toEqual([
      'Please enter a valid email address.',
      'Enter a UK phone number of 9 or 10 digits after +44',
      'Passwords do not match.',
    ]);
    expect(await mailsTo(test, email)).toHaveLength(0);
  });

  const unmet = 'Your password does not meet the requirements.';
  const common = 'This password is too common. Please choose another one.';

  it.each([
    ['seven characters', 'Ab1!efg', unmet],
    ['201 characters', `Aa1!${'x'.repeat(197)}`, 'Your password must not be longer than 200 characters.'],
    ['a common one', 'Password1!', common],
    ['the same with signs for letters', 'P@ssw0rd123!', common],
    ['a season and a year', 'Summer2026!', common],
    ['a row of keys', '1qaz!QAZ', common],
  ])('refuses a password of %s (ACCT-13)', async (_what, secret, error) => {
    const { status, body } = await call('register_new', { ...form, password: secret, confirmPassword: secret });
    expect([status, body.errors]).toEqual([422, [error]]);
  });

  it('accepts a password of any 200 characters', async () => {
    const secret = `Aa1!${'ü💡'.repeat(98)}`;
    await call('register_new', { ...form, password: secret, confirmPassword: secret });
    await call('verify_email', { code: await codeFor(test, email) });
    expect((await logIn(secret)).body.success).toBe(true);
    expect((await logIn(secret.slice(0, -2))).body.success).toBe(false);
  });

  it('answers alike for an email with an account, and informs only its owner (ACCT-04)', async () => {
    const before = (await mailsTo(test, joan.email)).length;
    const { status, body } = await call('register_new', { ...form, email: joan.email });
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Please verify your email to complete registration.', flow_id: expect.any(String) },
    ]);
    const mails = await mailsTo(test, joan.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]).toContain('it already has an account');
    expect(mails[0]).not.toContain('Your code');
    expect(await call('verify_email', { email: joan.email, code: '123456' })).toMatchObject(refusal(422, wrongCode));
    expect((await test.postJson('userLogin.php', joan)).body.userName).toBe('Joan Pryce');
  });

  it('expires a registration that isn’t verified within a day', async () => {
    await call('register_new', form);
    pass(test, 23 * 3600);
    await call('resend_temp_code', { type: 'email' });
    pass(test, 599);
    const code = await codeFor(test, email);
    expect((await call('verify_email', { code: otherThan(code) })).status).toBe(422);
    pass(test, 3600);
    await call('resend_temp_code', { type: 'email' });
    expect(await codeFor(test, email)).toBe('');
    const other = `${engine}-after@example.com`;
    await call('register_new', { ...form, email: other });
    const rows = await query(test.scratch, 'select email from pending_registrations');
    expect(rows.map((row) => row.email)).toEqual([other]);
  });

  const unverified = {
    success: false,
    code: 'UNVERIFIED_EMAIL',
    errors: ['Your email address has not been verified yet. Please verify it before you log in.'],
  };

  it('reveals an unverified registration only with its password (C-90)', async () => {
    await call('register_new', form);
    expect((await logIn()).body).toEqual(unverified);
    expect((await logIn('Kettle*Drum-82')).body.errors).toEqual(['Invalid email or password.']);
    pass(test, 24 * 3600);
    expect((await logIn()).body.errors).toEqual(['Invalid email or password.']);
  });

  it('doesn’t reveal on log-in whether a registered address has an account (ACCT-03, ACCT-04)', async () => {
    for (const address of [joan.email, email]) {
      await call('register_new', { ...form, email: address });
      const answers = [];
      for (let nth = 1; nth <= 6; nth += 1)
        answers.push(await test.postJson('userLogin.php', { email: address, password }));
      // Registering doesn't reset the count of guesses (ACCT-01).
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      for (const { body } of answers.slice(0, 5)) expect(body).toEqual(unverified);
    }
    pass(test, 15 * 60);
    expect((await test.postJson('userLogin.php', joan)).body.userName).toBe('Joan Pryce');
    await call('resend_temp_code', { email: joan.email, type: 'email' });
    expect((await mailsTo(test, joan.email))[0]).toContain('it already has an account');
  });

  it.each([
    ['immediately', 0],
    ['by a code that was resent when the first had expired', 660],
  ])('lets a registered customer log in by a claim, %s (C-90)', async (_when, wait) => {
    await call('register_new', form);
    pass(test, 3600);
    const begun = await call('returning_user');
    expect([begun.status, begun.body]).toEqual([
      200,
      { success: true, message: `A verification code has been sent to ${email}`, flow_id: expect.any(String) },
    ]);
    if (wait > 0) {
      pass(test, wait);
      expect((await call('resend_temp_code', { type: 'email' })).status).toBe(200);
    }
    const code = await codeFor(test, email);
    expect(await call('verify_returning_user', { code: otherThan(code) })).toMatchObject(refusal(422, wrongCode));
    const { token_id } = (await call('verify_returning_user', { code })).body;
    // The address is proved, but no account is open before the password is set.
    expect((await logIn()).body).toEqual(unverified);
    const newPassword = 'Another*Drum-82';
    expect((await call('complete_returning_user', { token_id, password: newPassword })).status).toBe(200);
    expect((await logIn()).body.success).toBe(false);
    expect((await logIn(newPassword)).body.userName).toBe('Nadia Rahman');
    expect(await query(test.scratch, `select * from pending_registrations where email = '${email}'`)).toEqual([]);
  });

  it('sends the registration’s own code after a second registration that follows a claim', async () => {
    await call('register_new', form);
    await call('returning_user');
    pass(test, 61);
    await call('register_new', form);
    pass(test, 61);
    await call('resend_temp_code', { type: 'email' });
    expect((await mailsTo(test, email))[0]).toContain('finish registering');
    expect((await call('verify_email', { code: await codeFor(test, email) })).status).toBe(200);
  });

  it('verifies a guest’s account with the code of the booking email (C-59, PHP-21, PHP-24)', async () => {
    const booked = await book();
    const code = await codeFor(test, email);
    expect(code).toMatch(/^\d{6}$/);
    expect(await call('verify_returning_user', { code: otherThan(code) })).toMatchObject(refusal(422, wrongCode));
    const proved = await call('verify_returning_user', { code });
    expect([proved.status, proved.body]).toEqual([
      200,
      {
        success: true,
        token_id: expect.stringMatching(/^[\w-]{43}$/),
        message: 'Code verified successfully! You can now set your password.',
      },
    ]);
    const { token_id } = proved.body;
    const weak = await call('complete_returning_user', { token_id, password: 'weak' });
    expect(weak).toMatchObject(refusal(422, unmet));
    // A weak one leaves the token as it is; a token of one purpose does nothing for another
    // (ACCT-11).
    expect((await call('reset_password', { token_id, password })).status).toBe(410);
    const done = await call('complete_returning_user', { token_id, password });
    expect([done.status, done.body]).toEqual([
      200,
      { success: true, message: 'Registration successful! You will be redirected to login.', email },
    ]);
    const { userId, authToken } = (await logIn()).body;
    const { body } = await test.get(`/php/getUserData.php?userId=${userId}&token=${authToken}`);
    expect(body.recentAppointments[0].appointment_reference).toBe(booked.referenceNumber);
    const incomplete = 'Verification process was incomplete. Please start again.';
    for (const used of [token_id, 'unknown', ''])
      expect(await call('complete_returning_user', { token_id: used, password })).toMatchObject(
        refusal(410, incomplete),
      );
  });

  it('sends a returning guest a code, and answers the same for everyone else (PHP-18, ACCT-04)', async () => {
    await book();
    pass(test, 1);
    const known = await call('returning_user');
    expect([known.status, known.body]).toEqual([
      200,
      { success: true, message: `A verification code has been sent to ${email}`, flow_id: expect.any(String) },
    ]);
    const code = await codeFor(test, email);
    const unknown = 'stranger@example.com';
    const strange = await call('returning_user', { email: unknown });
    expect([strange.status, strange.body.message]).toEqual([200, `A verification code has been sent to ${unknown}`]);
    expect(await mailsTo(test, unknown)).toHaveLength(0);
    // Wrong codes, waiting and being void go the same way for both.
    for (const [address, good] of [
      [email, code],
      [unknown, '111111'],
    ] as const) {
      const early = await call('resend_temp_code', { email: address, type: 'email' });
      expect(early).toMatchObject(refusal(429, 'Please wait 60 seconds before requesting another code.'));
      const tries = await statusesOf(5, (nth) =>
        call('verify_returning_user', { email: address, code: otherThan(good, nth) }),
      );
      expect(tries).toEqual([422, 422, 422, 422, 410]);
    }
  });

  it('informs an owner that there is an account', async () => {
    await call('returning_user', { email: joan.email });
    const [mail] = await mailsTo(test, joan.email);
    expect(mail).toContain('it already has an account');
    expect(mail).toContain('href="https://product.example/forgotPassword"');
  });

  it('voids a token after ten minutes', async () => {
    await book();
    const { token_id } = (await call('verify_returning_user', { code: await codeFor(test, email) })).body;
    pass(test, 600);
    expect((await call('complete_returning_user', { token_id, password })).status).toBe(410);
  });

  it.each(['resend_temp_code', 'debug_resend_code'])(
    'resends what was begun last, and reveals no code: %s (PHP-22, PHP-23, C-61)',
    async (resend) => {
      await call('register_new', form);
      const first = await codeFor(test, email);
      const early = await call(resend, { type: 'email' });
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
      pass(test, 60);
      const { status, body } = await call(resend, { type: 'email' });
      expect([status, body]).toEqual([
        200,
        { success: true, message: 'A new verification code has been sent to your email.' },
      ]);
      const second = await codeFor(test, email);
      expect((await mailsTo(test, email))[0]).toContain('finish registering');
      if (first !== second) expect((await call('verify_email', { code: first })).status).toBe(422);
      pass(test, 60);
      await book();
      pass(test, 60);
      await call(resend, { type: 'email' });
      expect((await mailsTo(test, email))[0]).toContain('set a password for your Mendwell bookings');
      const claim = await codeFor(test, email);
      expect((await call('verify_returning_user', { code: claim })).status).toBe(200);
    },
  );

  it.each([
    ['verify_email', ['register_new']],
    ['verify_returning_user', ['register_new', 'returning_user']],
    ['verify_email', ['returning_user']],
  ] as const)('answers %s the same for everyone after a code was resent: %j (ACCT-04)', async (verify, begun) => {
    // Every row has its own day, since the owner's address is the same in all.
    const answers = [];
    for (const address of [joan.email, email]) {
      const send = (action: string, more: object = {}) => call(action, { email: address, ...more });
      const wrong = async () => {
        const sent = address === email ? await codeFor(test, address) : '';
        const { status, body } = await send(verify, { code: otherThan(sent || '111111') });
        return [status, body];
      };
      for (const action of begun) await send(action, action === 'register_new' ? form : {});
      const tries = [];
      for (let nth = 1; nth <= 5; nth += 1) tries.push(await wrong());
      pass(test, 61);
      expect((await send('resend_temp_code', { type: 'email' })).status).toBe(200);
      answers.push([...tries, await wrong()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-1)).toEqual([422, expect.objectContaining(refusal(422, wrongCode).body)]);
  });

  it('resends a code a minute after a booking at the earliest', async () => {
    await book();
    pass(test, 30);
    const early = await call('resend_temp_code', { type: 'email' });
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it('refuses unknown actions', async () => {
    for (const action of ['', 'verify', 'toString', '__proto__', undefined]) {
      const { status, body } = await test.postJson('userRegistration.php', { action, email });
      expect([status, body.success, body.message]).toEqual([422, false, 'Unknown action.']);
    }
    expect((await call('resend_temp_code', { type: 'phone' })).status).toBe(422);
    expect((await call('returning_user', { email: 'abc' })).body.errors).toEqual([
      'Please enter a valid email address.',
    ]);
  });
});
