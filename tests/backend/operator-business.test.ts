import { expect, it } from 'vitest';
import { applicationParts, sendApplication } from './support/application.ts';
import { startBackend, type TestBackend, valuesOf } from './support/backend.ts';
import { bookingFields, firstFreeTimeSlot, photoFile, sendBooking } from './support/booking.ts';
import { onEachEngine, rows } from './support/engines.ts';
import { operate, runOperatorCommand } from './support/operator.ts';

/** Nothing answers there, so that every email stays where a test can read it. */
const smtpUrl = 'smtp://127.0.0.1:9';

const mailsTo = async ({ scratch }: TestBackend, address: string) =>
  (
    await rows<{ subject: string; body: string }>(
      scratch,
      `select subject, body from mails where recipient = '${address}' order by id`,
    )
  ).map(({ subject, body }) => `${subject}\n${body}`);

onEachEngine('A whole business in production', (engine) => {
  it('begins with an empty database and takes its first booking (OPER-01)', async () => {
    const test = await startBackend(engine, { demo: false, smtpUrl });
    const production = { NODE_ENV: 'production' };
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await runOperatorCommand(test, args, production);
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };
    expect(await run('specialists', 'list')).toContain('There are no specialists yet');

    await run('areas', 'add', 'Leicester');
    await run('companies', 'add', 'Gas Safe Register');
    await run('services', 'add', 'Locksmith', '--description', 'Locks opened, repaired and replaced.');
    await run(
      ...['workshops', 'add', 'Frog Island Motors', '--address', '14 Canal Wharf, Leicester LE3 5XA'],
      ...['--service', 'Brake Repair', '--hours', 'Mon-Fri 08:00-17:00'],
    );
    await run(
      ...['specialists', 'add', 'Marcus Delaney', '--trade', 'Brake Specialist', '--area', 'Leicester'],
      ...['--service', 'Brake Repair=£80-£120/90min', '--service', 'Locksmith=£60'],
      ...['--workshop', 'Frog Island Motors', '--hours', 'Mon-Fri 08:00-17:00'],
    );

    // The application, as the page sends it.
    const nell = 'nell@example.com';
    const verify = (fields: object) =>
      test.postJson('emailVerification.php', { type: 'specialist', email: nell, ...fields });
    await verify({ action: 'send_code' });
    const [codeMail = ''] = await mailsTo(test, nell);
    const [, code = ''] = /^Your code: (\d{6})$/m.exec(codeMail) ?? [];
    expect((await verify({ action: 'verify_code', code })).status).toBe(200);
    const parts = applicationParts(nell, {
      services: ['Plumbing'],
      customServices: '[]',
      servicePricing: JSON.stringify({ Plumbing: { base_price: '45.00', price_high: '60.00' } }),
      companies: ['Gas Safe Register'],
      profilePicture: photoFile(undefined, 'nell.jpg'),
    });
    expect((await sendApplication(test, parts)).status).toBe(200);
    const [application] = (await operate(test, 'applications', 'list')).applications;
    expect(await run('applications', 'approve', String(application.id))).toContain('can be booked');
    expect((await mailsTo(test, nell)).at(-1)).toMatch(
      /^Welcome to Mendwell: your application is approved\nHello Nell,/,
    );

    // A guest finds both, and books the applicant.
    const { body: directory } = await test.get('/php/specialists.php?location=Leicester');
    const names = valuesOf(directory.specialists, 'specialist_name');
    expect(names).toEqual(['Marcus Delaney', 'Nell Ashdown']);
    const specialistId: string = directory.specialists[1].specialist_id;
    const { body: workshops } = await test.get('/php/getWorkshopLocations.php?serviceId=2');
    expect(workshops.locations).toMatchObject([{ name: 'Frog Island Motors' }]);
    const timeSlot = await firstFreeTimeSlot(test, `serviceId=3&isHomeService=1&specialistId=${specialistId}`);
    const booked = await sendBooking(
      test,
      bookingFields(timeSlot, { email: 'ada@example.com', preferredSpecialistId: specialistId }),
    );
    expect(booked.status).toBe(200);

    const reference: string = booked.body.referenceNumber;
    expect(await run('appointments', 'list')).toMatch(
      new RegExp(`^${reference} .*pending +Plumbing +Nell Ashdown$`, 'm'),
    );
    expect(await run('appointments', 'confirm', reference)).toBe(`${reference} is confirmed.\n`);
    const mails = await mailsTo(test, 'ada@example.com');
    expect(mails.some((mail) => mail.includes(reference) && /confirmed/i.test(mail))).toBe(true);
    const { entries } = await operate(test, 'log', 'list');
    expect(valuesOf(entries, 'command').reverse()).toEqual([
      'areas add',
      'companies add',
      'services add',
      'workshops add',
      'specialists add',
      // The application, an area, a company, a workshop and the specialist.
      ...Array(5).fill('applications approve'),
      'appointments confirm',
    ]);
    await test.stop();
  });
});
