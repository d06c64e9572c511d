import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookOwn, listNotifications, seeded, timesOn, userData } from './support/appointments.ts';
import { type Answer, joan, logIn, startBackend, type TestBackend } from './support/backend.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot, type TimeSlotChoice } from './support/booking.ts';
import { codeFor } from './support/codes.ts';
import { query, snapshot } from './support/database.ts';

type Headers = Record<string, string>;

/** The data that a call refers to; each belongs to one customer. */
interface Things {
  pending: string;
  confirmed: string;
  completed: string;
  review: string;
  vehicle: string;
  notification: string;
  /** Booked with the customer's email, elsewhere. */
  doubtful: string;
  /** Where the pending appointment can be moved to. */
  move: TimeSlotChoice;
  /** Something free that can be booked. */
  free: TimeSlotChoice;
}

/**
 * A script of the customer's: how it is called, with `?` and the credentials that may be in the
 * query.
 */
type Call = (test: TestBackend, headers: Headers, things: Things, query: string) => Promise<Answer>;

const get =
  (script: string, parameters: (things: Things) => string = () => ''): Call =>
  (test, headers, things, credentials) =>
    test.get(`/php/${script}?${parameters(things)}&${credentials}`, headers);

const post =
  (script: string, body: (things: Things) => unknown = () => ({})): Call =>
  (test, headers, things, credentials) =>
    test.postJson(`${script}${script.includes('?') ? '&' : '?'}${credentials}`, body(things), headers);

const mini = { make: 'Mini', model: 'Cooper', year: 2020 };
const profile = { firstName: 'Joan', lastName: 'Pryce', email: joan.email, phone: '7700 900142' };

/** Those that name a thing of the customer's, in an order in which each can still be done. */
const aboutThings: Record<string, Call> = {
  reschedule: post('appointment-actions.php?action=reschedule', ({ pending, move }) => ({
    appointmentId: pending,
    newDate: move.date,
    newTimeSlot: move.timeSlotId,
  })),
  cancel: post('appointment-actions.php?action=cancel', ({ pending }) => ({ appointmentId: pending, reason: 'Away.' })),
  pay: async (test, headers, { confirmed }, credentials) => {
    const response = await fetch(`${test.backend.origin}/api/appointments/${confirmed}/pay?${credentials}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  },
  review: post('submit-review.php', ({ completed, review }) => ({
    review_id: review,
    appointment_id: completed,
    rating: 5,
    review_text: 'Good.',
  })),
  'answer for a booking': post('appointment-actions.php?action=answer', ({ doubtful }) => ({
    appointmentId: doubtful,
    isMine: true,
  })),
  'mark as read': post('markNotificationRead.php', ({ notification }) => ({ notification_id: notification })),
  'change a vehicle': post('update-vehicle-details.php', ({ vehicle }) => ({ ...mini, vehicle_id: vehicle })),
  'choose a vehicle': post('update-vehicle.php', ({ vehicle }) => ({ vehicleId: vehicle, action: 'primary' })),
  'remove a vehicle': post('update-vehicle.php', ({ vehicle }) => ({ vehicleId: vehicle, action: 'delete' })),
};

/** Those that are about the customer alone. */
const aboutMe: Record<string, Call> = {
  getUserData: get('getUserData.php'),
  getNotifications: get('getNotifications.php'),
  getTimeSlots: get('appointment-actions.php', ({ move }) => `action=getTimeSlots&serviceId=3&date=${move.date}`),
  'mark all as read': post('markAllNotificationsRead.php'),
  'check-email': post('check-email.php', () => ({ email: 'somebody@example.com' })),
  'update-account': post('update-account.php', () => profile),
  'prove an address': post('emailVerification.php', () => ({
    type: 'profile_update',
    action: 'send_code',
    email: 'joan.new@example.com',
  })),
  'add a vehicle': post('add-vehicle.php', () => mini),
  book: (test, headers, { free }, credentials) => {
    const { firstName, lastName, email, phone, declaration, ...fields } = bookingFields(free);
    return test.postForm(`user-appointment-form.php?${credentials}`, bookingForm(fields), headers);
  },
  'log out elsewhere': post('logout-others.php'),
  // The last one: it ends the other sessions.
  'update-password': post('update-password.php', () => ({
    currentPassword: joan.password,
    newPassword: 'Another-1-entirely!',
    confirmPassword: 'Another-1-entirely!',
  })),
};

describe('Whose things are whose (SESS-08)', () => {
  let test: TestBackend;
  let joans: Headers;
  let beas: Headers;
  let things: Things;

  beforeAll(async () => {
    test = await startBackend('sqlite');
    joans = await logIn(test);
    beas = await registerBea();
    await bookOwn(test, joans);
    const { recentAppointments, vehicles } = await userData(test, joans);
    const { date } = recentAppointments.find(({ id }: { id: string }) => id === seeded.pending);
    const [timeSlotId = ''] = await timesOn(test, joans, seeded.pending, date);
    const [notification] = await listNotifications(test, joans);
    const asGuest = bookingFields(await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1'), { email: joan.email });
    things = {
      pending: seeded.pending,
      confirmed: seeded.confirmed,
      completed: seeded.completed,
      review: seeded.completed,
      vehicle: vehicles[1].vehicle_id,
      notification: notification.notification_id,
      doubtful: (await test.postForm('appointment-form.php', bookingForm(asGuest))).body.appointmentId,
      move: { date, timeSlotId },
      free: await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1'),
    };
  });
  afterAll(() => test.stop());

  async function registerBea(): Promise<Headers> {
    const email = 'bea.hart@example.com';
    const password = 'Wrench-and-9-bolts!';
    const ask = (fields: object) => test.postJson('userRegistration.php', { email, ...fields });
    const person = { firstName: 'Bea', lastName: 'Hart', phoneNumber: '7700 900555' };
    await ask({ action: 'register_new', ...person, password, confirmPassword: password });
    await ask({ action: 'verify_email', code: await codeFor(test, email) });
    const { body } = await test.postJson('userLogin.php', { email, password });
    return { 'x-user-id': body.userId, 'x-auth-token': body.authToken };
  }

  const idOf = (headers: Headers) => headers['x-user-id'] ?? '';
  const tokenOf = (headers: Headers) => headers['x-auth-token'] ?? '';

  /** Everything short of a session: headers, and what the query says. */
  function halves(): [what: string, headers: Headers, query: string][] {
    const [id, token] = [idOf(joans), tokenOf(joans)];
    const strange = ['0', '01', '+1', '1.0', '1e0', ' 1', '1 or 1=1', '999999', '-1'];
    return [
      ['nothing', {}, ''],
      ['an id', { 'x-user-id': id }, ''],
      ['a token', { 'x-auth-token': token }, ''],
      ['an id in the query', {}, `userId=${id}`],
      ['a token in the query', {}, `token=${token}`],
      ['an id and a dead token', { 'x-user-id': id, 'x-auth-token': 'x'.repeat(43) }, ''],
      ['an id and an empty token', { 'x-user-id': id, 'x-auth-token': '' }, 'token='],
      ['another customer’s token', { 'x-user-id': id, 'x-auth-token': tokenOf(beas) }, ''],
      ['another customer’s id', { 'x-user-id': idOf(beas), 'x-auth-token': token }, ''],
      ['two minds: the id', joans, `userId=${idOf(beas)}`],
      ['two minds: the token', joans, `token=${tokenOf(beas)}`],
      ['the same twice', {}, `userId=${id}&userId=${id}&token=${token}`],
      ['a list', {}, `userId[]=${id}&token[]=${token}`],
      ...strange.map((userId): [string, Headers, string] => [
        `the id ${userId}`,
        {},
        `userId=${encodeURIComponent(userId)}&token=${token}`,
      ]),
    ];
  }

  it('requires complete credentials everywhere, and changes nothing without (ACCT-15, RULE-03)', async () => {
    const before = await snapshot(test.scratch);
    for (const [name, call] of Object.entries({ ...aboutThings, ...aboutMe }))
      for (const [what, headers, credentials] of halves()) {
        const { status, body } = await call(test, headers, things, credentials);
        expect([name, what, status, body]).toEqual([
          name,
          what,
          401,
          { success: false, code: 'UNAUTHENTICATED', message: 'Your session has expired. Please log in again.' },
        ]);
      }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('ignores credentials in a form', async () => {
    const { firstName, lastName, email, phone, declaration, ...fields } = bookingFields(things.free);
    const form = bookingForm({ ...fields, userId: idOf(joans), token: tokenOf(joans) });
    expect((await test.postForm('user-appointment-form.php', form)).status).toBe(401);
  });

  /** Ids of the same form, which don't exist. */
  const missingThings = (): Things => ({
    ...things,
    pending: '900001',
    confirmed: '900002',
    completed: '900003',
    review: '900003',
    vehicle: '900004',
    notification: '900005',
  });

  async function references(): Promise<Pick<Things, 'pending' | 'confirmed' | 'completed'>> {
    const rows = await query(test.scratch, 'select id, reference from appointments');
    const of = (id: string) => String(rows.find((row) => String(row.id) === id)?.reference);
    return { pending: of(things.pending), confirmed: of(things.confirmed), completed: of(things.completed) };
  }

  it('answers for another customer’s data as for missing data (RULE-01, RULE-02)', async () => {
    const before = await snapshot(test.scratch);
    const joansByReference = { ...things, ...(await references()) };
    for (const [name, call] of Object.entries(aboutThings)) {
      const missing = await call(test, beas, missingThings(), '');
      expect([name, missing.status, missing.body.success]).toEqual([name, 404, false]);
      for (const foreign of [things, joansByReference]) {
        const { status, body } = await call(test, beas, foreign, '');
        expect([name, status, body]).toEqual([name, 404, missing.body]);
      }
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('doesn’t book with another customer’s vehicle', async () => {
    const before = await snapshot(test.scratch);
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=1');
    const workshops = await test.get('/php/getWorkshopLocations.php?serviceId=1');
    const [workshop] = workshops.body.locations;
    const bookWith = (selectedVehicleId: string) =>
      bookOwn(
        test,
        beas,
        {
          serviceType: 'Vehicle Repair',
          serviceId: '1',
          model: 'Ford Fiesta',
          year: '2019',
          plateNo: 'FN19 KTR',
          preferredLocation: workshop.name,
          preferredLocationId: workshop.id,
          isHomeService: 'false',
          selectedVehicleId,
        },
        timeSlot,
      );
    const [foreign, missing] = [await bookWith(things.vehicle), await bookWith(missingThings().vehicle)];
    expect([foreign.status, foreign.body.errors]).toEqual([422, ['Choose one of your vehicles']]);
    expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body]);
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('gives each customer their own data', async () => {
    const [hers, beasOwn] = [await userData(test, joans), await userData(test, beas)];
    expect([hers.firstName, beasOwn.firstName]).toEqual(['Joan', 'Bea']);
    expect([beasOwn.recentAppointments, beasOwn.vehicles, beasOwn.repairs]).toEqual([[], [], []]);
    expect((await listNotifications(test, beas)).map(({ type }) => type)).not.toContain('appointment');
  });

  it('changes only the details of an account, whatever is sent (RULE-07)', async () => {
    const row = async () => (await query(test.scratch, 'select * from accounts where id = 1'))[0];
    const before = await row();
    const { body } = await test.postJson(
      'update-account.php',
      {
        ...profile,
        user_id: idOf(beas),
        id: idOf(beas),
        verified: 0,
        password_hash: 'x',
        demo: 0,
        created_at: '2000-01-01',
        accountType: 'admin',
        vehicles: [],
        repairs: [],
      },
      joans,
    );
    expect(body.success).toBe(true);
    expect(await row()).toEqual(before);
  });

  it('accepts every action of the session’s own customer', async () => {
    for (const [name, call] of Object.entries({ ...aboutThings, ...aboutMe })) {
      const { status, body } = await call(test, joans, things, '');
      expect([name, status, body.success ?? true]).toEqual([name, 200, true]);
    }
  });

  it('accepts credentials in the query alone, as documented', async () => {
    const { status } = await test.get(`/php/getUserData.php?userId=${idOf(beas)}&token=${tokenOf(beas)}`);
    expect(status).toBe(200);
  });

  it('ends a session on log-out, and when it expires', async () => {
    await test.postJson('logout.php', {}, beas);
    expect((await test.get('/php/getUserData.php', beas)).status).toBe(401);
    test.clock.now = new Date(test.clock.now.getTime() + 25 * 3_600_000);
    expect((await test.get('/php/getUserData.php', joans)).status).toBe(401);
  });
});
