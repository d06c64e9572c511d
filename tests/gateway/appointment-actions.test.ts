import { describe, expect, it } from 'vitest';
import { APPOINTMENT, askMe, CANCEL, londonDayFromNow, momentFromNow, sendMutation } from './customer-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const ACTIONS = `paymentState actions {
  canPay payUnavailableReason canCancel cancelUnavailableReason canReschedule rescheduleUnavailableReason
  canReview reviewUnavailableReason }`;

type Reason = string | null;

/** The actions as the reasons against paying, cancelling, rescheduling and reviewing. */
async function decisions(record: object): Promise<[paymentState: string, ...Reason[]]> {
  const { appointments } = await askMe(gateway, `appointments { nodes { ${ACTIONS} } }`, {
    appointments: [{ ...APPOINTMENT, confirmedAt: momentFromNow(-1), ...record }],
  });
  const [{ paymentState, actions }] = appointments.nodes;
  const reasons = ['Pay', 'Cancel', 'Reschedule', 'Review'].map((name) => {
    const reason = actions[`${name.toLowerCase()}UnavailableReason`];
    expect(actions[`can${name}`]).toBe(reason === null);
    return reason;
  });
  return [paymentState, ...reasons];
}

describe('what can be done with an appointment', () => {
  it.each<[string, object, string, Reason, Reason, Reason, Reason]>([
    ['pending', { status: 'pending' }, 'NOT_DUE', 'NOT_CONFIRMED', null, null, 'NOT_COMPLETED'],
    ['confirmed', {}, 'DUE', null, null, null, 'NOT_COMPLETED'],
    ['confirmed at an unknown time (C-49)', { confirmedAt: null }, 'DUE', null, null, null, 'NOT_COMPLETED'],
    [
      'unpaid for 24 hours (MONEY-05)',
      { confirmedAt: momentFromNow(-25) },
      'EXPIRED',
      'PAYMENT_WINDOW_CLOSED',
      'PAYMENT_WINDOW_CLOSED',
      'PAYMENT_WINDOW_CLOSED',
      'NOT_COMPLETED',
    ],
    ['paid (C-41)', { paid: '1' }, 'PAID', 'ALREADY_PAID', null, null, 'NOT_COMPLETED'],
    [
      'rescheduled (C-45)',
      { rescheduled: '1' },
      'ON_HOLD',
      'NEW_TIME_NOT_CONFIRMED',
      null,
      'ALREADY_RESCHEDULED',
      'NOT_COMPLETED',
    ],
    [
      'rescheduled and confirmed again (C-45)',
      { rescheduledBefore: '1' },
      'DUE',
      null,
      null,
      'ALREADY_RESCHEDULED',
      'NOT_COMPLETED',
    ],
    ['completed', { status: 'completed' }, 'NOT_DUE', 'COMPLETED', 'COMPLETED', 'COMPLETED', null],
    [
      'reviewed',
      { status: 'completed', reviewed: '1' },
      'NOT_DUE',
      'COMPLETED',
      'COMPLETED',
      'COMPLETED',
      'ALREADY_REVIEWED',
    ],
    ['cancelled', { status: 'cancelled' }, 'NOT_DUE', 'CANCELLED', 'CANCELLED', 'CANCELLED', 'CANCELLED'],
    [
      'cancelled after payment',
      { status: 'cancelled', paid: '1' },
      'NOT_DUE',
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
    ],
  ])('is decided here when it is %s (APPT-07..16, APPT-21)', async (_state, record, ...expected) => {
    expect(await decisions(record)).toEqual(expected);
  });
});

describe('an appointment without id and reference', () => {
  const unidentified = { ...APPOINTMENT, id: null, appointment_reference: null, confirmedAt: momentFromNow(-1) };

  it('has an id that caches can use, and reasons against every action', async () => {
    const fields = `appointments { nodes { id ${ACTIONS} } }`;
    const { appointments } = await askMe(gateway, fields, {
      appointments: [unidentified, { ...unidentified, service_type: 'Towing' }],
    });
    const [first, second] = appointments.nodes;
    expect(first.id).not.toBe(second.id);
    expect(first.actions).toMatchObject({
      payUnavailableReason: 'NOT_IDENTIFIED',
      cancelUnavailableReason: 'NOT_IDENTIFIED',
      rescheduleUnavailableReason: 'NOT_IDENTIFIED',
    });
    const again = await askMe(gateway, `appointment(id: "${first.id}") { id serviceName }`, {
      appointments: [unidentified],
    });
    expect(again.appointment).toEqual({ id: first.id, serviceName: 'Vehicle Repair' });

    const input = { ...CANCEL.input, appointmentId: first.id };
    const { payload } = await sendMutation(gateway, { ...CANCEL, input });
    expect(payload.userErrors).toMatchObject([{ field: ['appointmentId'], message: 'Invalid appointment data' }]);
  });
});

describe('appointments by period', () => {
  const on = (id: number, day: number | null, record: object = {}) => ({
    ...APPOINTMENT,
    id,
    date: day === null ? null : londonDayFromNow(day),
    ...record,
  });
  const ALL = [
    on(1, 5, { firstChoiceTime: '02:00 PM' }),
    on(2, 5, { firstChoiceTime: '09:00 AM', status: 'pending' }),
    on(3, 0),
    on(4, null, { status: 'pending' }),
    on(5, -1),
    on(6, 3, { status: 'cancelled' }),
    on(7, -9, { status: 'completed' }),
  ];
  it.each([
    ['when: UPCOMING', [3, 2, 1, 4]],
    ['when: PAST', [6, 5, 7]],
    ['order: UPCOMING_FIRST', [3, 2, 1, 4, 6, 5, 7]],
    ['order: UPCOMING_FIRST, when: PAST', [6, 5, 7]],
    ['order: BY_PERIOD', [1, 2, 6, 3, 5, 7, 4]],
    ['order: null', [1, 2, 6, 3, 5, 7, 4]],
  ])('%s come in the order that fits', async (args, ids) => {
    const { appointments } = await askMe(gateway, `appointments(${args}) { nodes { id } }`, {
      appointments: ALL,
    });
    expect(appointments.nodes.map(({ id }: { id: string }) => Number(id.slice('appointment-'.length)))).toEqual(ids);
  });

  it('say whether they are upcoming', async () => {
    const { appointments } = await askMe(gateway, 'appointments { nodes { id isUpcoming } }', { appointments: ALL });
    const upcoming = appointments.nodes.filter(({ isUpcoming }: { isUpcoming: boolean }) => isUpcoming);
    expect(upcoming.map(({ id }: { id: string }) => Number(id.slice('appointment-'.length)))).toEqual([1, 2, 3, 4]);
  });
});

describe('an appointment that was not paid in time', () => {
  it('is past, and listed and counted as cancelled instead of confirmed (APPT-03, APPT-09)', async () => {
    const list = (args: string) => `appointments(${args}) { nodes { id } statusCounts { status count } }`;
    const fields = `past: ${list('when: PAST')} confirmed: ${list('status: CONFIRMED')} cancelled: ${list('status: CANCELLED')}`;
    const { past, confirmed, cancelled } = await askMe(gateway, fields, {
      appointments: [
        { ...APPOINTMENT, id: 1, date: londonDayFromNow(3), confirmedAt: momentFromNow(-1) },
        { ...APPOINTMENT, id: 2, date: londonDayFromNow(3), confirmedAt: momentFromNow(-25) },
      ],
    });
    expect([past.nodes, confirmed.nodes, cancelled.nodes]).toEqual([
      [{ id: 'appointment-2' }],
      [{ id: 'appointment-1' }],
      [{ id: 'appointment-2' }],
    ]);
    expect(confirmed.statusCounts).toEqual([
      { status: 'PENDING', count: 0 },
      { status: 'CONFIRMED', count: 1 },
      { status: 'COMPLETED', count: 0 },
      { status: 'CANCELLED', count: 1 },
    ]);
  });
});

describe('the next action', () => {
  const FIELDS = 'nextAction { kind appointment { id } pendingReview { id } }';
  const next = async (data: object) => (await askMe(gateway, FIELDS, data)).nextAction;
  const soon = { ...APPOINTMENT, date: londonDayFromNow(2), confirmedAt: momentFromNow(-2) };
  const unpaid = { ...soon, id: '1' };
  const dueSooner = { ...soon, id: '2', confirmedAt: momentFromNow(-20) };
  const paid = { ...soon, id: '3', paid: '1' };
  const expired = { ...soon, id: '4', confirmedAt: momentFromNow(-30) };
  const pending = { ...soon, id: '5', status: 'pending' };
  const pendingReviewsData = [{ id: 8 }, { id: 9, appointmentId: '12' }];

  it.each([
    [
      'paying what is due first',
      { appointments: [unpaid, dueSooner, paid], pendingReviewsData },
      'PAY',
      'appointment-2',
      null,
    ],
    [
      'a review that can be written',
      { appointments: [paid, pending], pendingReviewsData },
      'REVIEW',
      null,
      'pending-review-9',
    ],
    ['the next visit', { appointments: [expired, pending, paid] }, 'VISIT', 'appointment-3', null],
    ['waiting for the specialist', { appointments: [expired, pending] }, 'WAIT', 'appointment-5', null],
    ['booking', { appointments: [expired] }, 'BOOK', null, null],
    [
      'no payment without an id',
      { appointments: [{ ...unpaid, id: null, appointment_reference: null }, paid] },
      'VISIT',
      expect.any(String),
      null,
    ],
    [
      'the visit even while its new time waits to be confirmed',
      { appointments: [{ ...unpaid, rescheduled: '1' }] },
      'VISIT',
      'appointment-1',
      null,
    ],
    [
      'a visit of today before one of tomorrow',
      { appointments: [paid, { ...paid, id: '6', date: londonDayFromNow(0) }] },
      'VISIT',
      'appointment-6',
      null,
    ],
    ['no visit of yesterday', { appointments: [{ ...paid, date: londonDayFromNow(-1) }] }, 'BOOK', null, null],
  ])('is %s', async (_what, data, kind, appointmentId, reviewId) => {
    expect(await next(data)).toEqual({
      kind,
      appointment: appointmentId && { id: appointmentId },
      pendingReview: reviewId && { id: reviewId },
    });
  });
});
