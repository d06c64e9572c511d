import { describe, expect, it } from 'vitest';
import { londonDay } from '#shared/london/clock.ts';
import { openStore } from '../../backend/store/database/database.ts';
import { applicationParts, sendApplication } from './support/application.ts';
import { bookOwn, listNotifications, userData } from './support/appointments.ts';
import {
  type Answer,
  cookieOf,
  joan,
  logIn,
  onOwnDays,
  refusal,
  statusesOf,
  useBackend,
  valuesOf,
} from './support/backend.ts';
import { bookAsGuest, bookingFields, firstFreeTimeSlot, sendBooking } from './support/booking.ts';
import { codeFor, mailsTo, otherThan, pass, voidCode, wrongCode } from './support/codes.ts';
import { onEachEngine, query } from './support/engines.ts';

const password = 'Kettle*Drum-81';
const strangersPassword = 'Stranger*Danger-7';

/** What someone who knows only a customer's address can do with it. */
onEachEngine('Strangers', (engine) => {
  const test = useBackend(engine);

  let day = 0;
  let email = '';
  onOwnDays(test, (number) => {
    day = number;
    email = `victim${day}@example.com`;
  });

  const call = (action: string, more: object = {}, cookies = {}) =>
    test.postJson('userRegistration.php', { action, email, ...more }, cookies);
  const register = (secret: string, firstName = 'Vera') =>
    call('register_new', {
      ...{ firstName, lastName: 'Rowe', phoneNumber: '7700 900555' },
      ...{ password: secret, confirmPassword: secret },
    });
  const tryLogIn = (secret: string, cookies = {}, address = email) =>
    test.postJson('userLogin.php', { email: address, password: secret }, cookies);
  const slot = () => firstFreeTimeSlot(test);
  const bookFor = (address: string) => bookAsGuest(test, { email: address });
  const guessPasswords = async (address: string, cookies = {}) => {
    const statuses = await statusesOf(6, (nth) => tryLogIn(`guess ${nth}`, cookies, address));
    return statuses;
  };

  describe('with the registration of an address', () => {
    it('never set the password of the account that its owner’s code opens', async () => {
      const { flow_id } = (await register(password)).body;
      const code = await codeFor(test, email);
      pass(test, 61);
      const theirs = (await register(strangersPassword, 'Mallory')).body;
      const newest = await codeFor(test, email);
      // The code of the newest email is right for the stranger's registration alone.
      if (newest !== code) {
        const refused = await call('verify_email', { code: newest, flow_id });
        expect(refused).toMatchObject(refusal(422, wrongCode));
      }
      expect((await call('verify_email', { code, flow_id })).body.success).toBe(true);
      expect((await tryLogIn(strangersPassword)).body.success).toBe(false);
      expect((await tryLogIn(password)).body.userName).toBe('Vera Rowe');
      expect((await call('verify_email', { code: newest, flow_id: theirs.flow_id })).status).toBe(410);
    });

    it('leave the owner to choose a password when a call names none of several registrations', async () => {
      await register(password);
      pass(test, 61);
      await register(strangersPassword, 'Mallory');
      const { status, body } = await call('verify_email', { code: await codeFor(test, email) });
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          token_id: expect.stringMatching(/^[\w-]{43}$/),
          message: 'Code verified successfully! You can now set your password.',
        },
      ]);
      for (const secret of [password, strangersPassword]) expect((await tryLogIn(secret)).body.success).toBe(false);
      const chosen = 'Chosen*Later-55';
      expect((await call('complete_returning_user', { token_id: body.token_id, password: chosen })).status).toBe(200);
      expect((await tryLogIn(strangersPassword)).body.success).toBe(false);
      expect((await tryLogIn(chosen)).body.success).toBe(true);
    });

    it('renew its own code only, and no one else’s', async () => {
      const { flow_id } = (await register(password)).body;
      const first = await codeFor(test, email);
      pass(test, 61);
      const theirs = (await register(strangersPassword, 'Mallory')).body;
      pass(test, 61);
      await call('resend_temp_code', { type: 'email', flow_id: theirs.flow_id });
      expect((await call('verify_email', { code: first, flow_id })).status).toBe(200);
    });
  });

  describe('guessing', () => {
    it('use up no attempt at a code but their own', async () => {
      for (const [begin, verify] of [
        [() => register(password), 'verify_email'],
        [() => call('reset_request', { email: joan.email }), 'verify_otp'],
        [() => bookFor(`guest.${email}`), 'verify_returning_user'],
      ] as const) {
        const { flow_id, email: booked } = (await begin()).body;
        const address = verify === 'verify_otp' ? joan.email : (booked ?? email);
        const code = await codeFor(test, address);
        for (const flow of [{}, { flow_id: 'a-flow-of-their-own' }])
          for (let nth = 1; nth <= 6; nth += 1)
            expect((await call(verify, { email: address, code: otherThan(code, nth), ...flow })).body.success).toBe(
              false,
            );
        const right = await call(verify, { email: address, code, flow_id });
        expect([verify, right.status]).toEqual([verify, 200]);
        pass(test, 86_400);
      }
    });

    it('have one attempt a code after twenty wrong ones a day, as the owner still has', async () => {
      const { email: address } = joan;
      for (let sends = 0; sends < 4; sends += 1) {
        const { flow_id } = (await call('reset_request', { email: address })).body;
        const code = await codeFor(test, address);
        for (let nth = 1; nth <= 5; nth += 1)
          await call('verify_otp', { email: address, code: otherThan(code, nth), flow_id });
        pass(test, 15 * 60);
      }
      const guessed = (await call('reset_request', { email: address })).body;
      const code = await codeFor(test, address);
      const attempt = (flow_id: string, digits: string) =>
        call('verify_otp', { email: address, code: digits, flow_id });
      expect((await attempt(guessed.flow_id, otherThan(code))).body.errors).toEqual([voidCode]);
      expect((await attempt(guessed.flow_id, code)).status).toBe(410);
      pass(test, 61);
      const { flow_id } = (await call('reset_request', { email: address })).body;
      expect((await attempt(flow_id, await codeFor(test, address))).status).toBe(200);
    });

    it('lock no one out where they have logged in before (ACCT-01)', async () => {
      const known = cookieOf(await tryLogIn(joan.password, {}, joan.email));
      expect(await guessPasswords(joan.email)).toEqual([200, 200, 200, 200, 200, 429]);
      const here = await tryLogIn(joan.password, known, joan.email);
      expect(here.body.userName).toBe('Joan Pryce');
      expect((await tryLogIn(joan.password, {}, joan.email)).status).toBe(429);
      // A cookie that was stolen, or is of another account, gives no more than five guesses of its
      // own.
      expect(await guessPasswords(joan.email, known)).toEqual([200, 200, 200, 200, 200, 429]);
      await register(password);
      const other = cookieOf(await call('verify_email', { code: await codeFor(test, email) }));
      expect((await tryLogIn(joan.password, other, joan.email)).status).toBe(429);
      // A code from the mailbox makes a device known as well.
      await call('reset_request', { email: joan.email });
      const proved = await call('verify_otp', { email: joan.email, code: await codeFor(test, joan.email) }, other);
      expect((await tryLogIn(joan.password, cookieOf(proved), joan.email)).body.success).toBe(true);
    });

    it('use up no code that the owner requests on a known device', async () => {
      const known = cookieOf(await tryLogIn(joan.password, {}, joan.email));
      const request = (cookies = {}) => call('reset_request', { email: joan.email }, cookies);
      for (let nth = 1; nth <= 5; nth += 1) {
        await request();
        pass(test, 61);
      }
      expect((await request()).status).toBe(429);
      expect((await request(known)).status).toBe(200);
      expect((await request(known)).status).toBe(429);
    });
  });

  it('get no session beyond the twentieth, which ends the first', async () => {
    const sessions = [];
    for (let nth = 1; nth <= 21; nth += 1) {
      sessions.push(await logIn(test));
      pass(test, 1);
    }
    const isOpen = async (headers: Record<string, string> = {}) =>
      (await test.get('/php/getUserData.php', headers)).status === 200;
    expect([await isOpen(sessions[0]), await isOpen(sessions[1]), await isOpen(sessions[20])]).toEqual([
      false,
      true,
      true,
    ]);
    const last = sessions[20] ?? {};
    expect((await userData(test, last)).otherSessions).toBe(19);
    const ended = await test.postJson('logout-others.php', {}, last);
    expect([ended.status, ended.body.success]).toEqual([200, true]);
    expect([await isOpen(sessions[5]), await isOpen(last)]).toEqual([false, true]);
    expect((await userData(test, last)).otherSessions).toBe(0);
  });

  describe('with a stolen session', () => {
    const undoToken = async (address: string) =>
      /#undo=([\w-]+)/.exec((await mailsTo(test, address)).find((mail) => mail.includes('#undo=')) ?? '')?.[1] ?? '';
    const prove = (action: string, address: string, session: Record<string, string>, more = {}) =>
      test.postJson('emailVerification.php', { action, type: 'profile_update', email: address, ...more }, session);
    const changeEmail = async (address: string, session: Record<string, string>) => {
      await prove('send_code', address, session);
      await prove('verify_code', address, session, { code: await codeFor(test, address) });
      return test.postJson('update-account.php', { email: address }, session);
    };
    const resetBy = async (address: string, secret: string) => {
      await call('reset_request', { email: address });
      const { token_id } = (await call('verify_otp', { email: address, code: await codeFor(test, address) })).body;
      return call('reset_password', { token_id, password: secret });
    };

    it('lose the account again to its owner, by the link in the email about the change', async () => {
      await register(password);
      await call('verify_email', { code: await codeFor(test, email) });
      const stolen = await logIn(test, false, { email, password });
      const [theirs, next] = [`thief${day}@example.com`, `thief${day}.next@example.com`];
      expect((await changeEmail(theirs, stolen)).status).toBe(200);
      pass(test, 61);
      expect((await changeEmail(next, stolen)).status).toBe(200);
      expect((await resetBy(next, strangersPassword)).status).toBe(200);
      const session = await logIn(test, false, { email: next, password: strangersPassword });
      // Meanwhile someone books with the address that has become free.
      const { appointmentId } = (await bookFor(email)).body;
      pass(test, 71 * 3600);
      const undone = await call('undo_email_change', { token_id: await undoToken(email) });
      expect([undone.status, undone.body]).toEqual([
        200,
        {
          success: true,
          token_id: expect.stringMatching(/^[\w-]{43}$/),
          message: 'Your account has its earlier email again, and everyone has been logged out. Set a new password.',
        },
      ]);
      expect((await test.get('/php/getUserData.php', session)).status).toBe(401);
      for (const address of [email, next])
        expect((await tryLogIn(strangersPassword, {}, address)).body.success).toBe(false);
      // Nor does a link that went to the stranger's address work any more.
      expect((await call('undo_email_change', { token_id: await undoToken(theirs) })).status).toBe(410);
      const { token_id } = undone.body;
      expect((await call('reset_password', { token_id, password: 'Owners*Again-12' })).status).toBe(200);
      const owner = await logIn(test, false, { email, password: 'Owners*Again-12' });
      expect((await userData(test, owner)).doubtfulAppointments).toMatchObject([{ id: appointmentId }]);
      expect((await call('undo_email_change', { token_id: await undoToken(email) })).status).toBe(410);
    });

    it('can’t be undone after 72 hours, nor by a guess', async () => {
      await register(password);
      await call('verify_email', { code: await codeFor(test, email) });
      await changeEmail(`new.${email}`, await logIn(test, false, { email, password }));
      const token_id = await undoToken(email);
      for (const guess of ['', 'unknown', `${token_id}x`])
        expect((await call('undo_email_change', { token_id: guess })).status).toBe(410);
      pass(test, 72 * 3600);
      expect((await call('undo_email_change', { token_id })).status).toBe(410);
      expect((await tryLogIn(password, {}, `new.${email}`)).body.success).toBe(true);
    });
  });

  describe('changing a booking’s email', () => {
    const move = (booked: Answer['body'], newEmail: string, currentEmail = booked.email) =>
      test.postJson('appointment-email-update.php', { currentEmail, newEmail, userId: booked.userId });

    it('learn nothing about who is registered', async () => {
      const answers = [];
      const unregistered = `free${day}@example.com`;
      for (const address of [joan.email, unregistered]) {
        const booked = (await bookFor(`guest.${address}`)).body;
        const { status, body } = await move(booked, address);
        const { flow_id } = body;
        const guesses = await statusesOf(5, (nth) =>
          call('verify_returning_user', { email: address, code: `00000${nth}`, flow_id }),
        );
        const resent = await call('resend_temp_code', { email: address, type: 'email', flow_id });
        const again = await move(booked, `guest.${address}`, address);
        answers.push(
          JSON.stringify([status, body, guesses, resent.status, resent.body, again.status, again.body])
            .replaceAll(address, 'ADDRESS')
            .replaceAll(booked.userId, 'TOKEN')
            .replaceAll(flow_id, 'FLOW'),
        );
        pass(test, 3600);
      }
      expect(answers[0]).toBe(answers[1]);
    });

    it('give it to the customer with that address only as a question', async () => {
      const booked = (await bookFor(email)).body;
      await move(booked, joan.email);
      const session = await logIn(test);
      const { recentAppointments, doubtfulAppointments } = await userData(test, session);
      const ids = (list: { id: string }[]) => list.map(({ id }) => id);
      expect(ids(recentAppointments)).not.toContain(booked.appointmentId);
      expect(ids(doubtfulAppointments)).toContain(booked.appointmentId);
      pass(test, 61);
      expect((await mailsTo(test, joan.email)).join()).toContain(booked.referenceNumber);
    });
  });

  describe('booking with a customer’s address', () => {
    const answer = (headers: Record<string, string>, appointmentId: string, isMine: boolean) =>
      test.postJson('appointment-actions.php?action=answer', { appointmentId, isMine }, headers);
    const doubtful = async (headers: Record<string, string>) => (await userData(test, headers)).doubtfulAppointments;

    it('put nothing into the account until the customer accepts it', async () => {
      const session = await logIn(test);
      const before = await userData(test, session);
      const notified = await listNotifications(test, session);
      const { appointmentId, referenceNumber } = (await bookFor(joan.email)).body;
      const { doubtfulAppointments, ...rest } = await userData(test, session);
      expect(rest).toEqual({ ...before, doubtfulAppointments: undefined });
      expect(doubtfulAppointments).toContainEqual({
        id: appointmentId,
        appointment_reference: referenceNumber,
        service_type: 'Plumbing',
        date: expect.any(String),
        time: expect.any(String),
      });
      expect(await listNotifications(test, session)).toEqual(notified);
      // Nothing can be done with it by mistake.
      const change = { appointmentId, reason: 'x', newDate: londonDay(test.clock.now), newTimeSlot: '1' };
      for (const action of ['cancel', 'reschedule']) {
        const answer = await test.postJson(`appointment-actions.php?action=${action}`, change, session);
        expect(answer.status).toBe(404);
      }
      expect((await answer(session, appointmentId, true)).body.success).toBe(true);
      expect((await userData(test, session)).recentAppointments[0]).toMatchObject({ id: appointmentId });
      expect((await listNotifications(test, session)).length).toBe(notified.length + 1);
      expect((await answer(session, appointmentId, true)).status).toBe(404);
    });

    it('give the time back when the customer says no', async () => {
      const session = await logIn(test);
      const timeSlot = await slot();
      const fields = bookingFields(timeSlot, { email: joan.email });
      const { appointmentId } = (await sendBooking(test, fields)).body;
      expect((await answer(session, appointmentId, false)).body.success).toBe(true);
      expect(valuesOf(await doubtful(session), 'id')).not.toContain(appointmentId);
      const claims = await query(test.scratch, `select * from claims where appointment_id = ${appointmentId}`);
      expect(claims).toEqual([]);
      expect((await answer(session, appointmentId, true)).status).toBe(404);
    });

    it('find the booking in the account at once where the customer booked and then logs in', async () => {
      const booked = await bookFor(joan.email);
      const elsewhere = await bookFor(joan.email);
      const session = await logIn(test, false, joan, cookieOf(booked));
      const { recentAppointments, doubtfulAppointments } = await userData(test, session);
      expect(valuesOf(recentAppointments, 'id')).toContain(booked.body.appointmentId);
      expect(valuesOf(doubtfulAppointments, 'id')).toContain(elsewhere.body.appointmentId);
    });

    it('use up none of the customer’s own bookings', async () => {
      const session = await logIn(test);
      for (let nth = 0; nth < 20; nth += 1) await bookFor(joan.email);
      expect((await bookFor(joan.email)).status).toBe(429);
      expect((await bookOwn(test, session)).status).toBe(200);
    });

    it('are limited on one device, far beyond what a shared computer needs', async () => {
      const here = cookieOf(await bookFor(email));
      const book = async (address: string, timeSlot = slot()) => {
        return (await sendBooking(test, bookingFields(await timeSlot, { email: address }), { cookies: here })).status;
      };
      // What is refused for its content doesn't count.
      const past = Promise.resolve({ date: '2020-01-01', timeSlotId: '1' });
      expect(await book(email, past)).toBe(422);
      for (let nth = 1; nth < 60; nth += 1) expect(await book(`shared${day}.${nth}@example.com`)).toBe(200);
      expect(await book(`shared${day}.60@example.com`)).toBe(429);
      expect((await bookFor(email)).status).toBe(200);
    });
  });

  it('keep a time only as long as the business wants, by RELEASE_UNVERIFIED_AFTER', async () => {
    const guest = (await bookFor(email)).body;
    const doubted = (await bookFor(joan.email)).body;
    const own = (await bookOwn(test, await logIn(test))).body;
    const statusOf = async ({ appointmentId }: Answer['body']) =>
      (await query(test.scratch, `select status from appointments where id = ${appointmentId}`))[0]?.status;
    const store = await openStore(test.scratch);
    // So that the demo doesn't confirm them first.
    await store.db.updateTable('appointments').set({ confirm_due_at: null }).execute();
    await store.close();
    pass(test, 3 * 3600 - 1);
    await test.backend.runScheduledChanges();
    expect([await statusOf(guest), await statusOf(doubted), await statusOf(own)]).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
    await test.restart({ releaseUnverifiedAfter: 3 });
    await test.backend.runScheduledChanges();
    expect(await statusOf(guest)).toBe('pending');
    pass(test, 1);
    await test.backend.runScheduledChanges();
    expect([await statusOf(guest), await statusOf(doubted), await statusOf(own)]).toEqual([
      'cancelled',
      'cancelled',
      'pending',
    ]);
    expect((await mailsTo(test, email))[0]).toContain('Its email wasn’t verified in time.');
  });

  // The same on each engine.
  if (engine === 'postgres') return;

  describe('naming themselves or a place', () => {
    const link = 'your account is locked. Unlock: https://evil.example';
    const names = { firstName: 'Ada', lastName: 'Marsh', phoneNumber: '7700 900321' };
    const person = { ...names, password, confirmPassword: password };
    const guest = (changes: Record<string, string>) => bookAsGuest(test, { email, ...changes });
    const elsewhere = { isHomeService: 'false', isDifferentLocation: 'true', preferredLocation: 'Different Location' };

    it.each([
      ['a registration', 'firstName', () => call('register_new', { ...person, firstName: link })],
      ['a registration', 'lastName', () => call('register_new', { ...person, lastName: 'Marsh @evil' })],
      ['a guest’s booking', 'firstName', () => guest({ firstName: link })],
      ['a guest’s booking', 'lastName', () => guest({ lastName: 'ｗｗｗ．evil．example' })],
      [
        'a guest’s booking',
        'customAddress',
        () => guest({ ...elsewhere, customAddress: `1 High St, ${link}, LE1 6XH` }),
      ],
      [
        'a profile',
        'firstName',
        async () => test.postJson('update-account.php', { firstName: link }, await logIn(test)),
      ],
      [
        'a profile',
        'street',
        async () => test.postJson('update-account.php', { address: { street: 'www.evil.example' } }, await logIn(test)),
      ],
      // Not an immediate request's location: only the team gets it, and it may hold a map's link.
      ['an application', 'first_name', () => sendApplication(test, applicationParts(email, { first_name: link }))],
      [
        'a message',
        'name',
        () => test.postForm('contact-form.php', new URLSearchParams({ name: 'Al/Bo', email, message: 'Hi there' })),
      ],
    ] as const)('put no web address into %s: %s', async (_where, field, send) => {
      const before = (await mailsTo(test, email)).length;
      const { status, body } = await send();
      expect([status, body.errors, body.fields]).toEqual([
        422,
        [expect.stringMatching(/without a web address/)],
        [field],
      ]);
      expect(await mailsTo(test, email)).toHaveLength(before);
    });
  });
});
