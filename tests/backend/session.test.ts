import { expect, it } from 'vitest';
import { concurrently, joan, logIn, onOwnDays, recordWith, useBackend, valuesOf } from './support/backend.ts';
import { pass } from './support/codes.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine('Logging in and out', (engine) => {
  const test = useBackend(engine);

  onOwnDays(test);

  const login = (email: string, password: string, rememberMe: unknown = false) =>
    test.postJson('userLogin.php', { email, password, rememberMe });
  const userData = (headers: Record<string, string>) => test.get('/php/getUserData.php', headers);
  const wrong = { success: false, code: 'BAD_CREDENTIALS', errors: ['Invalid email or password.'] };

  it('answers a correct password with a session (PHP-13)', async () => {
    const { status, body } = await login(` ${joan.email.toUpperCase()} `, joan.password);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      userId: '1',
      authToken: expect.stringMatching(/^[\w-]{43}$/),
      userName: 'Joan Pryce',
      accountType: 'customer',
      message: expect.any(String),
      redirect: '/dashboard',
    });
    const second = await login(joan.email, joan.password);
    expect(second.body.authToken).not.toBe(body.authToken);
  });

  it('counts concurrent attempts, and those at unknown emails', async () => {
    for (const email of [joan.email, 'stranger@example.com']) {
      const answers = await concurrently(12, (guess) => login(email, `guess ${guess}`));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    }
  });

  it('resets failures after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await login(joan.email, 'wrong');
      expect((await login(joan.email, joan.password)).body.success).toBe(true);
    }
  });

  it('ends a session on the server at log-out, and answers everyone alike (PHP-34)', async () => {
    const mine = await logIn(test);
    const other = await logIn(test);
    expect((await test.postJson('logout.php', {}, { ...mine, 'x-user-id': '2' })).body).toEqual({ success: true });
    expect((await userData(mine)).status).toBe(200);
    expect((await fetch(`${test.backend.origin}/php/logout.php`, { method: 'POST', headers: mine })).status).toBe(200);
    expect((await userData(mine)).status).toBe(401);
    expect((await userData(other)).status).toBe(200);
    expect((await test.postJson('logout.php', {})).body).toEqual({ success: true });
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('answers alike for wrong password, unknown email and unverified account (ACCT-02, C-90)', async () => {
    for (const [email, password] of [
      [joan.email, 'wrong'],
      ['nobody@example.com', joan.password],
      ['sam.unverified@example.com', 'wrong'],
      ['alan.birch@example.org', joan.password],
      ['joan\u0000@example.com', 'y'],
      ['\ud800@example.com', 'y'],
      [joan.email, 'z'.repeat(5000)],
    ] as const) {
      const { status, body } = await login(email, password);
      expect([status, body]).toEqual([200, wrong]);
    }
  });

  it('reveals the reason only with the unverified account’s password (C-90)', async () => {
    const { status, body } = await login('sam.unverified@example.com', joan.password);
    expect([status, body.success, body.authToken]).toEqual([200, false, undefined]);
    expect(body.errors[0]).toContain('not been verified');
  });

  it('reports missing fields', async () => {
    expect((await login('', '')).body.errors).toEqual(['Email is required', 'Password is required']);
    const odd = await test.postJson('userLogin.php', { email: { $ne: 1 }, password: ['x'] });
    expect(odd.body.errors).toEqual(['Email is required', 'Password is required']);
  });

  it('allows five failed log-ins in a quarter of an hour (ACCT-01)', async () => {
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) answers.push(await login(joan.email, `guess ${guess}`));
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill(wrong));
    pass(test, 5 * 60);
    const limited = await login(joan.email, joan.password);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600']);
    expect(limited.body).toEqual({
      success: false,
      code: 'RATE_LIMITED',
      errors: ['Too many failed attempts. Please try again in 10 minutes.'],
    });
    expect((await login('sam.unverified@example.com', 'wrong')).status).toBe(200);
    pass(test, 10 * 60);
    expect((await login(joan.email, joan.password)).body.success).toBe(true);
  });

  it('ends a session after a day, a remembered one after thirty (C-67)', async () => {
    const short = await logIn(test, false);
    const long = await logIn(test, true);
    for (let hours = 0; hours < 24; hours += 6) {
      expect((await userData(short)).status).toBe(200);
      pass(test, 6 * 3600);
    }
    expect((await userData(short)).status).toBe(401);
    for (let days = 1; days < 30; days += 1) {
      expect((await userData(long)).status).toBe(200);
      pass(test, 24 * 3600);
    }
    expect((await userData(long)).status).toBe(401);
  });

  it('ends a session that is not used for hours', async () => {
    const idle = await logIn(test, false);
    pass(test, 8 * 3600 + 60);
    expect((await userData(idle)).status).toBe(401);
  });

  it('returns the user in the documented shape (PHP-30, ENT-19, ENT-20)', async () => {
    const { body } = await userData(await logIn(test));
    expect(body).toMatchObject({
      user_id: '1',
      firstName: 'Joan',
      lastName: 'Pryce',
      email: joan.email,
      profilePicture: null,
    });
    expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(body.vehicles).toHaveLength(2);
    expect(body.vehicles[0]).toMatchObject({ licensePlate: 'FN19 KTR', year: 2019, primaryVehicle: true });
    const statuses = new Set(valuesOf(body.recentAppointments, 'status'));
    expect(statuses).toEqual(new Set(['pending', 'confirmed', 'completed', 'cancelled']));
    const count = (test: (one: Record<string, unknown>) => boolean) => body.recentAppointments.filter(test).length;
    expect(body.completedRepairs).toBe(count((appointment) => appointment.status === 'completed'));
    expect(body.pendingAppointments).toBe(count((appointment) => appointment.status === 'pending'));
    expect(body.pendingReviews).toBe(
      count((appointment) => appointment.status === 'completed' && !appointment.reviewed),
    );
    expect(body.pendingReviewsData).toHaveLength(body.pendingReviews);
    const justConfirmed = recordWith(body.recentAppointments, 'id', '1');
    expect(justConfirmed).toEqual({
      id: '1',
      appointment_reference: expect.stringMatching(/^MW-\d{5}$/),
      serviceId: '1',
      service_type: 'Vehicle Repair',
      details: expect.stringContaining('Ford Fiesta'),
      date: '2026-03-06',
      created_at: '2026-02-28 10:30:00',
      status: 'confirmed',
      specialistId: expect.stringMatching(/^\d+$/),
      specialist: 'Gurpreet Sandhu',
      locationId: '1',
      location: 'Frog Island Motors',
      workshopAddress: '14 Canal Wharf, Frog Island, Leicester LE3 5XA',
      reviewed: false,
      rescheduled: false,
      rescheduledBefore: false,
      firstChoiceDate: '2026-03-06',
      firstChoiceTime: '09:00',
      secondChoiceDate: null,
      secondChoiceTime: null,
      confirmedAt: '2026-03-02 09:30:00',
      isHomeService: false,
      isDifferentLocation: false,
      paid: false,
      paidAt: null,
      paymentSimulated: true,
      amount: 65,
      refundPercent: null,
      refundAmount: null,
    });
    const cancelled = recordWith(body.recentAppointments, 'status', 'cancelled');
    expect(cancelled).toMatchObject({
      specialistId: 'Not assigned',
      specialist: 'Not assigned',
      locationId: 'Not assigned',
    });
    const dates = valuesOf(body.recentAppointments, 'date');
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
