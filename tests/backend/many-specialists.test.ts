import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { monday, startBackend, type TestBackend } from './support/backend.ts';
import { bookingFields, freeTimeSlotIds, sendBooking } from './support/booking.ts';
import { onEachEngine, rows } from './support/engines.ts';

/** Adds tailors who travel to customers on Tuesdays from 8 to 10. */
const FIRST = 1_001;
const TAILORS = 70;
const tailors = Array.from({ length: TAILORS }, (_, index) => FIRST + index);
const TAILORING = 12;
const TUESDAY = '2026-03-03';

onEachEngine('Many specialists', (engine) => {
  let test: TestBackend;
  const run = <Row>(statement: string) => rows<Row>(test.scratch, statement);
  const values = (row: (id: number) => string) => tailors.map(row).join(', ');

  beforeAll(async () => {
    test = await startBackend(engine);
    await run(`insert into specialists (id, name, trade, certified, liability_insurance, service_mode)
      values ${values((id) => `(${id}, 'Tailor ${id}', 'Invisible Mender', 0, 'No', 'travel')`)}`);
    await run(`insert into specialist_services (specialist_id, service_id, name)
      values ${values((id) => `(${id}, ${TAILORING}, 'Invisible mending')`)}`);
    await run(`insert into working_hours (resource, weekday, slot_id)
      values ${values((id) => `('specialist:${id}', 2, 1), ('specialist:${id}', 2, 2)`)}`);
  });
  beforeEach(async () => {
    test.clock.now = monday;
    await run(`delete from claims where date = '${TUESDAY}'`);
  });
  afterAll(() => test.stop());

  const listed = async (): Promise<number[]> =>
    (await test.get(`/php/getSpecialistsByService.php?serviceId=${TAILORING}`)).body.specialists.map(
      ({ specialist_id }: { specialist_id: string }) => Number(specialist_id),
    );
  const found = async (query: string): Promise<number> => (await test.get(`/php/specialists.php?${query}`)).body.total;

  it('lists at most 50 of a service in the order of their ids, and each on some day (PHP-06)', async () => {
    const seen = new Set<number>();
    for (let day = 0; day < 40; day += 1) {
      test.clock.now = new Date(monday.getTime() + day * 86_400_000);
      const ids = await listed();
      expect(ids).toHaveLength(50);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(await listed()).toEqual(ids);
      for (const id of ids) seen.add(id);
    }
    for (const id of tailors) expect(seen).toContain(id);
  });

  it('finds what another program has just changed (C-34)', async () => {
    const id = FIRST;
    expect(await found('search=zz')).toBe(0);
    expect(await found('location=zz')).toBe(0);
    await run(`update specialists set trade = 'Zzabc' where id = ${id}`);
    expect(await found('search=zza')).toBe(1);
    await run(
      `insert into specialist_services (specialist_id, service_id, name) values (${id}, ${TAILORING}, 'Zzmending')`,
    );
    expect(await found('serviceType=zzmending')).toBe(1);
    await run(`delete from specialist_services where name = 'Zzmending'`);
    expect(await found('serviceType=zzmending')).toBe(0);
    await run(`insert into areas (id, name) values (901, 'Zzville')`);
    await run(`insert into specialist_areas (specialist_id, area_id) values (${id}, 901)`);
    expect(await found('location=zzv')).toBe(1);
    await run(`update areas set name = 'Aaville' where id = 901`);
    expect(await found('location=zzv')).toBe(0);
    await run(`insert into workshops (id, name, address) values (901, 'Yard', 'Zz Lane')`);
    await run(`insert into specialist_workshops (specialist_id, workshop_id) values (${id}, 901)`);
    expect(await found('location=yard%20zz')).toBe(1);
    await run(`update services set name = 'Zzservice' where id = ${TAILORING}`);
    expect(await found('serviceType=zzservice')).toBeGreaterThan(TAILORS);
    await run(`update services set name = 'Tailoring' where id = ${TAILORING}`);
    await run(`update specialists set suspended_at = '2026-03-01' where id = ${id}`);
    expect(await found('search=zza')).toBe(0);
    await run(`update specialists set suspended_at = null where id = ${id}`);
  });

  /** Claims both time slots of the Tuesday, or only the second. */
  const take = (ids: readonly number[], timeSlots: readonly number[]) =>
    run(`insert into claims (resource, date, slot_id)
      values ${ids.flatMap((id) => timeSlots.map((timeSlot) => `('specialist:${id}', '${TUESDAY}', ${timeSlot})`)).join(', ')} on conflict do nothing`);

  const others = () =>
    run<{ id: number }>(`select s.id from specialists s join specialist_services o
    on o.specialist_id = s.id where o.service_id = ${TAILORING} and s.id < ${FIRST}`);

  const query = `serviceId=${TAILORING}&isHomeService=1`;
  const slotsOnTuesday = () => freeTimeSlotIds(test, `${query}&date=${TUESDAY}`);
  const book = async (email: string) => {
    const fields = { serviceId: String(TAILORING), serviceType: 'Tailoring', email };
    const { body } = await sendBooking(test, bookingFields({ date: TUESDAY, timeSlotId: '1' }, fields));
    const [row] = await run<{ specialist_id: number }>(
      `select specialist_id from appointments where id = ${body.appointmentId ?? 0}`,
    );
    return row?.specialist_id;
  };

  it('finds a free time of the last one when all others are booked out (PHP-05, PHP-07)', async () => {
    const last = FIRST + TAILORS - 1;
    const all = (await others()).map(({ id }) => id);
    await take([...all, ...tailors.filter((id) => id !== last)], [1, 2]);
    await take(all, [3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await slotsOnTuesday()).toEqual(['1', '2']);
    expect((await test.get(`/php/getAvailableDates.php?${query}`)).body.dates).toContain(TUESDAY);
    expect(await book('last@example.com')).toBe(last);
    expect(await slotsOnTuesday()).toEqual(['2']);
    expect(await book('nobody@example.com')).toBeUndefined();
  });

  it('books the least busy of the day, and of equals the first (BOOK-19)', async () => {
    const all = (await others()).map(({ id }) => id);
    await take(all, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const free = FIRST + 60;
    await take(
      tailors.filter((id) => id !== free),
      [2],
    );
    expect(await book('first@example.com')).toBe(free);
    expect(await book('second@example.com')).toBe(FIRST);
  });
});
