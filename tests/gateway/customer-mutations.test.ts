import { beforeEach, describe, expect, it } from 'vitest';
import { WHOLE_HOST } from '../examples/all.ts';
import { ManualClock } from '../support/manual-clock.ts';
import {
  APPOINTMENT,
  CANCEL,
  CUSTOMER,
  type CustomerMutation,
  customerIs,
  PAY,
  RESCHEDULE,
  REVIEW,
  sendMutation,
} from './customer-fixtures.ts';
import { SESSION } from './harness.ts';
import { ownGateway, sharedGateway } from './shared-gateway.ts';
import { NOTIFICATION, notificationList, openStream } from './streams.ts';
import { perform } from './whole-graph.ts';

const gateway = await sharedGateway();
beforeEach(() => {
  customerIs(gateway, { recentAppointments: [APPOINTMENT] });
});

/** The appointment in a state that allows the mutation. */
const allowing = ({ name }: CustomerMutation) => ({
  ...APPOINTMENT,
  ...(name === REVIEW.name && { status: 'completed' }),
});

/**
 * What cancelling, rescheduling, paying and reviewing have in common: ownership and results.
 */
describe.each([
  [CANCEL, 'Failed to cancel appointment', 'your cancellation'],
  [RESCHEDULE, 'Failed to reschedule appointment', 'your new time'],
  [PAY, 'Payment failed. Please try again.', 'your payment'],
  [REVIEW, 'Failed to submit review. Please try again.', 'your review'],
] as const)('$name', (mutation, fallback, unknownOutcome) => {
  const isPayment = mutation.script === 'pay';
  const answered = (json: unknown, status = 200) => gateway.php.answer({ [mutation.script]: { json, status } });
  const sent = () => gateway.php.callsOf(mutation.script);

  it('is sent once, with the credentials in the headers and in the query, and returns the host’s message (C-63)', async () => {
    answered({ success: true, message: 'Done &amp; dusted' });
    const { payload, errors } = await sendMutation(gateway, mutation);
    expect(errors).toBeUndefined();
    expect(payload).toEqual({ message: 'Done & dusted', userErrors: [] });
    const [call, ...more] = sent();
    expect(more).toEqual([]);
    expect(call?.method).toBe('POST');
    expect(call?.headers).toMatchObject({ ...SESSION, 'content-type': 'application/json' });
    expect(call?.query).toMatchObject({ userId: '7', token: SESSION['x-auth-token'] });
  });

  it('succeeds even if the success message is unreadable', async () => {
    answered({ success: true, message: { text: 'Done' } });
    expect((await sendMutation(gateway, mutation)).payload).toEqual({ message: null, userErrors: [] });
  });

  const refusals: [json: object, message: string][] = [
    [{ success: false, message: 'Sorry.' }, 'Sorry.'],
    [{ success: 'false' }, fallback],
  ];
  // For a payment only the status is documented (PHP-35).
  if (!isPayment) refusals.push([{ message: 'No success here.' }, 'No success here.']);
  it.each(refusals)('is refused with a success status and %j', async (json, message) => {
    customerIs(gateway, { recentAppointments: [allowing(mutation)] });
    answered(json);
    expect((await sendMutation(gateway, mutation)).payload.userErrors).toMatchObject([{ message, code: 'REFUSED' }]);
  });

  it.each([
    ['a broken connection', 'reset', 'UPSTREAM_UNAVAILABLE'],
    ['a failure of the host', { raw: '<h1>500</h1> PDOException', status: 500 }, 'UPSTREAM_UNAVAILABLE'],
  ] as const)(
    'with an unknown outcome, by %s, is not retried and says what to do (FAULT-10, FAULT-11)',
    async (_what, reply, code) => {
      gateway.php.answer({ [mutation.script]: reply });
      const { payload, errors } = await sendMutation(gateway, mutation);
      expect(payload).toBeNull();
      expect(errors?.[0].extensions.code).toBe(code);
      expect(errors?.[0].message).toContain(`We’re not sure we received ${unknownOutcome}. You can safely`);
      expect(errors?.[0].message).not.toContain('PDO');
      expect(sent()).toHaveLength(1);
    },
  );

  it('succeeds even if the refetch fails: only the field has an error', async () => {
    answered({ success: true, message: 'Done' });
    let reads = 0;
    gateway.php.answer({
      'getUserData.php': () => {
        reads += 1;
        const isBefore = sent().length === 0;
        return isBefore ? { json: { ...CUSTOMER, recentAppointments: [APPOINTMENT] } } : { raw: 'down', status: 500 };
      },
    });
    const fields = 'message appointment { id } customer { id firstName } userErrors { message }';
    const { payload, errors } = await sendMutation(gateway, { ...mutation, fields });
    expect(payload).toEqual({ message: 'Done', appointment: null, customer: null, userErrors: [] });
    expect(errors?.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining([`${mutation.name}.appointment`, `${mutation.name}.customer.firstName`]),
    );
    expect(reads).toBeGreaterThan(0);
  });

  it('returns the updated appointment and customer, refetched once for both', async () => {
    gateway.php.answer({
      'getUserData.php': () => ({
        json: {
          ...CUSTOMER,
          recentAppointments: [{ ...APPOINTMENT, status: sent().length > 0 ? 'cancelled' : 'confirmed' }],
        },
      }),
    });
    answered({ success: true });
    const fields =
      'appointment { id status } customer { firstName appointments { nodes { status } } } userErrors { message }';
    const { payload } = await sendMutation(gateway, { ...mutation, fields });
    expect(payload).toEqual({
      appointment: { id: 'appointment-12', status: 'CANCELLED' },
      customer: { firstName: 'Joan', appointments: { nodes: [{ status: 'CANCELLED' }] } },
      userErrors: [],
    });
    const afterwards = gateway.php.calls.slice(
      gateway.php.calls.findIndex(({ script }) => script === mutation.script) + 1,
    );
    expect(afterwards.map(({ script }) => script)).toEqual(['getUserData.php']);
  });

  it('refetches nothing that isn’t selected', async () => {
    answered({ success: true });
    await sendMutation(gateway, { ...mutation, fields: 'customer { id } userErrors { message }' });
    expect(gateway.php.calls.at(-1)?.script).toBe(mutation.script);
  });

  it('polls notifications immediately for subscribers', async () => {
    const clock = new ManualClock();
    const subscribed = await ownGateway({ notifications: { clock } });
    customerIs(subscribed, { recentAppointments: [APPOINTMENT] });
    subscribed.php.answer({
      'getNotifications.php': notificationList(),
      [mutation.script]: { json: { success: true } },
    });
    const stream = await openStream(subscribed, 'subscription { notificationsChanged { added { id } } }');
    await stream.events(1);
    await clock.settled();
    subscribed.php.answer({ 'getNotifications.php': notificationList(NOTIFICATION) });
    await sendMutation(subscribed, mutation);
    const [, event] = await stream.events(2);
    expect(event.data.notificationsChanged.added).toEqual([{ id: 'notification-11' }]);
    stream.leave();
  });

  it.each([
    ['', 'REQUIRED'],
    ['appointment-12/../13', 'INVALID'],
    ["appointment-1' OR '1'='1", 'INVALID'],
    ['appointment-１２', 'INVALID'],
  ])('with the appointment %j makes no call (APPT-18)', async (appointmentId, code) => {
    const { payload, errors } = await sendMutation(gateway, mutation, { appointmentId });
    expect(errors).toBeUndefined();
    expect(payload.userErrors).toMatchObject([{ field: ['appointmentId'], message: 'Invalid appointment data', code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

/** The customer's data after the mutation. */
describe.each([
  [CANCEL, { status: 'cancelled' }, 'This appointment has already been cancelled.'],
  [PAY, { paid: '1' }, 'This appointment has already been paid for.'],
  [REVIEW, { reviewed: '1' }, 'You have already reviewed this appointment.'],
] as const)('$name after an earlier attempt with an unknown outcome', (mutation, changes, before) => {
  /** Changes the data when the mutation is refused. */
  const refuse = (json: unknown, status: number, afterwards: object) =>
    gateway.php.answer({
      [mutation.script]: { json, status },
      'getUserData.php': () => {
        const isAfter = gateway.php.callsOf(mutation.script).length > 0;
        return { json: { ...CUSTOMER, appointments: [{ ...allowing(mutation), ...(isAfter && afterwards) }] } };
      },
    });

  it.each([
    [409, { success: false, message: 'It is done.' }, 'It is done.'],
    [409, {}, before],
    [422, { success: false, errors: ['Not twice.'] }, 'Not twice.'],
    [200, { success: false, message: 'Already done.' }, 'Already done.'],
  ])('is ALREADY_DONE according to the data, whatever the status: %i %j', async (status, json, message) => {
    refuse(json, status, changes);
    const { payload, errors } = await sendMutation(gateway, mutation);
    expect(errors).toBeUndefined();
    expect(payload.userErrors).toMatchObject([{ message, code: 'ALREADY_DONE' }]);
  });

  it.each([
    ['REFUSED', 'says nothing of it', { json: { ...CUSTOMER, appointments: [allowing(mutation)] } }],
    ['NOT_FOUND', 'has lost it', { json: { ...CUSTOMER, appointments: [] } }],
    ['REFUSED', 'cannot be read', { raw: 'down', status: 500 }],
  ])('is %s when the data %s', async (code, _what, data) => {
    refuse({ success: false, message: 'It is done already.' }, 409, changes);
    gateway.php.answer({
      'getUserData.php': () =>
        gateway.php.callsOf(mutation.script).length > 0
          ? data
          : { json: { ...CUSTOMER, appointments: [allowing(mutation)] } },
    });
    const { payload, errors } = await sendMutation(gateway, mutation);
    expect(errors).toBeUndefined();
    expect(payload.userErrors).toMatchObject([{ message: 'It is done already.', code }]);
  });

  it('doesn’t refetch the data when it was refused by a limit', async () => {
    refuse({ success: false, message: 'Slow down.' }, 429, changes);
    const { payload } = await sendMutation(gateway, mutation);
    expect(payload.userErrors).toMatchObject([{ message: 'Slow down.', code: 'RATE_LIMITED' }]);
    expect(gateway.php.calls.at(-1)?.script).toBe(mutation.script);
  });
});

it.each([
  'bookAppointment',
  'cancelAppointment',
  'rescheduleAppointment',
  'payForAppointment',
  'answerForBooking',
] as const)('%s makes the gateway read the free time slots again', async (mutation) => {
  gateway.php.answer(WHOLE_HOST);
  const DATE = '2026-11-25';
  const free = `{ service(id: "service-3") { timeSlots(date: "${DATE}", location: { workshopId: "workshop-2" }) { timeSlotId } } }`;
  const reads = async () => {
    expect((await gateway.graph(free)).errors).toBeUndefined();
    return gateway.php.callsOf('getAvailableTimeSlots.php').filter(({ query }) => query.date === DATE).length;
  };
  expect([await reads(), await reads()]).toEqual([1, 1]);
  expect((await perform(gateway, mutation)).errors).toBeUndefined();
  expect(await reads()).toBe(2);
});
