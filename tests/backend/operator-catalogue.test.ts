import sharp from 'sharp';
import { expect, it } from 'vitest';
import { runNode } from '../support/processes.ts';
import { appointment, bookOwn, seeded, userData } from './support/appointments.ts';
import { recordWith, useBackend, useSession, valuesOf } from './support/backend.ts';
import { bookingFields, firstFreeTimeSlot, sendBooking, specialistNamed } from './support/booking.ts';
import { onEachEngine, rows, snapshot } from './support/engines.ts';
import { environmentOf, operate, operatorRefusal, runOperatorCommand, useFolder } from './support/operator.ts';

onEachEngine('What can be booked, by the operator', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test);
  const folder = useFolder();

  const command = (...args: string[]) => runOperatorCommand(test, args);
  const refusalOf = (...args: string[]) => operatorRefusal(test, ...args);
  const found = async (search: string) => {
    const { body } = await test.get(`/php/specialists.php?search=${encodeURIComponent(search)}`);
    return body.specialists;
  };
  const photoStatus = async (name: string) => (await fetch(`${test.backend.origin}/php/uploads/${name}`)).status;
  const photo = async (name: string, colour: string, width = 900, height = 1200) => {
    const image = sharp({ create: { width, height, channels: 3, background: colour } });
    // An orientation that turns it on its side, and a camera's name.
    const turned = image.withMetadata({ orientation: 6 }).withExifMerge({ IFD0: { Model: 'Camera 7' } });
    return folder.write(name, await turned.jpeg().toBuffer());
  };

  it.each([
    ['areas', 'area', 'Rutland'],
    ['companies', 'company', 'Guild of Plumbers'],
  ])('adds, renames and lists %s', async (group, kind, name) => {
    const added = await operate(test, group, 'add', name);
    expect(added).toMatchObject({ dryRun: false, [kind]: { id: expect.any(Number), name } });
    const { id } = added[kind];
    expect(await refusalOf(group, 'add', name.toUpperCase())).toContain(`“${name}” already: it has the id ${id}.`);
    expect((await command(group, 'edit', name, '--name', `New ${name}`)).stdout).toBe(
      `It is called New ${name} now.\n`,
    );
    expect((await command(group, 'edit', String(id), '--name', `New ${name}`)).stdout).toBe('Nothing has changed.\n');
    expect(await refusalOf(group, 'edit', name, '--name', 'X')).toBe(`There is no ${kind} “${name}”.\n`);
    expect((await operate(test, group, 'list'))[group]).toContainEqual({ id, name: `New ${name}`, specialists: 0 });
    const { body } = await test.get('/php/formOptions.php');
    const options = body[group === 'areas' ? 'locations' : 'companies'];
    const services = group === 'companies' && { services: [] };
    expect(options).toContainEqual({ id: String(id), name: `New ${name}`, ...services });
    const { entries } = await operate(test, 'log', 'list', '--subject', `${kind}:${id}`);
    expect(entries.map((entry: { command: string; changes: object }) => [entry.command, entry.changes])).toEqual([
      [`${group} edit`, { name: { before: name, after: `New ${name}` } }],
      [`${group} add`, { name: { after: name } }],
    ]);
  });

  it('adds a service, which customers can book as soon as it is offered', async () => {
    const args = ['services', 'add', 'Locksmith', '--description', 'Locks opened.', '--icon', 'fa-key'];
    const { service } = await operate(test, ...args);
    const { body } = await test.get('/php/services.php');
    expect(body.services.at(-1)).toEqual({
      id: String(service.id),
      name: 'Locksmith',
      description: 'Locks opened.',
      icon_class: 'fa-key',
    });
    await operate(test, 'services', 'edit', 'locksmith', '--description', 'Locks opened and replaced.');
    expect((await command('services', 'list')).stdout).toMatch(/ Locksmith +0 +0 +Locks opened and replaced\.$/m);
    await operate(test, 'specialists', 'edit', 'Helen Fairbrother', '--service', 'Locksmith=£60/60min');
    const timeSlot = await firstFreeTimeSlot(test, `serviceId=${service.id}&isHomeService=1`);
    const booked = await bookOwn(test, joan, { serviceId: String(service.id), serviceType: 'Locksmith' }, timeSlot);
    expect(booked.status).toBe(200);
  });

  it('adds and changes a workshop', async () => {
    const address = ['--address', '1 Mill Lane, Oakham LE15 6AA'];
    const incomplete = await command('workshops', 'add', 'Mill Lane Garage', ...address);
    expect(incomplete.stdout).toMatch(/^Added the workshop Mill Lane Garage \(\d+\)\.\n\nIt cannot be booked yet/);
    const places = async () => {
      const { body } = await test.get('/php/getWorkshopLocations.php?serviceId=2');
      return recordWith(body.locations, 'name', 'Mill Lane Garage');
    };
    expect(await places()).toBeUndefined();
    const services = ['--service', 'brake repair', '--service', 'Towing'];
    await operate(test, 'workshops', 'edit', 'Mill Lane Garage', ...services, '--hours', 'Mon-Fri 8-12, 13-17');
    const { id } = await places();
    const times = await test.get(`/php/getAvailableTimeSlots.php?serviceId=2&locationId=${id}&date=2026-03-10`);
    expect(valuesOf(times.body.slots, 'formatted_time')).not.toContain('12:00');
    expect(times.body.slots).toHaveLength(8);
    const changes = ['--remove-service', 'Towing', '--address', '2 Mill Lane, Oakham'];
    const edited = await command('workshops', 'edit', id, ...changes);
    expect(edited.stdout).toBe('Changed the workshop Mill Lane Garage: address, services.\n');
    expect((await command('workshops', 'show', id)).stdout).toMatch(
      /^Address +2 Mill Lane, Oakham\nHours +Mon-Fri 08:00-12:00, 13:00-17:00\nServices +Brake Repair$/m,
    );
    expect(await refusalOf('workshops', 'edit', id, '--remove-service', 'Towing')).toBe(
      '“Towing” is not among the services: Brake Repair.\n',
    );
    const wrong = await refusalOf('workshops', 'edit', id, '--service', 'Juggling', '--hours', 'Mon-Fri 6-8');
    expect(wrong).toMatch(/services: there is no “Juggling”.*\nhours: “6-8” is not made of whole time slots/);
  });

  it('adds a specialist with everything that customers see (OPER-08)', async () => {
    const file = await photo('ann.jpg', '#a33');
    const { specialist } = await operate(
      test,
      ...['specialists', 'add', 'Ann Lee', '--trade', 'Electrician', '--bio', 'Careful.', '--photo', file],
      ...['--service', 'Electrical Repair: Rewiring=£60-£180/90min | Whole houses', '--service', 'Plumbing=£45'],
      ...['--hours', 'Mon-Fri 08:00-17:00', '--area', 'Leicester', '--area', 'Oadby=£5', '--company', 'NICEIC'],
      ...['--workshop', 'Frog Island Motors', '--years', '12', '--certified', 'yes', '--insurance', 'Yes'],
      ...['--travels', '15 miles', '--duration', '60', '--immediate', 'Lockout Service'],
    );
    const [seen] = await found('Ann Lee');
    expect(seen).toMatchObject({
      specialist_id: String(specialist.id),
      service_type: 'Electrician',
      bio: 'Careful.',
      price_formatted: '£45 - £180',
      years_of_experience: '12',
      certified: 'Yes',
      liabilityInsurance: 'Yes',
      willingToTravel: '15 miles',
      workshops: [{ workshop_name: 'Frog Island Motors' }],
      companies: [{ company_name: 'NICEIC' }],
      locations: [
        { location: 'Leicester', travel_fee: null },
        { location: 'Oadby', travel_fee: 5 },
      ],
      average_rating: null,
    });
    expect(valuesOf(seen.availability, 'day')).toHaveLength(5);
    const response = await fetch(`${test.backend.origin}/php/${seen.specialist_photo}`);
    const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(image).toMatchObject({ format: 'webp', width: 640, height: 640 });
    expect([image.exif, image.orientation]).toEqual([undefined, undefined]);
    const { stdout } = await command('specialists', 'show', 'ann lee');
    expect(stdout).toMatch(/^Services +Electrical Repair: Rewiring=£60-£180\/90min \| Whole houses\n +Plumbing=£45$/m);
    expect(stdout).toMatch(/^Immediate +Lockout Service$/m);
    expect(await refusalOf('specialists', 'add', 'ANN LEE', '--trade', 'Plumber')).toContain(
      'a specialist “Ann Lee” already',
    );
  });

  it('changes only what is given, and replaces the photo', async () => {
    const { specialist: before } = await operate(test, 'specialists', 'show', 'Ann Lee');
    const second = await photo('second.jpg', '#3a3');
    await operate(
      test,
      ...['specialists', 'edit', 'Ann Lee', '--service', 'Plumbing=£70', '--remove-service', 'Rewiring'],
      ...['--remove-area', 'leicester', '--area', 'Oadby', '--bio', '', '--photo', second, '--immediate', 'Other'],
    );
    const { specialist: after } = await operate(test, 'specialists', 'show', 'Ann Lee');
    expect(after).toEqual({
      ...before,
      bio: null,
      photo: expect.not.stringMatching(before.photo),
      services: [{ ...before.services[1], basePricePence: 7000 }],
      // The price follows the services.
      basePricePence: 7000,
      highPricePence: null,
      areas: [{ area: 'Oadby', travelFeePence: null }],
      immediateServices: ['Lockout Service', 'Other'],
    });
    expect([await photoStatus(after.photo), await photoStatus(before.photo)]).toEqual([200, 404]);
    await operate(test, 'specialists', 'edit', 'Ann Lee', '--price', '£50-£90', '--without-photo');
    await operate(test, 'specialists', 'edit', 'Ann Lee', '--service', 'Towing=£99');
    const { specialist } = await operate(test, 'specialists', 'show', 'Ann Lee');
    expect(specialist).toMatchObject({ basePricePence: 5000, highPricePence: 9000, photo: null });
    expect(await photoStatus(after.photo)).toBe(404);
  });

  it('refuses what cannot be, and writes nothing then, nor in a dry run', async () => {
    const file = await photo('third.jpg', '#33a');
    const before = await snapshot(test.scratch);
    const edit = ['specialists', 'edit', 'Ann Lee'];
    for (const [args, reason] of [
      [['--area', 'Atlantis', '--workshop', 'Nowhere'], /areas: .* no “Atlantis”.*\nworkshops: there is no “Nowhere”/],
      [['--remove-area', 'Derby'], /“Derby” is not among the areas: Oadby\./],
      [['--service', 'Plumbing=£70-£60'], /must not be below the base price/],
      [['--price', '£90-£50'], /^price: must not be below the base price\.$/m],
      [['--travels', 'x'.repeat(61)], /^willingToTravel: is too long: at most 60 characters\.$/m],
      [
        ['--service', 'Plumbing=£70/100001min'],
        /^services\.durationMinutes: must be a whole number from 1 to 100000\.$/m,
      ],
      [['--area', '=£5', '--company', 'Nope'], /^areas\.area: is missing\.$/m],
      [['--name', 'Helen Fairbrother'], /already belongs to another one/],
      [['--photo', folder.path('none.jpg')], /The photo .*none\.jpg cannot be read/],
      [['--photo', 'package.json'], /“package\.json” cannot be read as a photo/],
    ] as const)
      expect(await refusalOf(...edit, ...args)).toMatch(reason);
    const wrong = ['--price', 'much', '--duration', 'long', '--certified', 'maybe', '--mode', 'air'];
    const usage = await command(...edit, ...wrong);
    expect(usage.code).toBe(2);
    expect(usage.stderr.split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(/^--price “much” is not an amount/),
      expect.stringMatching(/^--duration “long” is not a duration/),
      '--mode must be one of both, workshop, travel.',
      '--certified must be yes or no.',
    ]);
    const dry = await command(...edit, '--photo', file, '--service', 'Couriers=£20', '--dry-run');
    expect(dry.stdout).toMatch(/^photo +- +specialists\//m);
    expect(dry.stdout).toMatch(/^services .*; Couriers=£20$/m);
    expect((await command('specialists', 'suspend', 'Ann Lee', '--dry-run')).code).toBe(0);
    expect(await snapshot(test.scratch)).toEqual(before);
    const [, photoName = ''] = /(specialists\/\S+\.webp)$/m.exec(dry.stdout) ?? [];
    expect(await photoStatus(photoName)).toBe(404);
  });

  it('hides a suspended specialist from customers, and keeps what was (OPER-07)', async () => {
    const confirmed = await appointment(test, joan, seeded.confirmed);
    const id = await specialistNamed(test, confirmed.specialist);
    const [record] = await found(confirmed.specialist);
    const query = `serviceId=${confirmed.serviceId}&isHomeService=1&specialistId=${id}`;
    const dates = async () => (await test.get(`/php/getAvailableDates.php?${query}`)).body.dates;
    const offering = async () => {
      const { body } = await test.get(`/php/getSpecialistsByService.php?serviceId=${confirmed.serviceId}`);
      return valuesOf(body.specialists, 'specialist_id');
    };
    expect(await dates()).not.toEqual([]);
    const timeSlot = await firstFreeTimeSlot(test, query);
    const suspended = await operate(test, 'specialists', 'suspend', id, '--reason', 'On holiday');
    expect(suspended.openAppointments).toContainEqual(
      expect.objectContaining({ reference: confirmed.appointment_reference }),
    );
    expect(await found(confirmed.specialist)).toEqual([]);
    expect(await dates()).toEqual([]);
    expect(await offering()).not.toContain(id);
    const fields = bookingFields(timeSlot, { serviceId: confirmed.serviceId, preferredSpecialistId: id });
    expect((await sendBooking(test, fields)).status).toBeGreaterThanOrEqual(400);
    expect((await userData(test, joan)).recentAppointments).toContainEqual(
      expect.objectContaining({ id: seeded.confirmed, specialist: confirmed.specialist }),
    );
    expect((await command('specialists', 'list', '--suspended')).stdout).toContain(confirmed.specialist);
    expect((await command('specialists', 'show', id)).stdout).toMatch(
      /^Suspended +since 2026-03-02 10:30: On holiday$/m,
    );
    expect(await refusalOf('specialists', 'suspend', id)).toBe(`${confirmed.specialist} is suspended already.\n`);
    await operate(test, 'specialists', 'resume', id);
    expect(await refusalOf('specialists', 'resume', id)).toBe(`${confirmed.specialist} is not suspended.\n`);
    expect(await found(confirmed.specialist)).toEqual([record]);
    expect(await dates()).not.toEqual([]);
  });

  it('assigns no suspended specialist (OPER-07)', async () => {
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=2&locationId=2');
    const changes = { serviceId: '2', isHomeService: 'false', preferredLocationId: '2' };
    const booked = [await bookOwn(test, joan, changes, timeSlot)];
    const { specialists } = await operate(test, 'specialists', 'list');
    for (const { id, suspendedAt } of specialists)
      if (!suspendedAt) await operate(test, 'specialists', 'suspend', String(id));
    await operate(test, 'appointments', 'confirm', booked[0]?.body.referenceNumber);
    expect(await appointment(test, joan, booked[0]?.body.appointmentId)).toMatchObject({ specialist: 'Not assigned' });
    for (const { id } of specialists) await operate(test, 'specialists', 'resume', String(id));
  });

  it('loses no concurrent edit of the same specialist (OPER-09)', async () => {
    const edit = (...args: string[]) => {
      const words = ['build/backend/operator/main.js', 'specialists', 'edit', 'Imran Qureshi', ...args];
      return runNode(words, environmentOf(test.scratch));
    };
    await Promise.all([edit('--area', 'Wigston=£1'), edit('--area', 'Oadby=£2'), edit('--years', '33')]);
    const { specialist } = await operate(test, 'specialists', 'show', 'Imran Qureshi');
    expect(specialist).toMatchObject({
      yearsOfExperience: '33',
      areas: expect.arrayContaining([
        { area: 'Wigston', travelFeePence: 100 },
        { area: 'Oadby', travelFeePence: 200 },
      ]),
    });
    const logged = await rows<{ changes: string }>(
      test.scratch,
      `select changes from operator_log where subject_kind = 'specialist' and subject_id = '${specialist.id}' and command = 'specialists edit'`,
    );
    expect(logged).toHaveLength(3);
  });
});
