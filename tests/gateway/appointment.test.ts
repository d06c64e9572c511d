import { beforeEach, describe, expect, it } from 'vitest';
import { paymentDueBy, refundByRule } from '../../gateway/modules/appointment/rules.ts';
import {
  APPOINTMENT,
  askMe,
  CANCEL,
  CUSTOMER,
  customerIs,
  londonDayFromNow,
  momentFromNow,
  RESCHEDULE,
  sendMutation,
} from './customer-fixtures.ts';
import { SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const CONFIRMED = {
  status: 'CONFIRMED',
  confirmedAt: '2026-11-20T09:00:00Z',
  isPaid: false,
  isRescheduled: false,
} as const;

describe('the payment deadline', () => {
  it.each([
    ['24 hours from the confirmation', {}, '2026-11-21T09:00:00Z'],
    ['also over the night that has 25 hours', { confirmedAt: '2026-10-24T12:00:00Z' }, '2026-10-25T12:00:00Z'],
    ['also over the night that has 23 hours', { confirmedAt: '2026-03-28T12:00:00Z' }, '2026-03-29T12:00:00Z'],
    ['also when it is long over', { confirmedAt: '2020-01-01T00:00:00Z' }, '2020-01-02T00:00:00Z'],
    ['none while it is pending', { status: 'PENDING' }, null],
    ['none when it is completed', { status: 'COMPLETED' }, null],
    ['none when it is cancelled', { status: 'CANCELLED' }, null],
    ['none when it is paid', { isPaid: true }, null],
    ['none when it was moved and awaits its confirmation', { isRescheduled: true }, null],
    ['none when the confirmation time is unknown (C-49)', { confirmedAt: null }, null],
  ] as const)('is %s (MONEY-05)', (_what, changes, due) => {
    expect(paymentDueBy({ ...CONFIRMED, ...changes })).toBe(due);
  });
});

describe('the refund of a rule', () => {
  it.each([
    ['WITHIN_24_HOURS_OF_BOOKING', 100, 9_999, '£99.99'],
    ['TWO_DAYS_BEFORE', 75, 7_499, '£74.99'],
    ['BEFORE_THE_DAY', 50, 5_000, '£50.00'],
    ['ON_THE_DAY', 0, 0, '£0.00'],
  ] as const)('%s refunds %i %% of £99.99: %i pence', (rule, percentage, pence, formatted) => {
    expect(refundByRule(rule, 9_999)).toEqual({ percentage, rule, amount: { pence, currency: 'GBP', formatted } });
    expect(refundByRule(rule, null)).toEqual({ percentage, rule, amount: null });
  });
});

describe('the price of an appointment', () => {
  const FIELDS =
    'price { pence formatted } isPaid paidAt paymentDueBy refundIfCancelled { percentage rule amount { pence } } refund { percentage rule amount { formatted } }';
  const readAppointment = async (record: object) =>
    (await askMe(gateway, `appointments { nodes { ${FIELDS} } }`, { appointments: [{ ...APPOINTMENT, ...record }] }))
      .appointments.nodes[0];

  it.each([
    [{ amount: '95.00' }, { pence: 9_500, formatted: '£95.00' }],
    [{ price: 1250.5 }, { pence: 125_050, formatted: '£1,250.50' }],
    [{ total: '£40' }, { pence: 4_000, formatted: '£40.00' }],
    [{ amount: 'on request' }, null],
    [{ amount: '-5' }, null],
    [{}, null],
  ])('is read from %j', async (record, price) => {
    expect((await readAppointment(record)).price).toEqual(price);
  });

  it.each([
    [{ paid: '1' }, true, null],
    [{ paidAt: '2026-11-20 09:30:00' }, true, '2026-11-20T09:30:00Z'],
    [{ paymentStatus: 'Paid' }, true, null],
    [{ paid: '0', paymentStatus: 'due' }, false, null],
  ])('is paid with %j: %s (C-41)', async (record, isPaid, paidAt) => {
    expect(await readAppointment(record)).toMatchObject({ isPaid, paidAt, paymentDueBy: null });
  });

  it('is due 24 hours after the confirmation', async () => {
    const confirmed = await readAppointment({ confirmedAt: '2026-07-02 10:00:00' });
    expect(confirmed.paymentDueBy).toBe('2026-07-03T09:00:00Z');
    const moved = await readAppointment({ confirmedAt: '2026-07-02 10:00:00', rescheduled: '1' });
    expect(moved.paymentDueBy).toBeNull();
  });

  it.each([
    ['pending', -30, 10, { percentage: 75, rule: 'TWO_DAYS_BEFORE', amount: { pence: 7_500 } }],
    ['confirmed', -2, 0, { percentage: 100, rule: 'WITHIN_24_HOURS_OF_BOOKING', amount: { pence: 10_000 } }],
    ['confirmed', -30, 0, { percentage: 0, rule: 'ON_THE_DAY', amount: { pence: 0 } }],
    ['completed', -30, 10, null],
    ['cancelled', -30, 10, null],
  ])(
    'of a %s appointment, booked %i hours ago and in %i days, is refunded by the rule',
    async (status, hours, days, refund) => {
      const record = { status, amount: 100, created_at: momentFromNow(hours), date: londonDayFromNow(days) };
      expect((await readAppointment(record)).refundIfCancelled).toEqual(refund);
    },
  );

  it.each([
    [
      { refundPercent: '75', refundAmount: '71.25' },
      { percentage: 75, rule: null, amount: { formatted: '£71.25' } },
    ],
    [
      { refundPercent: 50, amount: '95.00' },
      { percentage: 50, rule: null, amount: { formatted: '£47.50' } },
    ],
    [
      { refundAmount: '95.00', amount: '95.00' },
      { percentage: 100, rule: null, amount: { formatted: '£95.00' } },
    ],
    [{ refundPercent: '0' }, { percentage: 0, rule: null, amount: null }],
    [{ refundPercent: 400 }, { percentage: 100, rule: null, amount: null }],
    [{ refundAmount: '12.00' }, null],
    [{ refundPercent: 'most' }, null],
    [{}, null],
  ])('is refunded as the host sends it: %j', async (record, refund) => {
    expect((await readAppointment({ status: 'cancelled', ...record })).refund).toEqual(refund);
    expect((await readAppointment({ status: 'confirmed', ...record })).refund).toBeNull();
  });
});

describe('an appointment of the customer', () => {
  it.each([
    ['appointment-12', 'appointment-12'],
    ['appointment-MW-48213', 'appointment-12'],
    ['appointment-MW-9', 'appointment-MW-9'],
    ['appointment-99', undefined],
    ['', undefined],
  ])('is found by %j (C-100)', async (id, found) => {
    customerIs(gateway, { recentAppointments: [APPOINTMENT, { appointment_reference: 'MW-9' }] });
    const query = 'query One($id: ID!) { me { appointment(id: $id) { id } } }';
    const { data } = await gateway.asCustomer(query, { id });
    expect(data.me.appointment?.id).toBe(found);
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1 });
  });
});

describe('days and time slots for rescheduling', () => {
  const DATES = 'getAvailableDates.php';
  const ACTIONS = 'appointment-actions.php';
  const TOMORROW = londonDayFromNow(1);
  const SLOTS = [
    { slot_id: 4, formatted_start: '09:00 AM', formatted_end: '10:00 AM' },
    { slot_id: '5', formatted_time: '02:30 PM' },
    { slot_id: '6' },
  ];

  beforeEach(() => {
    gateway.php.answer({
      [DATES]: { json: { dates: [-1, 0, 1, 30, 31].map(londonDayFromNow) } },
      [ACTIONS]: { json: { success: true, timeSlots: SLOTS } },
    });
  });

  const ask = (fields: string, ...records: object[]) => {
    customerIs(gateway, { recentAppointments: records });
    const variables = { day: TOMORROW };
    const head = fields.includes('$day') ? 'query Move($day: Date!)' : 'query Move';
    return gateway.graph(`${head} { me { ${fields} } }`, variables, SESSION);
  };

  it('are requested with the appointment’s ids and the customer’s credentials (PHP-05, PHP-36, APPT-31)', async () => {
    const { data, errors } = await ask(
      'appointments { nodes { rescheduleDates rescheduleTimeSlots(date: $day) { timeSlotId label startsAt endsAt } } }',
      APPOINTMENT,
    );
    expect(errors).toBeUndefined();
    expect(data.me.appointments.nodes[0]).toEqual({
      rescheduleDates: [0, 1, 30].map(londonDayFromNow),
      rescheduleTimeSlots: [
        { timeSlotId: '4', label: '09:00 AM - 10:00 AM', startsAt: '09:00', endsAt: '10:00' },
        { timeSlotId: '5', label: '02:30 PM', startsAt: '14:30', endsAt: null },
      ],
    });
    const credentials = { userId: '7', token: SESSION['x-auth-token'] };
    const location = { serviceId: '1', locationId: '2', specialistId: '7' };
    expect(gateway.php.callOf(DATES).query).toEqual({ ...location, ...credentials });
    expect(gateway.php.callOf(DATES).headers).toMatchObject(SESSION);
    expect(gateway.php.callOf(ACTIONS)).toMatchObject({
      method: 'GET',
      query: { action: 'getTimeSlots', date: TOMORROW, ...location, ...credentials },
    });
    expect(gateway.log.some(({ dropped }) => JSON.stringify(dropped)?.includes('formatted_start'))).toBe(true);
  });

  it('are those for another address if the appointment is at one (PHP-05)', async () => {
    const elsewhere = { locationId: 'Not assigned', location: '4 Welford Place', isDifferentLocation: '1' };
    await ask('appointments { nodes { rescheduleDates rescheduleTimeSlots(date: $day) { timeSlotId } } }', {
      ...APPOINTMENT,
      ...elsewhere,
    });
    const { query } = gateway.php.callOf(DATES);
    expect(query).toMatchObject({ serviceId: '1', isDifferentLocation: '1' });
    expect(query).not.toHaveProperty('locationId');
    expect(query).not.toHaveProperty('isHomeService');
  });

  it('are requested without unassigned ids (C-46)', async () => {
    const unassigned = { specialistId: 'Not assigned', locationId: 'Not assigned', isHomeService: '1' };
    await ask('appointments { nodes { rescheduleDates rescheduleTimeSlots(date: $day) { timeSlotId } } }', {
      ...APPOINTMENT,
      ...unassigned,
    });
    for (const script of [DATES, ACTIONS]) {
      const { query } = gateway.php.callOf(script);
      expect(query).toMatchObject({ serviceId: '1' });
      expect(query).not.toHaveProperty('specialistId');
      expect(query).not.toHaveProperty('locationId');
    }
    expect(gateway.php.callOf(DATES).query).toMatchObject({ isHomeService: '1' });
  });

  it.each([
    ['completed', {}],
    ['cancelled', {}],
    ['pending', { rescheduled: '1' }],
    ['confirmed', { rescheduled: '0', rescheduledBefore: '1' }],
  ])(
    'are not requested for a %s appointment with %j, which can’t be rescheduled (APPT-21)',
    async (status, changes) => {
      const { data } = await ask(
        'appointments { nodes { rescheduleDates rescheduleTimeSlots(date: $day) { timeSlotId } } }',
        {
          ...APPOINTMENT,
          status,
          ...changes,
        },
      );
      expect(data.me.appointments.nodes[0]).toEqual({ rescheduleDates: [], rescheduleTimeSlots: [] });
      expect(gateway.php.counts).toEqual({ 'getUserData.php': 1 });
    },
  );

  it('are not requested for a day that is too far ahead, or in the past', async () => {
    customerIs(gateway, { recentAppointments: [APPOINTMENT] });
    for (const day of [-1, 31].map(londonDayFromNow)) {
      const { data } = await gateway.graph(
        'query Slots($day: Date!) { me { appointments { nodes { rescheduleTimeSlots(date: $day) { timeSlotId } } } } }',
        { day },
        SESSION,
      );
      expect(data.me.appointments.nodes[0].rescheduleTimeSlots).toEqual([]);
    }
    expect(gateway.php.callsOf(ACTIONS)).toHaveLength(0);
  });

  it('of twenty appointments cost few calls: equal ones are shared, and different ones are limited', async () => {
    const same = Array.from({ length: 20 }, (_, index) => ({ ...APPOINTMENT, id: index + 1 }));
    const { errors } = await ask('appointments { nodes { rescheduleDates } }', ...same);
    expect(errors).toBeUndefined();
    expect(gateway.php.callsOf(DATES)).toHaveLength(1);

    gateway.php.calls.length = 0;
    const different = same.map((record, index) => ({ ...record, specialistId: index + 1 }));
    const answer = await ask('appointments { nodes { id rescheduleDates } }', ...different);
    expect(gateway.php.callsOf(DATES)).toHaveLength(4);
    expect(answer.errors).toHaveLength(16);
    expect(answer.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(answer.data.me.appointments.nodes).toHaveLength(20);
  });

  it.each([
    [{ json: { success: false, message: 'Closed that day.' } }, 'Closed that day.'],
    [{ json: { success: false } }, 'Failed to get available time slots'],
    [{ json: {} }, 'Failed to get available time slots'],
    [{ status: 422, json: { success: false, message: 'That day is over.' } }, 'That day is over.'],
    [{ status: 404, json: { success: false, error: 'No such appointment.' } }, 'No such appointment.'],
    [{ raw: '<h1>Oops' }, 'Error fetching available time slots. Please try again.'],
  ])(
    'that the host refuses with %j are an error with its message, never an empty list (APPT-29)',
    async (reply, message) => {
      gateway.php.answer({ [ACTIONS]: reply });
      const { data, errors } = await ask(
        'appointments { nodes { id rescheduleTimeSlots(date: $day) { timeSlotId } } }',
        APPOINTMENT,
      );
      expect(data.me.appointments.nodes).toEqual([{ id: 'appointment-12', rescheduleTimeSlots: null }]);
      expect(errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
    },
  );
});

describe('cancelAppointment', () => {
  beforeEach(() => gateway.php.answer({ [CANCEL.script]: { json: { success: true } } }));

  it('sends the appointment and the reason (PHP-37)', async () => {
    await sendMutation(gateway, CANCEL, { reason: '  Sold.\nSorry!  ' });
    const { query, body } = gateway.php.callOf(CANCEL.script);
    expect(query.action).toBe('cancel');
    expect(JSON.parse(body)).toEqual({ appointmentId: '12', reason: 'Sold.\nSorry!' });
    expect(gateway.php.calls).toHaveLength(1);
  });

  it.each([
    ['', 'Please provide a reason for cancellation', 'REQUIRED'],
    ['x'.repeat(1_001), 'Use at most 1,000 characters: this is 1 too many', 'TOO_LARGE'],
    ['a\u0000b', 'Delete the character U+0000 after “a”: it can’t be used', 'INVALID'],
    ['\ud800', 'Delete the character U+D800: it can’t be used', 'INVALID'],
  ])('with the reason %j makes no call (APPT-17)', async (reason, message, code) => {
    const { payload } = await sendMutation(gateway, CANCEL, { reason });
    expect(payload.userErrors).toMatchObject([{ field: ['reason'], message, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('rescheduleAppointment', () => {
  beforeEach(() => {
    customerIs(gateway, { recentAppointments: [APPOINTMENT] });
    gateway.php.answer({ [RESCHEDULE.script]: { json: { success: true } } });
  });

  const sent = () => JSON.parse(gateway.php.callOf(RESCHEDULE.script).body);

  it('sends the new day and time and the specialist of the record (PHP-38)', async () => {
    await sendMutation(gateway, RESCHEDULE);
    expect(gateway.php.callOf(RESCHEDULE.script).query.action).toBe('reschedule');
    expect(sent()).toEqual({
      appointmentId: '12',
      newDate: londonDayFromNow(3),
      newTimeSlot: '4',
      specialistId: '7',
    });
  });

  it('finds it by its reference, and omits an unassigned specialist (C-46, C-100)', async () => {
    customerIs(gateway, { recentAppointments: [{ ...APPOINTMENT, specialistId: 'Not assigned' }] });
    await sendMutation(gateway, RESCHEDULE, { appointmentId: 'appointment-MW-48213' });
    expect(sent()).toEqual({ appointmentId: '12', newDate: londonDayFromNow(3), newTimeSlot: '4' });
  });

  it('of another customer’s appointment makes no call', async () => {
    const { payload } = await sendMutation(gateway, RESCHEDULE, { appointmentId: 'appointment-13' });
    expect(payload.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['appointmentId'] }]);
    expect(gateway.php.callsOf(RESCHEDULE.script)).toHaveLength(0);
  });

  it.each([
    [{ timeSlotId: '' }, 'timeSlotId', 'Please select a date and time slot', 'REQUIRED'],
    [{ timeSlotId: 'x'.repeat(65) }, 'timeSlotId', 'Please select a date and time slot', 'TOO_LARGE'],
    [
      { date: londonDayFromNow(-1) },
      'date',
      'This date is not available. Please select a highlighted date.',
      'INVALID',
    ],
    [
      { date: londonDayFromNow(31) },
      'date',
      'This date is not available. Please select a highlighted date.',
      'INVALID',
    ],
  ])('with %j makes no call (APPT-23, APPT-24, APPT-26)', async (changes, field, message, code) => {
    const { payload } = await sendMutation(gateway, RESCHEDULE, changes);
    expect(payload.userErrors).toMatchObject([{ field: [field], message, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  /** Refuses the new time, and then offers these time slots. */
  const refuseTime = (status: number, ...offered: string[]) =>
    gateway.php.answer({
      [RESCHEDULE.script]: ({ query }) =>
        query.action === 'getTimeSlots'
          ? { json: { success: true, timeSlots: offered.map((slot_id) => ({ slot_id, formatted_start: '09:00' })) } }
          : { json: { success: false, message: 'Gone.' }, status },
    });

  it.each([409, 422, 200])('reports a taken time slot at its field, whatever the status (%i)', async (status) => {
    refuseTime(status, '5');
    const { payload } = await sendMutation(gateway, RESCHEDULE);
    expect(payload.userErrors).toMatchObject([{ field: ['timeSlotId'], message: 'Gone.', code: 'SLOT_TAKEN' }]);
  });

  it.each(['This time has just been taken. Please choose another.', 'That timeSlot is no longer available.'])(
    'recognises a taken time slot by the host’s message: %s',
    async (message) => {
      gateway.php.answer({ [RESCHEDULE.script]: { json: { success: false, message }, status: 409 } });
      const { payload } = await sendMutation(gateway, RESCHEDULE);
      expect(payload.userErrors).toMatchObject([{ field: ['timeSlotId'], message, code: 'SLOT_TAKEN' }]);
    },
  );

  it('doesn’t report a time slot as taken while it is offered', async () => {
    refuseTime(409, '4', '5');
    const { payload } = await sendMutation(gateway, RESCHEDULE);
    expect(payload.userErrors).toMatchObject([{ field: null, message: 'Gone.', code: 'REFUSED' }]);
  });

  it.each([
    ['has been rescheduled before', { rescheduled: '1' }, 'ALREADY_RESCHEDULED'],
    ['has been cancelled', { status: 'cancelled' }, 'APPOINTMENT_CLOSED'],
    ['has been completed', { status: 'completed' }, 'APPOINTMENT_CLOSED'],
  ])('says that the appointment %s, not that the time slot is taken', async (_what, changes, code) => {
    refuseTime(409);
    gateway.php.answer({
      'getUserData.php': () => {
        const isAfter = gateway.php.callsOf(RESCHEDULE.script).length > 0;
        return { json: { ...CUSTOMER, appointments: [{ ...APPOINTMENT, ...(isAfter && changes) }] } };
      },
    });
    const { payload } = await sendMutation(gateway, RESCHEDULE);
    expect(payload.userErrors).toMatchObject([{ field: ['appointmentId'], message: 'Gone.', code }]);
  });

  it('doesn’t report an unknown outcome when only the preceding read failed', async () => {
    gateway.php.answer({ 'getUserData.php': { raw: 'x', status: 500 } });
    const { errors } = await sendMutation(gateway, RESCHEDULE);
    expect(errors?.[0].extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500 });
    expect(errors?.[0].message).not.toContain('did not hear');
    expect(gateway.php.callsOf(RESCHEDULE.script)).toHaveLength(0);
  });
});
