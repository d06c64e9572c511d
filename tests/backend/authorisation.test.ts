import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS, needsSession, SCRIPTS } from '../examples/all.ts';
import type { Call, Fields, Headers, Things } from '../examples/example.ts';
import { bookOwn, listNotifications, seeded, timesOn, userData } from './support/appointments.ts';
import { joan, logIn, recordWith, refusal, useBackend } from './support/backend.ts';
import { bookAsGuest, firstFreeTimeSlot } from './support/booking.ts';
import { codeFor, pass } from './support/codes.ts';
import { query, snapshot } from './support/engines.ts';
import { formOf, sendTo } from './support/scripts.ts';

/** Those that act for a customer. */
const calls = CALLS.filter((call) => (needsSession(call) || SCRIPTS[call].own) && !SCRIPTS[call].isOpen);

describe('Whose things are whose (SESS-08)', () => {
  const test = useBackend();
  let joans: Headers;
  let beas: Headers;
  let things: Things;

  beforeAll(async () => {
    joans = await logIn(test);
    beas = await registerBea();
    await bookOwn(test, joans);
    const { recentAppointments, vehicles } = await userData(test, joans);
    const { date } = recordWith(recentAppointments, 'id', seeded.pending);
    const [timeSlotId = ''] = await timesOn(test, joans, seeded.pending, date);
    const [notification] = await listNotifications(test, joans);
    things = {
      pending: seeded.pending,
      confirmed: seeded.confirmed,
      completed: seeded.completed,
      review: seeded.completed,
      vehicle: vehicles[1].vehicle_id,
      notification: notification.notification_id,
      doubtful: (await bookAsGuest(test, { email: joan.email })).body.appointmentId,
      move: { date, timeSlotId },
    };
  });

  async function registerBea(): Promise<Headers> {
    const email = 'bea.hart@example.com';
    const password = 'Wrench-and-9-bolts!';
    const ask = (fields: object) => test.postJson('userRegistration.php', { email, ...fields });
    const person = { firstName: 'Bea', lastName: 'Hart', phoneNumber: '7700 900555' };
    await ask({ action: 'register_new', ...person, password, confirmPassword: password });
    await ask({ action: 'verify_email', code: await codeFor(test, email) });
    return logIn(test, false, { email, password });
  }

  const fieldsOf = async (call: Call, named: Things): Promise<Fields> => ({
    ...(await formOf(call)?.fields(test, joans)),
    ...SCRIPTS[call].own?.(named),
  });

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
      ['an id of two', { 'x-user-id': `${id}, ${id}`, 'x-auth-token': token }, ''],
      ['an id of another form', { 'x-user-id': `0${id}`, 'x-auth-token': token }, ''],
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

  it('requires complete credentials everywhere, and changes nothing without (ACCT-15, C-63, RULE-03)', async () => {
    const before = await snapshot(test.scratch);
    for (const call of calls) {
      const fields = await fieldsOf(call, things);
      for (const [what, headers, credentials] of halves()) {
        const { status, body } = await sendTo(test, call, fields, headers, credentials);
        expect([call, what, status, body]).toEqual([
          call,
          what,
          401,
          { success: false, code: 'UNAUTHENTICATED', message: 'Your session has expired. Please log in again.' },
        ]);
      }
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('ignores credentials in a form', async () => {
    const fields = await fieldsOf('submitCustomerBooking', things);
    const booking = { ...fields, userId: idOf(joans), token: tokenOf(joans) };
    expect((await sendTo(test, 'submitCustomerBooking', booking, {})).status).toBe(401);
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
    doubtful: '900006',
  });

  /** Whether it names something of the customer's, which has to be theirs. */
  const namesThings = (call: Call) => {
    const { own } = SCRIPTS[call];
    return JSON.stringify(own?.(things)) !== JSON.stringify(own?.(missingThings()));
  };

  it('knows the things that each script names', () => {
    const isThing = ([field, kind]: [string, string]) =>
      kind === 'strict' && /id$/i.test(field) && field !== 'serviceId';
    const naming = calls.filter((call) => Object.entries(formOf(call)?.kinds ?? {}).some(isThing));
    expect(naming.filter((call) => !namesThings(call))).toEqual([]);
  });

  async function references(): Promise<Pick<Things, 'pending' | 'confirmed' | 'completed'>> {
    const rows = await query(test.scratch, 'select id, reference from appointments');
    const of = (id: string) => String(rows.find((row) => String(row.id) === id)?.reference);
    return { pending: of(things.pending), confirmed: of(things.confirmed), completed: of(things.completed) };
  }

  it('answers for another customer’s data as for missing data (RULE-01, RULE-02)', async () => {
    const before = await snapshot(test.scratch);
    const joansByReference = { ...things, ...(await references()) };
    const about = async (call: Call, named: Things) => sendTo(test, call, await fieldsOf(call, named), beas);
    for (const call of calls.filter(namesThings)) {
      const missing = await about(call, missingThings());
      expect([call, missing.status, missing.body.success]).toEqual([call, 404, false]);
      for (const foreign of [things, joansByReference]) {
        const { status, body } = await about(call, foreign);
        expect([call, status, body]).toEqual([call, 404, missing.body]);
      }
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('doesn’t book with another customer’s vehicle', async () => {
    const before = await snapshot(test.scratch);
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=1');
    const workshops = await test.get('/php/getWorkshopLocations.php?serviceId=1');
    const [workshop] = workshops.body.locations;
    const vehicle = { serviceType: 'Vehicle Repair', model: 'Ford Fiesta', year: '2019', plateNo: 'FN19 KTR' };
    const at = { serviceId: '1', isHomeService: 'false', preferredLocationId: workshop.id };
    const bookWith = (selectedVehicleId: string) =>
      bookOwn(test, beas, { ...vehicle, ...at, selectedVehicleId }, timeSlot);
    const [foreign, missing] = [await bookWith(things.vehicle), await bookWith(missingThings().vehicle)];
    expect(foreign).toMatchObject(refusal(422, 'Choose one of your vehicles'));
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
    const others = {
      ...{ user_id: idOf(beas), id: idOf(beas), verified: 0, password_hash: 'x', demo: 0, accountType: 'admin' },
      ...{ created_at: '2000-01-01', joinDate: '2000-01-01', vehicles: [], repairs: [] },
    };
    const fields = { ...(await fieldsOf('updateAccount', things)), ...others };
    const { body } = await test.postJson('update-account.php', fields, joans);
    expect(body.success).toBe(true);
    expect(await row()).toEqual(before);
  });

  it('accepts every action of the session’s own customer', async () => {
    for (const call of calls) {
      const { status, body } = await sendTo(test, call, await fieldsOf(call, things), joans);
      expect([call, status, body.success ?? true]).toEqual([call, 200, true]);
    }
  });

  it('accepts credentials in the query alone, as documented', async () => {
    const { status } = await test.get(`/php/getUserData.php?userId=${idOf(beas)}&token=${tokenOf(beas)}`);
    expect(status).toBe(200);
  });

  it('ends a session on log-out, and when it expires', async () => {
    await test.postJson('logout.php', {}, beas);
    expect((await test.get('/php/getUserData.php', beas)).status).toBe(401);
    pass(test, 25 * 3600);
    expect((await test.get('/php/getUserData.php', joans)).status).toBe(401);
  });
});
