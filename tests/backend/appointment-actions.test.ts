import { beforeEach, describe, expect, it } from 'vitest';
import { type CancelledBy, refundPence, refundPercent } from '../../backend/domain/appointments/appointment-rules.ts';
import {
  appointment,
  bookOwn,
  cancel,
  listNotifications,
  pay,
  reschedule,
  seeded,
  timesOn,
} from './support/appointments.ts';
import { concurrently, monday, recordWith, refusal, useBackend, useSession, valuesOf } from './support/backend.ts';
import {
  bookingFields,
  firstFreeTimeSlot,
  freeTimeSlotIds,
  PLUMBER,
  readOutbox,
  sendBooking,
} from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine } from './support/engines.ts';
import { operate } from './support/operator.ts';

describe('The refund policy (MONEY-09..13, C-50)', () => {
  // Which rule applies when is the table of the shared rule.
  it.each<[what: string, now: string, percent: number, by?: CancelledBy]>([
    ['24 hours after booking', '2026-10-02T12:00:00Z', 100],
    ['a second later', '2026-10-02T12:00:01Z', 75],
    ['one day before, when the clocks go back', '2026-10-24T23:00:00Z', 50],
    ['on the day, by winter time', '2026-10-26T00:00:00Z', 0],
    ['cancelled by the specialist on the day', '2026-10-26T09:00:00Z', 100, 'specialist'],
    ['never confirmed', '2026-10-27T09:00:00Z', 100, 'product'],
  ])('%s', (_what, now, percent, by = 'customer') => {
    const booked = { created_at: '2026-10-01T12:00:00Z', date: '2026-10-26' };
    expect(refundPercent(booked, by, new Date(now))).toBe(percent);
  });

  it('refunds whole pence', () => {
    const refunds = [refundPence(9500, 75), refundPence(3333, 75), refundPence(3333, 50), refundPence(1, 50)];
    expect(refunds).toEqual([7125, 2500, 1667, 1]);
  });
});

onEachEngine('Cancelling and rescheduling', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test, true);
  beforeEach(() => {
    test.clock.now = monday;
  });

  const mailsAbout = async (reference: string) =>
    (await readOutbox(test)).filter(({ subject }) => subject.endsWith(reference)).map(({ subject }) => subject);
  const onlyOnce = 'You can only reschedule once. Please call us to change this appointment again.';
  const otherCustomers = '12';
  const plumber = `${PLUMBER}&specialistId=1`;
  const bookPlumber = async () =>
    (await bookOwn(test, joan, { preferredSpecialistId: '1' }, await firstFreeTimeSlot(test, plumber))).body;

  describe('time slots for rescheduling (PHP-36)', () => {
    const ask = (query: string) => test.get(`/php/appointment-actions.php?${query}`, joan);

    it('lists the free time slots of the appointment’s specialist and location', async () => {
      const { serviceId, locationId, specialistId } = await appointment(test, joan, seeded.confirmed);
      const query = new URLSearchParams({ date: '2026-03-10', specialistId, locationId, serviceId });
      const { body } = await ask(`action=getTimeSlots&${query}`);
      expect(body.success).toBe(true);
      expect(body.timeSlots[0]).toEqual({
        slot_id: expect.stringMatching(/^\d+$/),
        formatted_start: expect.stringMatching(/^\d\d:00$/),
        formatted_end: expect.stringMatching(/^\d\d:00$/),
      });
      const noon = recordWith(body.timeSlots, 'slot_id', '4');
      expect(noon).toEqual({ slot_id: '4', formatted_start: '11:00', formatted_end: '12:00' });
    });

    it.each(['', 'locationId=Not assigned', 'locationId=null', 'isHomeService=1'])(
      'are those of a visit without a workshop (%j)',
      async (place) => {
        const visit = await freeTimeSlotIds(test, `${PLUMBER}&specialistId=1&date=2026-03-10`);
        const { body } = await ask(`action=getTimeSlots&serviceId=3&specialistId=1&date=2026-03-10&${place}`);
        expect(body.timeSlots.length).toBeGreaterThan(0);
        expect(valuesOf(body.timeSlots, 'slot_id')).toEqual(visit);
      },
    );

    it('lists none before today, nor after 30 days', async () => {
      for (const date of ['2026-02-27', '2026-04-02', 'soon', '2026-02-31'])
        expect(await timesOn(test, joan, seeded.confirmed, date)).toEqual([]);
      expect(await timesOn(test, joan, seeded.confirmed, '2026-04-01')).not.toEqual([]);
    });

    it('requires a date and an action', async () => {
      const without = await ask('action=getTimeSlots&serviceId=3');
      expect(without).toMatchObject(refusal(422, 'Choose a date'));
      expect((await ask('action=other')).status).toBe(422);
    });
  });

  it('cancels, frees the time slot and notifies the customer (PHP-37)', async () => {
    const timeSlot = await firstFreeTimeSlot(test, plumber);
    const { body: booked } = await bookOwn(test, joan, { preferredSpecialistId: '1' }, timeSlot);
    const free = async () =>
      (await freeTimeSlotIds(test, `${plumber}&date=${timeSlot.date}`)).includes(timeSlot.timeSlotId);
    expect(await free()).toBe(false);
    const { status, body } = await cancel(test, joan, booked.appointmentId);
    expect([status, body]).toEqual([200, { success: true, message: 'Your appointment has been cancelled.' }]);
    expect(await free()).toBe(true);
    const after = await appointment(test, joan, booked.appointmentId);
    expect(after).toMatchObject({ status: 'cancelled', refundPercent: null, refundAmount: null });
    expect(await mailsAbout(booked.referenceNumber)).toContain(`Cancelled: your appointment ${booked.referenceNumber}`);
    const [newest] = await listNotifications(test, joan);
    expect(newest).toMatchObject({ type: 'appointment', title: 'Appointment cancelled', is_read: false });
    expect(newest.message).toContain(booked.referenceNumber);
    const second = await cancel(test, joan, booked.referenceNumber);
    expect(second).toMatchObject(refusal(409, 'This appointment has already been cancelled.'));
  });

  it('cancels once under concurrent requests', async () => {
    const { body: booked } = await bookOwn(test, joan);
    const answers = await concurrently(8, () => cancel(test, joan, booked.appointmentId));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(
      (await mailsAbout(booked.referenceNumber)).filter((subject) => subject.startsWith('Cancelled')),
    ).toHaveLength(1);
  });

  it('reschedules once, to be confirmed again (PHP-38, C-45)', async () => {
    const before = await appointment(test, joan, seeded.confirmed);
    const [timeSlotId = ''] = await timesOn(test, joan, seeded.confirmed, '2026-03-11');
    const old = { date: before.date, times: await timesOn(test, joan, seeded.confirmed, before.date) };
    const move = { appointmentId: seeded.confirmed, newDate: '2026-03-11', newTimeSlot: timeSlotId };
    const { status, body } = await reschedule(test, joan, { ...move, specialistId: before.specialistId });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: expect.any(String),
        newDate: '2026-03-11',
        newTime: expect.stringMatching(/^\d\d:00$/),
      },
    ]);
    expect(await appointment(test, joan, seeded.confirmed)).toMatchObject({
      status: 'pending',
      rescheduled: true,
      rescheduledBefore: true,
      date: '2026-03-11',
      firstChoiceDate: '2026-03-11',
      firstChoiceTime: body.newTime,
      confirmedAt: null,
    });
    // The old time is free again, the new one is gone: for anyone who asks for this specialist at
    // this workshop.
    const query = `serviceId=${before.serviceId}&locationId=${before.locationId}&specialistId=${before.specialistId}`;
    const offered = (date: string) => freeTimeSlotIds(test, `${query}&date=${date}`);
    expect((await offered(old.date)).length).toBe(old.times.length + 1);
    expect(await offered('2026-03-11')).not.toContain(timeSlotId);
    expect(await mailsAbout(before.appointment_reference)).toContain(
      `Rescheduled: your appointment ${before.appointment_reference}`,
    );

    const second = await reschedule(test, joan, { ...move, newDate: '2026-03-12', specialistId: '' });
    expect([second.status, second.body.success]).toEqual([422, false]);
    const confirmed = await operate(test, 'appointments', 'confirm', before.appointment_reference);
    expect(confirmed.appointment.status).toBe('confirmed');
    expect(await appointment(test, joan, seeded.confirmed)).toMatchObject({
      status: 'confirmed',
      rescheduled: false,
      rescheduledBefore: true,
      confirmedAt: '2026-03-02 10:30:00',
    });
    const third = await reschedule(test, joan, { ...move, newDate: '2026-03-12' });
    expect(third).toMatchObject(refusal(422, onlyOnce));
  });

  it('gives a time slot to one of two concurrent requests, and leaves the other appointment unchanged (DB-03)', async () => {
    const both = [await bookPlumber(), await bookPlumber()];
    const target = await firstFreeTimeSlot(test, plumber);
    const before = await Promise.all(both.map(({ appointmentId }) => appointment(test, joan, appointmentId)));
    const move = ({ appointmentId }: { appointmentId: string }) =>
      reschedule(test, joan, { appointmentId, newDate: target.date, newTimeSlot: target.timeSlotId });
    const guest = () =>
      sendBooking(test, bookingFields(target, { preferredSpecialistId: '1', email: 'third@example.com' }));
    const answers = await Promise.all([...both.map(move), guest()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = await Promise.all(both.map(({ appointmentId }) => appointment(test, joan, appointmentId)));
    for (const [index, answer] of answers.slice(0, 2).entries())
      if (answer.status === 409) {
        expect(after[index]).toEqual(before[index]);
        expect(answer.body.message).toBe('That time has just been taken. Please choose another time.');
      } else expect(after[index]).toMatchObject({ date: target.date, rescheduled: true });
  });

  it('reschedules once under concurrent requests', async () => {
    const { body: booked } = await bookOwn(test, joan);
    const times = await Promise.all(
      ['2026-03-17', '2026-03-18'].map(async (date) => ({
        date,
        times: await timesOn(test, joan, booked.appointmentId, date),
      })),
    );
    const moves = times.flatMap(({ date, times }) =>
      times.slice(0, 2).map((newTimeSlot) => ({ newDate: date, newTimeSlot })),
    );
    expect(moves.length).toBeGreaterThan(1);
    const answers = await Promise.all(
      moves.map((move) => reschedule(test, joan, { appointmentId: booked.appointmentId, ...move })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...moves.slice(1).map(() => 422)]);
    const now = await appointment(test, joan, booked.appointmentId);
    for (const { date, times: offeredBefore } of times) {
      const remaining = await timesOn(test, joan, booked.appointmentId, date);
      expect(offeredBefore.length - remaining.length).toBe(now.date === date ? 1 : 0);
    }
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('states the refund of a paid appointment, and stores it (MONEY-11)', async () => {
    const paid = await appointment(test, joan, seeded.paid);
    const { body } = await cancel(test, joan, paid.appointment_reference.toLowerCase());
    expect(body.message).toBe('Your appointment has been cancelled. We’ll refund £48.75 (75% of the price).');
    expect(await appointment(test, joan, seeded.paid)).toMatchObject({
      status: 'cancelled',
      paid: true,
      amount: 65,
      refundPercent: 75,
      refundAmount: 48.75,
    });
  });

  it('refuses appointments that can’t be cancelled', async () => {
    const refusals = [
      [seeded.completed, 'x', 422, 'You can’t cancel a completed appointment.'],
      [seeded.pending, '  ', 422, 'Please provide a reason for cancellation'],
      [otherCustomers, 'x', 404, 'We couldn’t find this appointment.'],
      ['987654', 'x', 404, 'We couldn’t find this appointment.'],
      ['MW-98765', 'x', 404, 'We couldn’t find this appointment.'],
      ['1 or 1=1', 'x', 404, 'We couldn’t find this appointment.'],
      ['', 'x', 422, 'Invalid appointment data'],
      ['Not assigned', 'x', 422, 'Invalid appointment data'],
    ] as const;
    for (const [id, reason, status, message] of refusals) {
      const { status: got, body } = await cancel(test, joan, id, reason);
      expect([id, got, body.success, body.message]).toEqual([id, status, false, message]);
    }
    expect((await appointment(test, joan, seeded.pending)).status).toBe('pending');
  });

  it('refuses invalid times and other customers’ appointments', async () => {
    const before = await appointment(test, joan, seeded.pending);
    const current = 'This is the appointment’s current time. Please choose another one.';
    const refusals: [Record<string, unknown>, number, string][] = [
      [{ newDate: '' }, 422, 'Please select a date and time slot'],
      [{ newDate: '2026-04-02' }, 422, 'This date is not available. Please select a highlighted date.'],
      [{ newTimeSlot: '77' }, 409, 'This time isn’t available. Please choose another one.'],
      [{ specialistId: '2' }, 422, 'You can only reschedule to another time with the same specialist.'],
      [{ newDate: before.date, newTimeSlot: '3' }, 422, current],
      [{ appointmentId: otherCustomers }, 404, 'We couldn’t find this appointment.'],
      [{ appointmentId: seeded.completed }, 422, 'You can’t reschedule a completed appointment.'],
      [{ appointmentId: seeded.cancelled }, 422, 'You can’t reschedule a cancelled appointment.'],
      [{ appointmentId: seeded.moved }, 422, onlyOnce],
    ];
    const { specialistId } = before;
    const good = { appointmentId: seeded.pending, newDate: '2026-03-13', newTimeSlot: '2' };
    for (const [changes, status, message] of refusals) {
      const fields = { ...good, ...('appointmentId' in changes ? {} : { specialistId }), ...changes };
      const { status: got, body } = await reschedule(test, joan, fields);
      expect([changes, got, body.message]).toEqual([changes, status, message]);
    }
    expect(await appointment(test, joan, seeded.pending)).toEqual(before);
  });

  it('keeps the payment when rescheduled, and refunds all of it when the specialist cancels (MONEY-09)', async () => {
    const booked = await bookPlumber();
    await operate(test, 'appointments', 'confirm', booked.referenceNumber);
    expect((await pay(test, joan, booked.appointmentId)).status).toBe(200);
    pass(test, 48 * 3600);
    const [timeSlotId = ''] = await timesOn(test, joan, booked.appointmentId, '2026-03-20');
    await reschedule(test, joan, {
      appointmentId: booked.appointmentId,
      newDate: '2026-03-20',
      newTimeSlot: timeSlotId,
    });
    expect(await appointment(test, joan, booked.appointmentId)).toMatchObject({ status: 'pending', paid: true });
    await operate(test, 'appointments', 'cancel', booked.referenceNumber);
    const after = await appointment(test, joan, booked.appointmentId);
    expect(after).toMatchObject({ status: 'cancelled', refundPercent: 100, refundAmount: after.amount });
    expect(after.amount).toBeGreaterThan(0);
  });
});
