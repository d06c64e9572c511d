import { expect, it } from 'vitest';
import { concurrently, refusal, startBackend, useBackend } from './support/backend.ts';
import {
  bookingFields,
  firstFreeTimeSlot,
  freeTimeSlotIds,
  PLUMBER,
  sendBooking,
  specialistNamed,
} from './support/booking.ts';
import { describeOnPostgres, onEachEngine, whileLocked } from './support/engines.ts';

onEachEngine('One time slot requested by many', (engine) => {
  const test = useBackend(engine);

  const wants = 200;

  const atTailor = (id: string) => ({ serviceId: '12', isHomeService: 'false', preferredLocationId: id });

  it.each([
    ['a specialist, by different people', `${PLUMBER}&specialistId=1`, { preferredSpecialistId: '1' }, true],
    ['a workshop, by different people', 'serviceId=12&locationId=11', atTailor('11'), true],
    ['a workshop, by one person', 'serviceId=12&locationId=8', atTailor('8'), false],
  ])(
    'books %s once, and refuses everyone else with a clear message (DB-03)',
    async (_what, query, changes, different) => {
      const timeSlot = await firstFreeTimeSlot(test, query);
      const email = (index: number) => `crowd${different ? index : ''}-${timeSlot.timeSlotId}@example.com`;
      const answers = await concurrently(wants, (index) =>
        sendBooking(test, bookingFields(timeSlot, { ...changes, email: email(index) } as Record<string, string>)),
      );
      const won = answers.filter(({ body }) => body.success);
      const lost = answers.filter(({ body }) => !body.success);
      expect(won).toHaveLength(1);
      expect(lost).toHaveLength(wants - 1);
      for (const answer of lost)
        expect(answer).toMatchObject(refusal(409, 'That time has just been taken. Please choose another time.'));
      expect(await freeTimeSlotIds(test, `${query}&date=${timeSlot.date}`)).not.toContain(timeSlot.timeSlotId);
    },
  );

  it('leaves no account for the refused guests', async () => {
    const specialist_id = await specialistNamed(test, 'Magdalena');
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
    const fields = bookingFields(await firstFreeTimeSlot(test));
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
