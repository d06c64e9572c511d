import { expect, it } from 'vitest';
import { reassignAppointment } from '../../backend/store/bookings.ts';
import { openStore } from '../../backend/store/database/database.ts';
import { reassignNotifications } from '../../backend/store/notifications.ts';
import { joan, logIn, onOwnDays, useBackend } from './support/backend.ts';
import { bookAsGuest, readOutbox } from './support/booking.ts';
import { codeFor, handleIn, mailsTo, pass } from './support/codes.ts';
import { onEachEngine, query, snapshot } from './support/engines.ts';

onEachEngine('The address of a guest’s booking', (engine) => {
  const test = useBackend(engine);
  let currentEmail = '';
  let newEmail = '';

  let day = 0;
  onOwnDays(test, (number) => {
    day = number;
    currentEmail = `mistyped${day}@example.com`;
    newEmail = `meant${day}@example.com`;
  });

  const book = async (email = currentEmail) => (await bookAsGuest(test, { email })).body;
  const move = (userId: unknown, changes: object = {}) =>
    test.postJson('appointment-email-update.php', { currentEmail, newEmail, userId, ...changes });
  const register = (action: string, more: object) => test.postJson('userRegistration.php', { action, ...more });
  const accountsOf = async (email: string) => query(test.scratch, `select * from accounts where email = '${email}'`);

  async function openAccount(email: string) {
    const { body } = await register('verify_returning_user', { email, code: await codeFor(test, email) });
    return register('complete_returning_user', { token_id: body.token_id, password: 'Kettle*Drum-81' });
  }

  it('changes the booking’s email and sends a code (PHP-48, REG-32)', async () => {
    const booked = await book();
    const oldCode = await codeFor(test, currentEmail);
    const { status, body } = await move(booked.userId, { newEmail: newEmail.toUpperCase() });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: `Your email has been updated. A verification code has been sent to ${newEmail}`,
        userId: booked.userId,
        flow_id: booked.flow_id,
      },
    ]);
    // What the old address got is void, and nothing is left of its account.
    expect((await register('verify_returning_user', { email: currentEmail, code: oldCode })).status).toBe(410);
    expect((await mailsTo(test, currentEmail))[0]).toContain('Your code: no longer valid');
    expect(await accountsOf(currentEmail)).toEqual([]);
    expect((await mailsTo(test, newEmail))[0]).toContain(booked.referenceNumber);
    await openAccount(newEmail);
    const session = await logIn(test, false, { email: newEmail, password: 'Kettle*Drum-81' });
    const user = await test.get('/php/getUserData.php', session);
    expect(user.body).toMatchObject({ firstName: 'Ada', email: newEmail });
    expect(user.body.recentAppointments).toMatchObject([{ appointment_reference: booked.referenceNumber }]);
  });

  it('refuses an email that is invalid or unchanged (REG-33)', async () => {
    const { userId } = await book();
    for (const [to, status, error] of [
      ['abc', 422, 'Please enter a valid email address.'],
      [currentEmail.toUpperCase(), 422, 'Please enter a different email address.'],
    ] as const) {
      const answer = await move(userId, { newEmail: to });
      expect([answer.status, answer.body.success, answer.body.errors]).toEqual([status, false, [error]]);
    }
  });

  it('changes it once under concurrent requests', async () => {
    const { userId } = await book();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((nth) => move(userId, { newEmail: `race${nth}.${day}@example.com` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const remaining = await Promise.all([1, 2, 3, 4].map((nth) => accountsOf(`race${nth}.${day}@example.com`)));
    expect(remaining.flat()).toHaveLength(1);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  const linkHandle = async (email: string) => handleIn((await mailsTo(test, email))[0]);
  const openLink = (handle: unknown) => register('open_booking_link', { handle });

  it('opens the booking again by the link in its email, until the email is verified or a day has passed', async () => {
    const booked = await book();
    const [mail = ''] = await mailsTo(test, currentEmail);
    expect(mail).toContain('/verify-appointment-email#booking=v_');
    const handle = await linkHandle(currentEmail);
    const opened = {
      ...{ userType: 'existing_unverified', redirect: '/verify-appointment-email', userId: null },
      ...{ referenceNumber: booked.referenceNumber, appointmentId: booked.appointmentId },
      ...{ serviceType: expect.any(String), email: currentEmail, firstName: 'Ada', flow_id: booked.flow_id },
    };
    expect((await openLink(handle)).body).toMatchObject({ success: true, booking: opened });
    pass(test, 24 * 3600 - 1);
    expect((await openLink(handle)).body.booking).toEqual(opened);
    pass(test, 2);
    expect((await openLink(handle)).status).toBe(410);

    await book(`verified${day}@example.com`);
    const used = await linkHandle(`verified${day}@example.com`);
    await openAccount(`verified${day}@example.com`);
    const { status, body } = await openLink(used);
    expect([status, body.errors]).toEqual([410, ['This link has expired, or your email is already verified.']]);
  });

  it('stores a link’s handle as a hash only, different each time and of 256 bits', async () => {
    await book();
    await book(`second${day}@example.com`);
    const handles = [await linkHandle(currentEmail), await linkHandle(`second${day}@example.com`)];
    expect(new Set(handles).size).toBe(2);
    for (const handle of handles) expect(handle).toMatch(/^v_[\w-]{43}$/);
    const stored = JSON.stringify(await query(test.scratch, 'select * from booking_handles'));
    for (const handle of handles) expect(stored).not.toContain(handle.slice(2));
  });

  it('refuses every other handle in the same way, and uses a handle and a token for nothing else (C-60)', async () => {
    const { userId } = await book();
    const handle = await linkHandle(currentEmail);
    const guesses = [
      ...['', undefined, userId, `v_${String(userId).slice(2)}`, handle.slice(0, -1), `${handle}x`, handle.slice(2)],
      ...[`g_${handle.slice(2)}`, `v_${'A'.repeat(43)}`, "v_' or 1=1 --", { $ne: '' }],
    ];
    const answers = await Promise.all(guesses.map(openLink));
    for (const { status, body } of answers) expect([status, body]).toEqual([answers[0]?.status, answers[0]?.body]);
    expect(answers[0]?.status).toBe(410);
    // The handle doesn't change the email, which the booking's token does.
    expect((await move(handle)).status).toBe(404);
    expect((await register('verify_returning_user', { email: currentEmail, code: handle })).status).toBe(422);
    expect((await register('complete_returning_user', { token_id: handle, password: 'Kettle*Drum-81' })).status).toBe(
      410,
    );
  });

  it('voids the link that the old email got, and sends another to the new one', async () => {
    const { userId, referenceNumber } = await book();
    const oldHandle = await linkHandle(currentEmail);
    expect((await move(userId)).status).toBe(200);
    expect((await openLink(oldHandle)).status).toBe(410);
    expect((await openLink(await linkHandle(newEmail))).body.booking).toMatchObject({
      email: newEmail,
      referenceNumber,
    });
  });

  it('changes it again with the same token', async () => {
    const { userId } = await book();
    expect((await move(userId)).status).toBe(200);
    const third = `third${day}@example.com`;
    expect((await move(userId)).status).toBe(404);
    expect((await move(userId, { currentEmail: newEmail, newEmail: third })).status).toBe(200);
    expect(await codeFor(test, third)).toMatch(/^\d{6}$/);
    expect(await accountsOf(newEmail)).toEqual([]);
  });

  it('leaves other bookings of the old email unchanged', async () => {
    const first = await book();
    const second = await book();
    expect(first.userId).not.toBe(second.userId);
    expect((await move(second.userId)).status).toBe(200);
    await register('returning_user', { email: currentEmail });
    await openAccount(currentEmail);
    const session = await logIn(test, false, { email: currentEmail, password: 'Kettle*Drum-81' });
    const { body } = await test.get('/php/getUserData.php', session);
    expect(body.recentAppointments).toMatchObject([{ appointment_reference: first.referenceNumber }]);
  });

  it('needs a matching token and email (C-60, RULE-04)', async () => {
    const { userId } = await book();
    const [account] = await accountsOf(currentEmail);
    const before = await snapshot(test.scratch);
    const wrong: [unknown, object][] = [
      [account?.id, {}],
      [String(account?.id), {}],
      ['', {}],
      [undefined, {}],
      [`${userId}x`, {}],
      [userId, { currentEmail: joan.email }],
      [userId, { currentEmail: '' }],
    ];
    for (const [handle, changes] of wrong) {
      // Each on a separate day, since attempts are counted by address too.
      const { status, body } = await move(handle, changes);
      expect([status, body.errors]).toEqual([404, ['Failed to update email address.']]);
      pass(test, 3600);
    }
    expect(await snapshot(test.scratch)).toEqual(before);
    expect((await move(userId)).status).toBe(200);
  });

  it('refuses a booking with a verified email, and an expired token', async () => {
    const { userId } = await book();
    await openAccount(currentEmail);
    expect((await move(userId)).status).toBe(404);
    currentEmail = `late${day}@example.com`;
    const late = await book();
    pass(test, 24 * 3600);
    expect((await move(late.userId)).status).toBe(404);
  });

  it('limits attempts with tokens, and emails to many addresses', async () => {
    const { userId } = await book();
    for (let nth = 1; nth <= 5; nth += 1) expect((await move(`g_${'x'.repeat(40)}${nth}`)).status).toBe(404);
    const sixth = await move(userId);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600']);
    pass(test, 3600);
    expect((await move(userId)).status).toBe(200);
  });

  it('takes no booking from an account that was verified meanwhile (C-60)', async () => {
    const { appointmentId } = await book();
    await openAccount(currentEmail);
    const [from, to] = [await accountsOf(currentEmail), await accountsOf(joan.email)].map(([row]) => Number(row?.id));
    if (!from || !to) throw new Error('An account is missing.');
    const before = await snapshot(test.scratch);
    const store = await openStore(test.scratch);
    try {
      expect(await reassignAppointment(store.db, Number(appointmentId), { from, to, isAccepted: true })).toBe(false);
      // Nor the emails to anyone but the address that the booking is taken from.
      await reassignNotifications(store.db, ['welcome:'], { from: to, to });
    } finally {
      await store.close();
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('sends a booking’s details again, once, and only to its own email (PHP-49, C-80)', async () => {
    const booked = await book();
    await openAccount(currentEmail);
    const confirm = (changes: object = {}) =>
      test.postJson('appointment-confirmation-email.php', {
        ...{ email: currentEmail, firstName: '<b>Other</b>', serviceType: 'Free money' },
        ...{ referenceNumber: booked.referenceNumber, appointmentId: booked.appointmentId, userId: booked.userId },
        ...changes,
      });
    const count = async () => (await readOutbox(test)).length;
    const before = await count();
    for (const wrong of [
      { email: 'thief@example.com' },
      { referenceNumber: 'MW-00000' },
      { appointmentId: '1' },
      { appointmentId: '9007199254740991' },
      { appointmentId: ['1'] },
    ])
      expect((await confirm(wrong)).body).toEqual({ success: true });
    expect(await count()).toBe(before);
    for (let time = 0; time < 3; time += 1) expect((await confirm()).status).toBe(200);
    expect(await count()).toBe(before + 1);
    const [mail] = await mailsTo(test, currentEmail);
    expect(mail).toContain(booked.referenceNumber);
    expect(mail).toContain('Hello Ada,');
    expect(mail).toContain('href="https://product.example/login"');
    expect(mail).not.toContain('Free money');
  });

  it('returns no token for a verified customer’s booking', async () => {
    expect((await book(joan.email)).userId).toBeNull();
    expect((await move((await logIn(test))['x-user-id'], { currentEmail: joan.email })).status).toBe(404);
  });
});
