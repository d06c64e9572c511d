import { expect, it } from 'vitest';
import { openStore } from '../../backend/store/database/database.ts';
import { appointment, bookOwn, userData } from './support/appointments.ts';
import { concurrently, joan as joansLogIn, logIn, refusal, useBackend, useSession } from './support/backend.ts';
import {
  bookingFields,
  bookingForm,
  firstFreeTimeSlot,
  PLUMBER,
  readOutbox,
  specialistNamed,
} from './support/booking.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine('Booking while logged in', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test);

  const atGarage = {
    serviceId: '1',
    serviceType: 'Vehicle Repair',
    isHomeService: 'false',
    preferredLocationId: '1',
    vehicleDetails: 'Fiesta',
    appointmentDetails: 'Fiesta\nIt will not start.',
  };
  const garageSlot = () => firstFreeTimeSlot(test, 'serviceId=1&locationId=1');

  it('books for the account of the session, as pending (PHP-47)', async () => {
    const { status, body } = await bookOwn(test, joan);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Your appointment has been sent to us.',
        referenceNumber: expect.stringMatching(/^MW-\d{5}$/),
        appointmentId: expect.stringMatching(/^\d+$/),
      },
    ]);
    const booked = await appointment(test, joan, body.appointmentId);
    expect(booked).toMatchObject({
      appointment_reference: body.referenceNumber,
      status: 'pending',
      isHomeService: true,
      location: '27 Wheatsheaf Road, Leicester, Leicestershire, LE2 3PL',
    });
    // Its email is due immediately, since no confirmation call follows.
    const mails = (await readOutbox(test)).filter(({ subject }) => subject.includes(body.referenceNumber));
    expect(mails).toMatchObject([{ to: joansLogIn.email }]);
  });

  it('books once with the same key, and repeats the first response', async () => {
    const timeSlot = await firstFreeTimeSlot(test);
    const headers = { ...joan, 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000a' };
    const answers = await concurrently(8, () => bookOwn(test, headers, {}, timeSlot));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  });

  it('never returns another customer’s booking, whatever the key', async () => {
    const store = await openStore(test.scratch);
    await store.db.updateTable('accounts').set({ verified: 1 }).where('id', '=', 2).execute();
    await store.close();
    const sam = await logIn(test, false, { email: 'sam.unverified@example.com', password: joansLogIn.password });
    const timeSlot = await firstFreeTimeSlot(test);
    const key = { 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000b' };
    expect((await bookOwn(test, { ...joan, ...key }, {}, timeSlot)).status).toBe(200);
    const { status, body } = await bookOwn(test, { ...sam, ...key }, {}, timeSlot);
    expect([status, body.message]).toEqual([409, expect.stringContaining('already sent')]);
    expect(body.referenceNumber).toBeUndefined();
    expect((await userData(test, sam)).recentAppointments).toEqual([]);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('ignores contact details and ids in the form', async () => {
    const form = bookingForm(
      bookingFields(await firstFreeTimeSlot(test), { email: 'eve@example.com', firstName: 'Eve' }),
    );
    form.set('userId', '3');
    form.set('token', 'x');
    const { body } = await test.postForm('user-appointment-form.php', form, joan);
    expect(body.success).toBe(true);
    expect(await appointment(test, joan, body.appointmentId)).toBeDefined();
    const mails = (await readOutbox(test)).filter(({ subject }) => subject.includes(body.referenceNumber));
    expect(mails.map(({ to }) => to)).toEqual([joansLogIn.email]);
    const { body: mail } = await test.get(mails[0]?.path ?? '');
    expect(mail).toContain('Hello Joan');
  });

  it('stores a typed address, and needs none at a workshop', async () => {
    const elsewhere = await bookOwn(test, joan, {
      isHomeService: 'false',
      isDifferentLocation: 'true',
      customAddress: '1 New Walk, Leicester LE1 6TE',
    });
    expect((await appointment(test, joan, elsewhere.body.appointmentId)).location).toBe(
      '1 New Walk, Leicester LE1 6TE',
    );
  });

  it('fills in the chosen vehicle, only if it is the customer’s (RULE-01)', async () => {
    const [fiesta] = (await userData(test, joan)).vehicles;
    const changes = { ...atGarage, selectedVehicleId: fiesta.vehicle_id };
    const { body } = await bookOwn(test, joan, changes, await garageSlot());
    expect(body.success).toBe(true);
    for (const selectedVehicleId of ['98765', 'x', '1 or 1=1']) {
      const { status, body } = await bookOwn(test, joan, { ...atGarage, selectedVehicleId }, await garageSlot());
      expect([status, body.errors]).toEqual([422, expect.arrayContaining(['Choose one of your vehicles'])]);
    }
  });

  it('validates the job as a guest’s, but needs no declaration', async () => {
    const timeSlot = await garageSlot();
    const { status, body } = await bookOwn(test, joan, { ...atGarage, appointmentDetails: 'Fiesta\n' }, timeSlot);
    expect([status, body.errors]).toEqual([
      422,
      [
        'Enter the model, for example Ford Fiesta',
        'Enter the year it was made',
        'Enter the number plate',
        'Tell us what’s happening',
      ],
    ]);
    const past = await bookOwn(test, joan, {}, { date: '2026-03-01', timeSlotId: '4' });
    expect(past).toMatchObject(refusal(422, 'Choose a date within the next two months'));
    const preferredSpecialistId = await specialistNamed(test, 'Helen Fairbrother');
    const free = await firstFreeTimeSlot(test, `${PLUMBER}&specialistId=${preferredSpecialistId}`);
    expect((await bookOwn(test, joan, { preferredSpecialistId }, free)).status).toBe(200);
    const second = await bookOwn(test, joan, { preferredSpecialistId }, free);
    expect(second).toMatchObject(refusal(409, 'That time has just been taken. Please choose another time.'));
  });
});
