import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type TestBackend } from './support/backend.ts';
import { bookingFields, firstFreeTimeSlot, sendBooking } from './support/booking.ts';
import { whileLocked } from './support/database.ts';
import { describeOnPostgres, onEachEngine } from './support/engines.ts';

onEachEngine('One time slot requested by many', (engine) => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startBackend(engine);
  });
  afterAll(() => test.stop());

  const wants = 200;

  it.each([
    [
      'a specialist, by different people',
      'serviceId=3&isHomeService=1&specialistId=1',
      { preferredSpecialistId: '1' },
      true,
    ],
    [
      'a workshop, by different people',
      'serviceId=12&locationId=11',
      { serviceId: '12', isHomeService: 'false', preferredLocationId: '11' },
      true,
    ],
    [
      'a workshop, by one person',
      'serviceId=12&locationId=8',
      { serviceId: '12', isHomeService: 'false', preferredLocationId: '8' },
      false,
    ],
  ])(
    'books %s once, and refuses everyone else with a clear message (DB-03)',
    async (_what, query, changes, different) => {
      const timeSlot = await firstFreeTimeSlot(test, query);
      const email = (index: number) => `crowd${different ? index : ''}-${timeSlot.timeSlotId}@example.com`;
      const answers = await Promise.all(
        Array.from({ length: wants }, (_, index) =>
          sendBooking(test, bookingFields(timeSlot, { ...changes, email: email(index) } as Record<string, string>)),
        ),
      );
      const won = answers.filter(({ body }) => body.success);
      const lost = answers.filter(({ body }) => !body.success);
      expect(won).toHaveLength(1);
      expect(lost).toHaveLength(wants - 1);
      for (const { status, body } of lost) {
        expect(status).toBe(409);
        expect(body.message).toBe('That time has just been taken. Please choose another time.');
      }
      const remaining = await test.get(`/php/getAvailableTimeSlots.php?${query}&date=${timeSlot.date}`);
      expect(remaining.body.slots.map((slot: { slot_id: string }) => slot.slot_id)).not.toContain(timeSlot.timeSlotId);
    },
  );

  it('leaves no account for the refused guests', async () => {
    const found = await test.get('/php/specialists.php?search=Magdalena');
    const { specialist_id } = found.body.specialists[0];
    const people = ['a', 'b', 'c', 'd'].map((name) => `${name}@loser.example`);
    const book = async (query: string, changes: Record<string, string>) => {
      const timeSlot = await firstFreeTimeSlot(test, query);
      return (email: string) => sendBooking(test, bookingFields(timeSlot, { serviceId: '8', ...changes, email }));
    };
    const contested = await book(`serviceId=8&isHomeService=1&specialistId=${specialist_id}`, {
      preferredSpecialistId: specialist_id,
    });
    const first = await Promise.all(people.map(contested));
    for (const [index, email] of people.entries()) {
      const { body } = await (await book('serviceId=8&isHomeService=1', {}))(email);
      expect(body.userType).toBe(first[index]?.body.success ? 'existing_unverified' : 'new');
    }
  });
});

describeOnPostgres('One booking sent many times concurrently', () => {
  it('is answered each time, although all connections waited for the first (DB-07)', async () => {
    const test = await startBackend('postgres');
    const fields = bookingFields(await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1'));
    const key = 'b0b6d9f2-0000-4000-8000-000000000003';
    const connections = 10;
    // The first cannot commit before all others that have a connection wait for it.
    const answers = await whileLocked(test.scratch, 'mails', connections, () =>
      Array.from({ length: 3 * connections }, () => sendBooking(test, fields, { key })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    await test.stop();
  });
});
