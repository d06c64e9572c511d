import { expect, it } from 'vitest';
import {
  concurrently,
  cookieOf,
  joan,
  logIn,
  overLimit,
  recordWith,
  refusal,
  tooLongFields,
  useBackend,
} from './support/backend.ts';
import {
  bookAsGuest,
  bookingFields,
  firstFreeTimeSlot,
  freeTimeSlotIds,
  PLUMBER,
  readOutbox,
  sendBooking,
  specialistNamed,
  type TimeSlotChoice,
} from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine, query, rows } from './support/engines.ts';

onEachEngine('appointment-form.php', (engine) => {
  const test = useBackend(engine);

  const freeTimeSlot = (query = PLUMBER) => firstFreeTimeSlot(test, query);
  const mailsTo = async (address: string) => (await readOutbox(test)).filter(({ to }) => to === address);

  it('creates an account for an unknown email (PHP-08: new)', async () => {
    const { status, body } = await bookAsGuest(test, { email: 'New.Person@Example.com' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      userType: 'new',
      redirect: '/appointment-success',
      email: 'New.Person@Example.com',
      firstName: 'Ada',
      lastName: 'Marsh',
      phone: '7700 900321',
    });
    expect(body.referenceNumber).toMatch(/^MW-\d{5}$/);
    expect(body.appointmentId).toMatch(/^\d+$/);
    expect(body.userId).toMatch(/^g_[\w-]{22,}$/);
    const [mail] = await mailsTo('new.person@example.com');
    expect(mail?.subject).toContain(body.referenceNumber);
    const second = await bookAsGuest(test, { email: 'new.person@example.com' });
    expect(second.body.userType).toBe('existing_unverified');
    // It identifies the booking, not the account, which both bookings share.
    expect(second.body.userId).toMatch(/^g_[\w-]{22,}$/);
    expect(second.body.userId).not.toBe(body.userId);
  });

  it.each([
    ['null', 'undefined'],
    ['Null', 'NaN'],
  ])('is a booking of %s %s: they are names', async (firstName, lastName) => {
    const { status, body } = await bookAsGuest(test, { email: `${firstName}@example.com`, firstName, lastName });
    expect([status, body.firstName, body.lastName]).toEqual([200, firstName, lastName]);
  });

  it('recognises an email that was never verified (existing_unverified)', async () => {
    const { body } = await bookAsGuest(test, { email: 'sam.unverified@example.com' });
    expect(body).toMatchObject({
      success: true,
      userType: 'existing_unverified',
      redirect: '/verify-appointment-email',
    });
    expect(await mailsTo('sam.unverified@example.com')).toHaveLength(1);
  });

  it('reveals only that a verified account exists (existing_verified, C-81)', async () => {
    const booked = await bookAsGuest(test, { email: joan.email.toUpperCase() });
    const { body } = booked;
    expect(body).toMatchObject({ success: true, userType: 'existing_verified', redirect: '/login', userId: null });
    expect(body).toMatchObject({ firstName: 'Ada', lastName: 'Marsh', phone: '7700 900321' });
    const here = await logIn(test, false, joan, cookieOf(booked));
    const { body: user } = await test.get('/php/getUserData.php', here);
    expect(user).toMatchObject({ firstName: 'Joan', lastName: 'Pryce', phone: '7700 900142' });
    const record = recordWith(user.recentAppointments, 'id', body.appointmentId);
    expect(record).toMatchObject({
      appointment_reference: body.referenceNumber,
      status: 'pending',
      isHomeService: true,
    });
  });

  it('emails a verified customer on the confirmation call, once, and only for the owner (C-80)', async () => {
    const before = (await mailsTo(joan.email)).length;
    const { body } = await bookAsGuest(test, { email: joan.email });
    const { appointmentId, referenceNumber } = body;
    const form = { email: joan.email, referenceNumber, appointmentId, userId: '' };
    const confirm = (changes: object) => test.postJson('send-existing-user-confirmation.php', { ...form, ...changes });
    for (const wrong of [
      { email: 'thief@example.com' },
      { referenceNumber: 'MW-00000' },
      { appointmentId: '1' },
      { appointmentId: 'x' },
    ]) {
      expect((await confirm(wrong)).body.success).toBe(true);
      expect(await mailsTo(joan.email)).toHaveLength(before);
    }
    expect(await mailsTo('thief@example.com')).toHaveLength(0);
    for (let time = 0; time < 3; time += 1) expect((await confirm({})).status).toBe(200);
    expect(await mailsTo(joan.email)).toHaveLength(before + 1);
  });

  it('emails a verified customer a minute later without a confirmation call', async () => {
    const { body } = await bookAsGuest(test, { email: joan.email });
    const about = async () =>
      (await mailsTo(joan.email)).filter(({ subject }) => subject.includes(body.referenceNumber));
    expect(await about()).toHaveLength(0);
    pass(test, 120);
    expect(await about()).toHaveLength(1);
  });

  it('never books twice with the same key, and repeats the first response', async () => {
    const fields = bookingFields(await freeTimeSlot(), { email: 'once@example.com' });
    const key = 'b0b6d9f2-0000-4000-8000-000000000001';
    const answers = await concurrently(30, () => sendBooking(test, fields, { key }));
    answers.push(await sendBooking(test, fields, { key }));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(await mailsTo('once@example.com')).toHaveLength(1);
    const other = await sendBooking(test, { ...fields, firstName: 'Eve' }, { key });
    expect([other.status, other.body.success]).toEqual([409, false]);
    expect(other.body.message).toContain('already sent');
    expect((await sendBooking(test, fields, { key: 'short' })).status).toBe(422);
  });

  it('frees the key of a refused booking', async () => {
    const timeSlot = await freeTimeSlot();
    const key = 'b0b6d9f2-0000-4000-8000-000000000002';
    expect((await sendBooking(test, bookingFields(timeSlot, { firstName: '' }), { key })).status).toBe(422);
    expect((await sendBooking(test, bookingFields(timeSlot), { key })).body.success).toBe(true);
  });

  it('books a vehicle into a workshop, and refuses the next one at the same time', async () => {
    const timeSlot = await freeTimeSlot('serviceId=1&locationId=1');
    const fields = bookingFields(timeSlot, {
      serviceId: '1',
      serviceType: 'Vehicle Repair',
      model: 'Ford Fiesta',
      year: '2021',
      plateNo: 'fn21 ktr',
      isHomeService: 'false',
      preferredLocationId: '1',
      vehicleDetails: 'Ford Fiesta, 2021, FN21 KTR',
      appointmentDetails: 'Ford Fiesta, 2021, FN21 KTR\nIt will not start.',
    });
    expect((await sendBooking(test, fields)).body.success).toBe(true);
    const second = await sendBooking(test, { ...fields, email: 'second@example.com' });
    expect(second).toMatchObject(refusal(409, 'That time has just been taken. Please choose another time.'));
  });

  it('formats the number plate and the address', async () => {
    const vehicle = { serviceId: '1', model: 'Ford Fiesta', year: '2019', plateNo: 'fnI9ktr' };
    const changes = { ...vehicle, customAddress: '1 high st le16xh', email: 'typist@example.com' };
    const { body } = await bookAsGuest(test, changes, { query: 'serviceId=1&isHomeService=1' });
    const stored = `select vehicle_plate, address from appointments where reference = '${body.referenceNumber}'`;
    expect(await query(test.scratch, stored)).toEqual([{ vehicle_plate: 'FN19 KTR', address: '1 high st LE1 6XH' }]);
  });

  it('holds the time slot of a preselected specialist', async () => {
    const marcus = await specialistNamed(test, 'Marcus Delaney');
    const query = `serviceId=2&locationId=2&specialistId=${marcus}`;
    const timeSlot = await freeTimeSlot(query);
    const fields = bookingFields(timeSlot, {
      serviceId: '2',
      isHomeService: 'false',
      preferredLocationId: '2',
      specialist_id: marcus,
    });
    const booked = await sendBooking(test, { ...fields, email: joan.email });
    const { body } = booked;
    expect(body.success).toBe(true);
    const user = await test.get('/php/getUserData.php', await logIn(test, false, joan, cookieOf(booked)));
    const record = recordWith(user.body.recentAppointments, 'id', body.appointmentId);
    expect(record).toMatchObject({
      specialist: 'Marcus Delaney',
      specialistId: marcus,
      location: 'Aylestone Road Garage',
    });
    const atHome = `serviceId=2&isHomeService=1&specialistId=${marcus}&date=${timeSlot.date}`;
    expect(await freeTimeSlotIds(test, atHome)).not.toContain(timeSlot.timeSlotId);
  });

  it('ignores a preselected specialist who doesn’t offer the service (C-07)', async () => {
    const yusuf = await specialistNamed(test, 'Yusuf Demir');
    const { body } = await bookAsGuest(test, { specialist_id: yusuf });
    expect(body.success).toBe(true);
  });

  it.each([
    ['12 Evington Road, Leicester LE2 1HN', 'Leicester'],
    ['5 Derby Road, Nottingham NG7 1NQ', 'Nottingham'],
    ['1 Strand, London WC2N 5HR', null],
  ])('assigns a specialist who comes to %s, or else no one', async (customAddress, area) => {
    const { body } = await bookAsGuest(test, { customAddress });
    expect(body.success).toBe(true);
    const areas = await rows<{ specialist_id: number | null; areas: number }>(
      test.scratch,
      `select specialist_id, (select count(*) from specialist_areas s join areas on areas.id = area_id
         where s.specialist_id = appointments.specialist_id and name = '${area}') as areas
       from appointments where reference = '${body.referenceNumber}'`,
    );
    expect(areas.map(({ specialist_id, areas: count }) => [specialist_id !== null, Number(count)])).toEqual([
      area === null ? [false, 0] : [true, 1],
    ]);
  });

  it.each([
    ['LE2', ['Leicester', 'Oadby']],
    ['LE16 7NB', ['Market Harborough']],
    ['WC2N', []],
  ])('offers near %s the times of those who come there, else of all', async (near, areas) => {
    const at = `serviceId=3&isHomeService=1&date=${(await freeTimeSlot('serviceId=3&isHomeService=1')).date}`;
    const { body } = await test.get('/php/getSpecialistsByService.php?serviceId=3');
    const travelling = body.specialists.filter((one: { serviceMode: string }) => one.serviceMode !== 'workshop');
    const comes = ({ locations }: { locations: { location: string }[] }) =>
      areas.length === 0 || locations.some(({ location }) => areas.includes(location));
    const times = new Set<string>();
    for (const { specialist_id } of travelling.filter(comes))
      for (const id of await freeTimeSlotIds(test, `${at}&specialistId=${specialist_id}`)) times.add(id);
    expect(new Set(await freeTimeSlotIds(test, `${at}&near=${near}`))).toEqual(times);
  });

  it('gives each booking without a preference a different specialist, until none is left', async () => {
    // Couriers who travel on a Sunday: found by asking for each of them alone.
    const sunday = '2026-03-22';
    const { body } = await test.get('/php/getSpecialistsByService.php?serviceId=9');
    const free: string[] = [];
    for (const { specialist_id } of body.specialists) {
      const query = `serviceId=9&isHomeService=1&date=${sunday}&specialistId=${specialist_id}`;
      if ((await freeTimeSlotIds(test, query)).includes('5')) free.push(specialist_id);
    }
    expect(free.length).toBeGreaterThan(1);
    const at = { date: sunday, timeSlotId: '5' };
    const ask = (index: number) =>
      sendBooking(test, bookingFields(at, { serviceId: '9', email: `courier${index}@example.com` }));
    const answers = await Promise.all([...free, 'one more'].map((_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(free.length);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('keeps an issue description of 10,000 characters beside the item', async () => {
    const item = '中'.repeat(500);
    const details = `${item}\n${'中'.repeat(10_000)}`;
    const changes = { vehicleDetails: item, appointmentDetails: details, email: 'long.text@example.com' };
    expect((await bookAsGuest(test, changes)).body.success).toBe(true);
    const stored = 'select details from appointments order by id desc limit 1';
    expect(await query(test.scratch, stored)).toEqual([{ details }]);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  const invalid: [what: string, changes: Record<string, string>, error: RegExp][] = [
    ['no service', { serviceId: '' }, /Choose a service/],
    ['an unknown service', { serviceId: '99' }, /Choose a service/],
    ['no description', { appointmentDetails: 'Kitchen tap\n' }, /Tell us what’s happening/],
    ['no place', { isHomeService: 'false' }, /Choose where the work/],
    ['both places', { isDifferentLocation: '1', customAddress: '1 High St' }, /not both/],
    ['a different location without an address', { isHomeService: 'off', isDifferentLocation: 'on' }, /street address/],
    ['a workshop that does not do it', { isHomeService: 'false', preferredLocationId: '1' }, /isn’t available/],
    ['no date', { preferredDate: '' }, /Choose a date/],
    ['yesterday', { preferredDate: '2026-03-01' }, /within the next two months/],
    ['a day too far', { preferredDate: '2026-05-03' }, /within the next two months/],
    ['a day that does not exist', { preferredDate: '2026-04-31' }, /within the next two months/],
    ['no time', { preferredTimeSlot: '' }, /Choose a time/],
    ['an unknown time', { preferredTimeSlot: '77' }, /isn’t available/],
    ['a specialist who does not do it', { preferredSpecialistId: '2' }, /doesn’t offer/],
    ['an unknown specialist', { preferredSpecialistId: 'x' }, /couldn’t find/],
    ['an unknown preselected specialist', { specialist_id: 'x' }, /couldn’t find/],
    ['a vehicle without model, year and plate', { serviceId: '1' }, /the model, for example Ford Fiesta/],
  ];

  const wednesday: TimeSlotChoice = { date: '2026-03-04', timeSlotId: '4' };

  it.each(invalid)('refuses %s', async (_what, changes, error) => {
    const { status, body } = await sendBooking(test, bookingFields(wednesday, changes));
    expect([status, body.success]).toEqual([body.code === 'SLOT_TAKEN' ? 409 : 422, false]);
    expect(body.errors.join(' ')).toMatch(error);
    expect(body.message).not.toBe('');
  });

  it('refuses a booking without photos, with all errors', async () => {
    const { status, body } = await bookAsGuest(test, { firstName: '', phone: '', declaration: '' }, { images: [] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      'Add at least one photo',
      'Enter your first name',
      'Enter your phone number',
      'Tick the box to agree to the Privacy Policy and Terms of Service',
    ]);
  });

  it('lists every field that is too long', async () => {
    const tooLong = overLimit({
      model: 100,
      plateNo: 12,
      vehicleDetails: 500,
      appointmentDetails: 10_501,
      firstName: 100,
    });
    const answer = await sendBooking(test, bookingFields(wednesday, { serviceId: '1', ...tooLong }));
    expect(tooLongFields(answer)).toEqual(Object.keys(tooLong));
  });

  it('reports a missing field once, not also as invalid', async () => {
    const empty = { model: '', year: '', plateNo: '', email: '', phone: '', preferredDate: '' };
    const { body } = await sendBooking(test, bookingFields(wednesday, { serviceId: '1', ...empty }));
    expect(body.errors).toEqual([
      'Enter the model, for example Ford Fiesta',
      'Enter the year it was made',
      'Enter the number plate',
      'Choose a date',
      'Enter your email address',
      'Enter your phone number',
    ]);
  });

  it('accepts the first and the last day of the booking window', async () => {
    const { dates } = (await test.get(`/php/getAvailableDates.php?${PLUMBER}`)).body;
    const [first, last] = [dates[0], dates.at(-1)];
    expect([first, last]).toEqual(['2026-03-02', '2026-05-02']);
    for (const date of [first, last]) {
      const [timeSlotId = ''] = await freeTimeSlotIds(test, `${PLUMBER}&date=${date}`);
      const timeSlot = { date, timeSlotId };
      expect((await sendBooking(test, bookingFields(timeSlot, { email: `${date}@example.com` }))).status).toBe(200);
    }
  });

  it.each(['true', '1', 'on'])('reads %s as yes (C-10)', async (yes) => {
    const { body } = await bookAsGuest(test, { isHomeService: yes, declaration: yes, email: `${yes}@example.com` });
    expect(body.success).toBe(true);
  });

  it('limits bookings', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const serviceId = count % 2 === 0 ? '3' : '8';
      const query = `serviceId=${serviceId}&isHomeService=1`;
      statuses.push((await bookAsGuest(test, { serviceId, email: 'busy@example.com' }, { query })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});
