import { expect, it } from 'vitest';
import { changeProfile } from '../../backend/domain/customers/profile.ts';
import { findAccountByEmail } from '../../backend/store/accounts.ts';
import { openStore } from '../../backend/store/database/database.ts';
import { listNotifications } from './support/appointments.ts';
import { joan, logIn, onOwnDays, refusal, useBackend } from './support/backend.ts';
import { codeFor, mailsTo, otherThan, pass } from './support/codes.ts';
import { onEachEngine, snapshot } from './support/engines.ts';

onEachEngine('check-email.php, update-account.php, update-password.php', (engine) => {
  const test = useBackend(engine);
  let session: Record<string, string> = {};

  onOwnDays(test, async () => {
    session = await logIn(test);
  });

  const taken = 'This email is already registered to another account. Please use a different email.';
  const register = (action: string, more: object) => test.postJson('userRegistration.php', { action, ...more });
  const update = (body: object) => test.postJson('update-account.php', body, session);
  const userData = async () => (await test.get('/php/getUserData.php', session)).body;
  const prove = (action: string, email: string, more: object = {}, headers = session) =>
    test.postJson('emailVerification.php', { email, action, type: 'profile_update', ...more }, headers);
  async function proveEmail(email: string) {
    await prove('send_code', email);
    return prove('verify_code', email, { code: await codeFor(test, email) });
  }
  const profile = {
    first_name: 'Joan',
    last_name: 'Pryce',
    email: joan.email,
    phone: '7700 900142',
    address: {
      ...{ street: '4 Mill Lane', street2: '', city: 'Leicester', state: 'Leicestershire' },
      ...{ zipCode: 'le3 0xw', country: 'United Kingdom' },
    },
  };

  it('changes personal details, with either field names, as they are formatted (PHP-41, REG-06, C-57)', async () => {
    const { status, body } = await update({ ...profile, first_name: 'Joanna' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Profile updated successfully!',
        user: {
          user_id: '1',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          first_name: 'Joanna',
          firstName: 'Joanna',
          last_name: 'Pryce',
          lastName: 'Pryce',
          email: joan.email,
          phone: '7700 900142',
          address: { ...profile.address, zipCode: 'LE3 0XW' },
        },
      },
    ]);
    expect(await userData()).toMatchObject({
      firstName: 'Joanna',
      address: { street: '4 Mill Lane', zipCode: 'LE3 0XW' },
    });
    await update({ firstName: 'Joan', lastName: 'Pryce-Jones', phone_no: '+44 7700 900199' });
    expect(await userData()).toMatchObject({
      firstName: 'Joan',
      lastName: 'Pryce-Jones',
      phone: '7700 900199',
      address: { city: 'Leicester' },
    });
    const none = { street: '', street2: '', city: '', state: '', zipCode: '', country: '' };
    for (const address of [none, null]) {
      await update(profile);
      expect((await update({ address })).body.user.address).toBeNull();
    }
    expect((await userData()).lastName).toBe('Pryce');
  });

  it('keeps an email that was changed meanwhile', async () => {
    const email = 'joan.meanwhile@example.com';
    const store = await openStore(test.scratch);
    try {
      const account = await findAccountByEmail(store.db, joan.email);
      if (!account) throw new Error('Joan has no account.');
      await proveEmail(email);
      expect((await update({ email })).status).toBe(200);
      const sessionToken = session['x-auth-token'] ?? '';
      for (const change of [{ lastName: 'Pryce' }, {}])
        await changeProfile({ store, publicUrl: '', now: test.clock.now }, account, { change, sessionToken });
      expect(await userData()).toMatchObject({ lastName: 'Pryce', email });
    } finally {
      await store.close();
    }
    pass(test, 60);
    await proveEmail(joan.email);
    expect((await update(profile)).body.user.email).toBe(joan.email);
  });

  it('never gives a customer the email of another (PROF-08)', async () => {
    const email = 'alan.birch@example.org';
    const { status, body } = await prove('send_code', email);
    expect([status, body.errors]).toEqual([409, [taken]]);
    expect(await mailsTo(test, email)).toHaveLength(0);
    // Someone books under the address after it was proved.
    const soon = 'soon.taken@example.com';
    await proveEmail(soon);
    const password = 'Kettle*Drum-81';
    const ed = { firstName: 'Ed', lastName: 'Soon', phoneNumber: '7700 900777', password, confirmPassword: password };
    await register('register_new', { ...ed, email: soon });
    await register('verify_email', { email: soon, code: await codeFor(test, soon) });
    const late = await update({ ...profile, email: soon });
    expect(late).toMatchObject(refusal(409, taken));
  });

  const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    test.postJson('update-password.php', { currentPassword, newPassword, confirmPassword }, session);

  it('changes the password and ends all other sessions (PHP-42, ACCT-12)', async () => {
    const elsewhere = await logIn(test, true);
    const done = await change(joan.password, 'Kettle*Drum-81');
    expect([done.status, done.body]).toEqual([200, { success: true, message: 'Password changed successfully!' }]);
    expect((await test.get('/php/getUserData.php', elsewhere)).status).toBe(401);
    const [notification] = await listNotifications(test, session);
    expect(notification).toMatchObject({ type: 'system', title: 'Password changed' });
    expect((await mailsTo(test, joan.email))[0]).toContain('The password of your account has just been changed');
    expect((await test.postJson('userLogin.php', joan)).body.success).toBe(false);
    expect((await change('Kettle*Drum-81', joan.password)).body.success).toBe(true);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('says whether an email is available (PHP-40, PROF-08)', async () => {
    const check = (email: string) => test.postJson('check-email.php', { email }, session);
    for (const email of ['free@example.com', joan.email, ' JOAN.PRYCE@example.com'])
      expect((await check(email)).body).toEqual({
        success: true,
        available: true,
        message: 'This email is available.',
      });
    expect((await check('Alan.Birch@example.org')).body).toEqual({ success: true, available: false, message: taken });
    expect((await check('a@b')).status).toBe(422);
    // Ten a minute, so that no one can test whole lists of addresses (ACCT-05).
    for (let nth = 5; nth <= 10; nth += 1) expect((await check('free@example.com')).status).toBe(200);
    const eleventh = await check('free@example.com');
    const other = await prove('send_code', 'alan.birch@example.org');
    for (const answer of [eleventh, other])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    pass(test, 60);
    expect((await check('free@example.com')).status).toBe(200);
  });

  it('refuses with all errors, and changes nothing', async () => {
    const before = await snapshot(test.scratch);
    const { status, body } = await update({
      first_name: ' ',
      last_name: 'x'.repeat(101),
      email: 'joan@',
      phone: '123',
      address: { street: 'x'.repeat(121), zipCode: 'nowhere', city: 'A\u0007B' },
    });
    expect([status, body.errors]).toEqual([
      422,
      [
        'Enter your first name',
        'Use at most 100 characters: this is 1 too many',
        'Please enter a valid email address',
        'Enter a UK phone number of 9 or 10 digits after +44',
        'Use at most 120 characters: this is 1 too many',
        'Delete the character U+0007 after “A”: it can’t be used',
        'Enter a UK postcode such as LE1 6XH',
      ],
    ]);
    const withoutPhone = await update({ phone: ' ' });
    expect(withoutPhone).toMatchObject(refusal(422, 'Enter your phone number'));
    for (const odd of [{ first_name: ['Joan'], email: { a: 1 } }, { address: 'x' }, {}])
      expect((await update(odd)).status).toBe(200);
    for (const email of ['', 'no@where']) expect((await update({ email })).status).toBe(422);
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('accepts only a verified new email, and informs the old one (PROF-09, ACCT-18)', async () => {
    const email = 'joan.new@example.com';
    const unproved = await update({ ...profile, email });
    expect(unproved).toMatchObject(refusal(422, 'Please verify your new email address before saving changes.'));
    expect((await prove('send_code', email)).body.message).toBe(`A verification code has been sent to ${email}`);
    const code = await codeFor(test, email);
    expect((await prove('verify_code', email, { code: otherThan(code) })).status).toBe(422);
    expect((await prove('verify_code', email, { code })).body).toEqual({
      success: true,
      message: 'Email verified successfully!',
    });
    // The proof is for that address alone.
    expect((await update({ ...profile, email: 'joan.other@example.com' })).status).toBe(422);
    const sentBefore = (await mailsTo(test, joan.email)).length;
    const elsewhere = await logIn(test, true);
    expect((await update({ ...profile, email: email.toUpperCase() })).body.user.email).toBe(email);
    // Only the session that the change was made in stays.
    expect((await test.get('/php/getUserData.php', elsewhere)).status).toBe(401);
    expect((await userData()).email).toBe(email);
    const mails = await mailsTo(test, joan.email);
    expect(mails).toHaveLength(sentBefore + 1);
    expect(mails[0]).toContain('now uses another email');
    const [notification] = await listNotifications(test, session);
    expect(notification).toMatchObject({
      type: 'system',
      title: 'Email changed',
      message: 'From now on, log in with your new email.',
      action_url: '/dashboard/profile',
    });
    expect((await test.postJson('userLogin.php', joan)).body.success).toBe(false);
    expect((await test.postJson('userLogin.php', { ...joan, email })).body.success).toBe(true);
    // It was used up: back again needs a proof of its own.
    expect((await update(profile)).status).toBe(422);
    await proveEmail(joan.email);
    expect((await update(profile)).body.success).toBe(true);
    pass(test, 60);
    expect((await update({ ...profile, email })).status).toBe(422);
  });

  it('expires a proof after half an hour', async () => {
    const email = 'joan.late@example.com';
    await proveEmail(email);
    pass(test, 30 * 60);
    expect((await update({ ...profile, email })).status).toBe(422);
  });

  it('accepts a code only from the customer who requested it (ACCT-18)', async () => {
    const email = 'whose@example.com';
    const chloe = { email: 'chloe.marriott@example.org', password: 'Kettle*Drum-81' };
    await register('reset_request', { email: chloe.email });
    const code = await codeFor(test, chloe.email);
    const { token_id } = (await register('verify_otp', { email: chloe.email, code })).body;
    await register('reset_password', { token_id, password: chloe.password });
    const headers = await logIn(test, false, chloe);
    await prove('send_code', email);
    const joans = await codeFor(test, email);
    expect((await prove('verify_code', email, { code: joans }, headers)).status).toBe(410);
    expect((await prove('verify_code', email, { code: joans })).status).toBe(200);
    expect((await test.postJson('update-account.php', { email }, headers)).status).toBe(422);
  });

  it('refuses with the messages of the form, in their order (C-56)', async () => {
    for (const [secret, confirmation, error] of [
      ['Kettle*Drum-81', 'Kettle*Drum-82', 'New passwords do not match'],
      ['Ab1!', 'Ab1!', 'Password must be at least 8 characters long'],
      ['KETTLE*DRUM-81', 'KETTLE*DRUM-81', 'Your password does not meet the requirements.'],
      ['Password1!', 'Password1!', 'This password is too common. Please choose another one.'],
    ] as const)
      expect(await change(joan.password, secret, confirmation)).toMatchObject(refusal(422, error));
    expect((await change(joan.password, joan.password)).body.errors).toEqual([
      'Choose a password that’s different from your current one',
    ]);
    expect((await change('', 'Kettle*Drum-81')).body.errors).toEqual(['Enter your current password']);
    expect((await test.postJson('userLogin.php', joan)).body.success).toBe(true);
  });

  it('limits wrong current passwords, and keeps no one else from logging in by them', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await change(`guess ${guess}`, 'Kettle*Drum-81');
      expect(wrong).toMatchObject(refusal(422, 'Your current password isn’t correct.'));
    }
    const sixth = await change(joan.password, 'Kettle*Drum-81');
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await test.postJson('userLogin.php', joan)).body.success).toBe(true);
    pass(test, 900);
    expect((await change('guess 6', 'Kettle*Drum-81')).status).toBe(422);
  });
});
