import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackend } from '../../backend/server.ts';
import { openStore } from '../../backend/store/database/database.ts';
import { until } from '../support/until.ts';
import {
  appointment,
  bookOwn,
  cancel,
  type Headers,
  listNotifications,
  pay,
  reschedule,
  seeded,
  timesOn,
  userData,
} from './support/appointments.ts';
import { logIn, recordWith, startBackend, type TestBackend } from './support/backend.ts';
import { freeTimeSlotIds, readOutbox } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine, query } from './support/engines.ts';
import { operate } from './support/operator.ts';

onEachEngine('What time brings about', (engine) => {
  let test: TestBackend;
  let joan: Headers;
  beforeEach(async () => {
    test = await startBackend(engine);
    joan = await logIn(test, true);
  });
  afterEach(() => test.stop());

  const change = () => test.backend.runScheduledChanges();
  const minutes = (count: number) => pass(test, count * 60);
  const status = async (id: string) => (await appointment(test, joan, id)).status;
  const titles = async (about: string) =>
    (await listNotifications(test, joan)).filter(({ message }) => message.includes(about)).map(({ title }) => title);
  const subjects = async (about: string) =>
    (await readOutbox(test)).map(({ subject }) => subject).filter((subject) => subject.endsWith(about));

  it('confirms new and rescheduled bookings after three minutes in the demo, but no seeded ones', async () => {
    const { body } = await bookOwn(test, joan);
    const id = body.appointmentId;
    minutes(2.9);
    await change();
    expect(await status(id)).toBe('pending');
    minutes(0.1);
    await change();
    expect(await status(id)).toBe('confirmed');
    expect(await titles(body.referenceNumber)).toEqual(['Appointment confirmed', 'Booking received']);
    const [timeSlot = ''] = await timesOn(test, joan, id, '2026-03-16');
    const moved = await reschedule(test, joan, { appointmentId: id, newDate: '2026-03-16', newTimeSlot: timeSlot });
    expect(moved.status).toBe(200);
    minutes(3);
    await change();
    expect(await appointment(test, joan, id)).toMatchObject({
      status: 'confirmed',
      rescheduled: false,
      date: '2026-03-16',
    });
    expect(await subjects(body.referenceNumber)).toHaveLength(4);
    expect([await status(seeded.pending), await status(seeded.moved)]).toEqual(['pending', 'pending']);
  });

  it('doesn’t confirm an appointment that was cancelled meanwhile', async () => {
    const { body } = await bookOwn(test, joan);
    await cancel(test, joan, body.appointmentId);
    minutes(5);
    await change();
    expect(await status(body.appointmentId)).toBe('cancelled');
  });

  /** A second process on the same database; SQLite has only one, which is called twice. */
  const openSecondProcess = () => {
    const { dataDir, databaseUrl } = test.scratch;
    if (!databaseUrl)
      return Promise.resolve({ runScheduledChanges: test.backend.runScheduledChanges, close: () => Promise.resolve() });
    const options = { databaseUrl, dataDir: join(dataDir, 'second'), publicUrl: 'https://product.example', demo: true };
    return createBackend({ ...options, scheduleInterval: null, clock: () => test.clock.now });
  };

  it('completes a paid appointment after its hour and asks for a review, once, also with two processes', async () => {
    const paid = await appointment(test, joan, seeded.paid);
    const begins = new Date(`${paid.date}T${paid.firstChoiceTime.slice(0, 5)}:00Z`);
    // Just after midnight, when an hour ago was the day before.
    test.clock.now = new Date(`${paid.date}T00:30:00Z`);
    await change();
    expect(await status(seeded.paid)).toBe('confirmed');
    test.clock.now = new Date(begins.getTime() + 59 * 60_000);
    await change();
    expect(await status(seeded.paid)).toBe('confirmed');
    minutes(1);
    const second = await openSecondProcess();
    await Promise.all([change(), second.runScheduledChanges(), second.runScheduledChanges()]);
    await second.close();
    expect(await status(seeded.paid)).toBe('completed');
    expect(await titles('Electrical Repair')).toEqual(['How was it?', 'Payment received']);
    expect(await subjects(paid.appointment_reference)).toEqual([
      `How was it? Your appointment ${paid.appointment_reference}`,
    ]);
    const { repairs } = await userData(test, joan);
    const repair = recordWith(repairs, 'appointmentId', seeded.paid);
    expect(repair).toMatchObject({
      cost: paid.amount,
      parts: [],
      labor: [{ description: 'Sockets, switches and lighting', hours: 1, rate: 65 }],
    });
  });

  it('cancels unpaid and unconfirmed appointments after their day, with a full refund (MONEY-09)', async () => {
    const { body } = await bookOwn(test, joan);
    await operate(test, 'appointments', 'confirm', body.referenceNumber);
    await pay(test, joan, body.appointmentId);
    const booked = await appointment(test, joan, body.appointmentId);
    // Moved to a time that is never confirmed: as where there is no demo.
    const [timeSlot = ''] = await timesOn(test, joan, body.appointmentId, '2026-03-05');
    await reschedule(test, joan, { appointmentId: body.appointmentId, newDate: '2026-03-05', newTimeSlot: timeSlot });
    test.clock.now = new Date('2026-03-06T23:59:59Z');
    await change();
    expect(await status(seeded.confirmed)).toBe('confirmed');
    expect(await appointment(test, joan, body.appointmentId)).toMatchObject({
      status: 'cancelled',
      refundPercent: 100,
      refundAmount: booked.amount,
    });
    const mailAbout = async (reference: string) => {
      const subject = `Cancelled: your appointment ${reference}`;
      const mail = (await readOutbox(test)).find((candidate) => candidate.subject === subject);
      return (await test.get(mail?.path ?? '')).body;
    };
    expect(await mailAbout(body.referenceNumber)).toContain('The specialist didn’t confirm it in time.');
    minutes(1);
    await change();
    const lapsed = await appointment(test, joan, seeded.confirmed);
    expect(lapsed).toMatchObject({ status: 'cancelled', paid: false, refundPercent: null });
    expect(await mailAbout(lapsed.appointment_reference)).toContain('It wasn’t paid in time.');
  });

  it('reminds once before the payment deadline, and notifies once after it', async () => {
    const about = 'Vehicle Repair (MW-20448)';
    const look = async () => {
      await change();
      await change();
      return titles(about);
    };
    // Confirmed an hour ago: the reminder comes when four hours are left.
    pass(test, 18.9 * 3600);
    expect(await look()).toEqual(['Appointment confirmed']);
    pass(test, 0.2 * 3600);
    expect(await look()).toEqual(['Payment due soon', 'Appointment confirmed']);
    pass(test, 3.9 * 3600);
    expect(await look()).toEqual(['Payment due soon', 'Appointment confirmed']);
    minutes(1);
    expect(await look()).toEqual(['Payment expired', 'Payment due soon', 'Appointment confirmed']);
    expect(await subjects('MW-20448')).toEqual([
      'Payment expired: appointment MW-20448',
      'Please pay for appointment MW-20448',
    ]);
  });

  it('frees the time slot of an appointment that can no longer be paid for', async () => {
    const [offer] = await query(test.scratch, 'select specialist_id from specialist_services where service_id = 3');
    const specialist = String(offer?.specialist_id);
    const asked = `serviceId=3&isHomeService=1&specialistId=${specialist}`;
    const { dates } = (await test.get(`/php/getAvailableDates.php?${asked}`)).body;
    const [date] = dates.slice(5);
    const times = () => freeTimeSlotIds(test, `${asked}&date=${date}`);
    const before = await times();
    const [timeSlotId = ''] = before;
    const { body } = await bookOwn(test, joan, { preferredSpecialistId: specialist }, { date, timeSlotId });
    await operate(test, 'appointments', 'confirm', body.referenceNumber);
    pass(test, 24 * 3600);
    await change();
    expect(await times()).toEqual(before.slice(1));
    minutes(1);
    await change();
    expect(await times()).toEqual(before);
    expect(await status(body.appointmentId)).toBe('confirmed');
    expect((await bookOwn(test, joan, { preferredSpecialistId: specialist }, { date, timeSlotId })).status).toBe(200);
  });

  it('reminds no customer who has paid', async () => {
    await pay(test, joan, seeded.confirmed);
    pass(test, 30 * 3600);
    await change();
    expect(await titles('MW-20448')).toEqual(['Payment received', 'Appointment confirmed']);
  });

  it('runs on its own schedule', async () => {
    await test.restart({ scheduleInterval: 20 });
    const { body } = await bookOwn(test, joan);
    minutes(3);
    await until(async () => (await status(body.appointmentId)) === 'confirmed', 'the booking is confirmed');
  });

  it('confirms nothing outside the demo', async () => {
    const store = await openStore(test.scratch);
    await store.db.updateTable('accounts').set({ demo: 0 }).execute();
    await store.close();
    await test.restart({ demo: false, smtpUrl: 'smtp://127.0.0.1:9' });
    const { body } = await bookOwn(test, joan);
    minutes(60);
    await change();
    expect(await status(body.appointmentId)).toBe('pending');
  });
});
