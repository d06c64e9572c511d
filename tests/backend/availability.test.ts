import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { monday, recordWith, useBackend } from './support/backend.ts';
import { bookingFields, sendBooking, specialistNamed } from './support/booking.ts';
import { onEachEngine, query } from './support/engines.ts';

onEachEngine('Availability (PHP-05, PHP-07, ENT-10)', (engine) => {
  const test = useBackend(engine);
  beforeEach(() => {
    test.clock.now = monday;
  });

  const dates = async (query: string): Promise<string[]> =>
    (await test.get(`/php/getAvailableDates.php?${query}`)).body.dates;
  const slots = async (query: string): Promise<{ slot_id: string; formatted_time: string }[]> =>
    (await test.get(`/php/getAvailableTimeSlots.php?${query}`)).body.slots;
  const times = async (query: string) => (await slots(query)).map((timeSlot) => timeSlot.formatted_time);

  // Frog Island Motors: Monday to Saturday, eight to five.
  const frogIsland = 'serviceId=1&locationId=1';

  it('lists the days of the next two months on which the workshop is open (PHP-05, C-16)', async () => {
    const offered = await dates(frogIsland);
    expect(offered[0]).toBe('2026-03-02');
    expect(offered.at(-1)).toBe('2026-05-02');
    expect(offered).not.toContain('2026-03-08');
    expect(offered).toContain('2026-03-07');
    expect(offered).toEqual([...offered].sort());
  });

  it('leaves out today’s time slots that have begun in London', async () => {
    expect((await times(`${frogIsland}&date=2026-03-02`))[0]).toBe('11:00');
    test.clock.now = new Date('2026-03-02T11:00:00Z');
    expect((await times(`${frogIsland}&date=2026-03-02`))[0]).toBe('12:00');
    // The first Monday of summer time: ten in UTC is eleven in London.
    test.clock.now = new Date('2026-03-30T10:00:00Z');
    expect((await times(`${frogIsland}&date=2026-03-30`))[0]).toBe('12:00');
  });

  it('leaves out today when its last time slot has begun', async () => {
    test.clock.now = new Date('2026-03-02T17:00:00Z');
    expect((await dates(frogIsland))[0]).toBe('2026-03-03');
  });

  it('starts a new day at midnight in London, also when UTC is an hour behind', async () => {
    test.clock.now = new Date('2026-06-30T22:59:00Z');
    expect((await dates('serviceId=11&isHomeService=1'))[0]).toBe('2026-07-01');
    test.clock.now = new Date('2026-06-30T23:01:00Z');
    expect((await dates('serviceId=11&isHomeService=1'))[0]).toBe('2026-07-01');
    expect((await times('serviceId=11&isHomeService=1&date=2026-07-01'))[0]).toBe('08:00');
    expect(await times('serviceId=11&isHomeService=1&date=2026-06-30')).toEqual([]);
  });

  it('has whole days when the clocks change', async () => {
    for (const [now, day] of [
      ['2026-03-28T12:00:00Z', '2026-03-29'],
      ['2026-10-24T12:00:00Z', '2026-10-25'],
    ] as const) {
      test.clock.now = new Date(now);
      // Towing works every day from eight to five.
      expect(await times(`serviceId=11&isHomeService=1&date=${day}`)).toHaveLength(10);
    }
  });

  it.each([
    'serviceId=1&locationId=1',
    'serviceId=3&isHomeService=1',
    'serviceId=7&isDifferentLocation=1',
    'serviceId=2&locationId=2&specialistId=10',
    'serviceId=12',
    'serviceId=8&isHomeService=1&specialistId=1',
  ])('lists exactly the days with a free time slot (%s)', async (query) => {
    const offered = new Set(await dates(query));
    for (let day = 0; day < 63; day += 1) {
      const date = new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10);
      const free = await slots(`${query}&date=${date}`);
      expect([date, free.length > 0]).toEqual([date, offered.has(date)]);
    }
  });

  it('lists nothing outside the window, without a day, or for unknown specialists', async () => {
    for (const date of ['2026-03-01', '2026-05-03', '2027-03-02', '2026-02-30', 'x', ''])
      expect([date, await slots(`${frogIsland}&date=${date}`)]).toEqual([date, []]);
    for (const query of [
      'serviceId=99',
      'serviceId=abc',
      '',
      'serviceId=1&locationId=999',
      'serviceId=1&locationId=x',
      'serviceId=12&locationId=1',
    ])
      expect([query, await dates(query)]).toEqual([query, []]);
  });

  it('offers a specialist only for their services and locations', async () => {
    const { body } = await test.get('/php/specialists.php?per_page=50');
    const id = (name: string) => recordWith(body.specialists, 'specialist_name', name).specialist_id;
    const marcus = id('Marcus Delaney');
    // Aylestone Road Garage is open until four from Monday to Friday; so is Marcus, and on
    // Saturdays.
    const atWork = await dates(`serviceId=2&locationId=2&specialistId=${marcus}`);
    expect(atWork).toContain('2026-03-06');
    expect(atWork).not.toContain('2026-03-07');
    expect(await dates(`serviceId=2&locationId=3&specialistId=${marcus}`)).toEqual([]);
    expect(await dates(`serviceId=3&isHomeService=1&specialistId=${marcus}`)).toEqual([]);
    expect(await dates(`serviceId=12&isHomeService=1&specialistId=${id('Joyce Appleby')}`)).toEqual([]);
  });

  it('removes a booked time slot from the list, and only that one', async () => {
    const query = 'serviceId=3&isHomeService=1&specialistId=1&date=2026-04-20';
    const [first, ...others] = await slots(query);
    if (!first) throw new Error('The plumber has no time slot.');
    const booked = await sendBooking(
      test,
      bookingFields({ date: '2026-04-20', timeSlotId: first.slot_id }, { preferredSpecialistId: '1' }),
    );
    expect(booked.body.success).toBe(true);
    expect(await slots(query)).toEqual(others);
  });

  it('needs both the workshop and the specialist to be free', async () => {
    const at = 'serviceId=2&locationId=2';
    const [date = ''] = (await dates(at)).slice(10);
    const marcus = await specialistNamed(test, 'Marcus Delaney');
    const withMarcus = `${at}&specialistId=${marcus}&date=${date}`;
    const [first, ...others] = await slots(withMarcus);
    if (!first) throw new Error('Marcus has no time slot.');
    const place = { serviceId: '2', isHomeService: 'false', preferredLocationId: '2' };
    expect((await sendBooking(test, bookingFields({ date, timeSlotId: first.slot_id }, place))).status).toBe(200);
    expect(await slots(withMarcus)).toEqual(others);
  });

  it('offers a specialist’s own hours when no location is chosen', async () => {
    const marcus = await specialistNamed(test, 'Marcus Delaney');
    const anywhere = await times(`serviceId=2&specialistId=${marcus}&date=2026-04-18`);
    // On Saturdays his last slot is at four, and the last one of Frog Island Motors, where he works
    // too, at five.
    expect([anywhere[0], anywhere.at(-1)]).toEqual(['08:00', '16:00']);
    expect((await times('serviceId=2&date=2026-04-18')).at(-1)).toBe('17:00');
  });

  it('assigns the specialist with the fewest bookings on that day', async () => {
    const book = async (date: string, timeSlotId: string) => {
      const { body } = await sendBooking(
        test,
        bookingFields({ date, timeSlotId }, { serviceId: '9', email: `${randomUUID()}@example.com` }),
      );
      const id = `select specialist_id from appointments where reference = '${body.referenceNumber}'`;
      return (await query(test.scratch, id))[0]?.specialist_id;
    };
    const first = await book('2026-04-19', '4');
    const second = await book('2026-04-19', '5');
    const third = await book('2026-04-19', '6');
    expect([typeof first, typeof second]).toEqual(['number', 'number']);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    // Bookings on another day make no difference.
    expect(await book('2026-04-26', '4')).toBe(first);
  });
});
