import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { documents } from '../support/documents.ts';
import { twelveServices } from '../support/services.ts';
import { applicationParts, proveAddress, sendApplication } from './support/application.ts';
import { concurrently, overLimit, tooLongFields, useBackend, valuesOf } from './support/backend.ts';
import { photoFile, readOutbox } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine, query, snapshot } from './support/engines.ts';
import { leaveOrphan, storedContent, storedNames } from './support/stored-files.ts';

type Refused = [what: string, changes: Parameters<typeof applicationParts>[1], text: string];

const MiB = 1024 * 1024;
const file = (bytes: Uint8Array, name: string, type = '') => new File([Uint8Array.from(bytes)], name, { type });

onEachEngine('Applications of specialists', (engine) => {
  const test = useBackend(engine);

  const newAddress = () => `${randomUUID()}@example.com`;
  const apply = (email: string, changes?: Parameters<typeof applicationParts>[1], key?: string) =>
    sendApplication(test, applicationParts(email, changes), key);
  const provedAddress = async () => {
    const email = newAddress();
    await proveAddress(test, email);
    return email;
  };
  const stored = () => storedNames(test.scratch, 'application-files');
  const incoming = () => readdir(join(test.scratch.dataDir, 'incoming'));
  const filesOf = (applicationId: unknown) =>
    query(test.scratch, `select * from application_files where application_id = ${applicationId} order by position`);
  const applicationOf = async (email: string) =>
    (await query(test.scratch, `select * from applications where email = '${email}'`))[0];

  it('lists the choices of an application (PHP-25)', async () => {
    const { status, body } = await test.get('/php/formOptions.php');
    expect([status, body.success]).toEqual([200, true]);
    expect(valuesOf(body.services, 'name')).toEqual(twelveServices);
    expect(body.services[0].id).toBe('1');
    expect(body.immediateServices).toContainEqual({ id: '2', name: 'Flat Tire' });
    expect(body.timeSlots[0]).toEqual({ id: '1', label: '08:00' });
    expect(valuesOf(body.serviceModes, 'id')).toEqual(['both', 'workshop', 'travel']);
    for (const mode of body.serviceModes) expect(mode.description).toMatch(/\.$/);
    const named = { id: expect.stringMatching(/^\d+$/), name: expect.any(String) };
    for (const list of ['locations', 'workshops']) expect(body[list][0]).toEqual(named);
    // With what their specialists offer.
    expect(body.companies[0]).toEqual({ ...named, services: expect.any(Array) });
    const gasSafe = body.companies.find(({ name }: { name: string }) => /gas safe/i.test(name));
    expect(gasSafe?.services).toContain('Plumbing');
  });

  it('accepts a complete application and emails applicant and team (PHP-29)', async () => {
    const email = await provedAddress();
    const before = (await stored()).length;
    const { status, body } = await apply(email.toUpperCase(), {
      phone_no: '07700 900345',
      certifiedFiles: [
        file(documents.pdf, '../../gas safe.PDF'),
        file(documents.doc, 'old.doc'),
        file(documents.docx, 'new.docx'),
        photoFile(undefined, 'scan.jpeg'),
      ],
    });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message:
          'Thank you! Your application has been received. We’ll review it within 2-3 business days and email you.',
      },
    ]);
    const row = await applicationOf(email);
    expect(row).toMatchObject({
      status: 'under review',
      first_name: 'Nell',
      phone: '7700 900345',
      years_of_experience: '10+',
      certified: 1,
      liability_insurance: 'Not sure',
      willing_to_travel: '25+ miles',
      service_mode: 'both',
    });
    const nothing = { highPricePence: null, durationMinutes: null, priceDescription: null };
    const offer = (name: string, given: object) => ({ name, description: null, ...nothing, ...given });
    expect(JSON.parse(String(row?.offer))).toEqual({
      services: [
        offer('Plumbing', {
          basePricePence: 4500,
          highPricePence: 6000,
          durationMinutes: 90,
          priceDescription: 'Taps',
        }),
        offer('HVAC Repair', { basePricePence: 50 }),
        offer('Well drilling', { description: 'By hand', basePricePence: 30000 }),
      ],
      immediateServices: [
        { name: 'Lockout Service', description: null },
        { name: 'Flooded cellar', description: null },
      ],
      locations: ['Leicester', 'Rutland'],
      availability: [
        { day: 'Monday', times: ['08:00', '09:00'] },
        { day: 'Saturday', times: [] },
      ],
      companies: ['Guild of Plumbers'],
      workshops: [
        { name: 'The Shed', address: '1 Mill Lane', city: 'Oakham', county: 'Rutland', postcode: 'LE15 6AA' },
      ],
    });
    const files = await filesOf(row?.id);
    expect(files).toMatchObject([
      { purpose: 'picture', name: 'nell.jpg', media_type: 'image/jpeg' },
      { purpose: 'certificate', name: 'gas safe.PDF', media_type: 'application/pdf' },
      { purpose: 'certificate', name: 'old.doc' },
      { purpose: 'certificate', name: 'new.docx' },
      { purpose: 'certificate', name: 'scan.jpeg', media_type: 'image/jpeg' },
    ]);
    expect(await stored()).toHaveLength(before + 5);
    for (const { stored_name, bytes } of files) {
      expect(stored_name).toMatch(/^[0-9a-f]{32}\.(jpg|pdf|docx?)$/);
      expect(await storedContent(test.scratch, 'application-files', String(stored_name))).toHaveLength(Number(bytes));
    }
    expect(await incoming()).toEqual([]);
    const [first, second] = await readOutbox(test);
    expect([first?.to, second?.to].sort()).toEqual([email, 'support@mendwell.example']);
    const teams = first?.to === email ? second : first;
    const page = String((await test.get(teams?.path ?? '')).body);
    for (const text of ['Nell Ashdown', email, 'Plumbing from £45.00', 'Leicester, Rutland', 'Monday, Saturday'])
      expect(page).toContain(text);
  });

  it('stores an application once for its key, also when it is sent concurrently', async () => {
    const email = await provedAddress();
    const key = 'c0b6d9f2-0000-4000-8000-00000000000a';
    const parts = applicationParts(email);
    const send = (changes: object = {}) => sendApplication(test, { ...parts, ...changes }, key);
    const answers = await concurrently(10, () => send());
    answers.push(await send());
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    const other = await send({ first_name: 'Eve' });
    expect([other.status, other.body.error]).toEqual([
      409,
      'You’ve already sent this application with other details. Please start it again.',
    ]);
    const rows = await query(test.scratch, `select count(*) as count from applications where email = '${email}'`);
    expect(Number(rows[0]?.count)).toBe(1);
    const files = await query(test.scratch, 'select stored_name from application_files');
    expect((await stored()).sort()).toEqual(files.map(({ stored_name }) => stored_name).sort());
  });

  it('accepts one of two concurrent applications from the same email', async () => {
    const email = await provedAddress();
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409, 422]).toContain(status);
  });

  const names = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`);
  const list = (count: number) => JSON.stringify(names(count).map((name) => ({ name })));

  it('accepts values at their limits', async () => {
    const email = await provedAddress();
    const price = { base_price: '999999.99', price_high: '999999.99', estimated_duration: '100000' };
    const changes = {
      services: [],
      customServices: list(20),
      servicePricing: JSON.stringify(Object.fromEntries(names(20).map((name) => [name, price]))),
      customLocations: names(20),
      customCompanies: names(20),
    };
    expect(await apply(email, changes)).toMatchObject({ status: 200 });
    const offer = JSON.parse(String((await applicationOf(email))?.offer));
    expect([offer.services.length, offer.companies.length, offer.locations.length]).toEqual([20, 20, 21]);
    expect(offer.services[0]).toMatchObject({
      basePricePence: 99_999_999,
      highPricePence: 99_999_999,
      durationMinutes: 100_000,
    });
  });

  it('keeps files over a restart and removes only orphans', async () => {
    const before = await stored();
    const hoursAgo = new Date(test.clock.now.getTime() - 2 * 3_600_000);
    await leaveOrphan(test.scratch, 'application-files', 'orphan.pdf', hoursAgo);
    expect(await stored()).toContain('orphan.pdf');
    await test.restart();
    expect(await stored()).toEqual(before);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('accepts one with only the required fields', async () => {
    const email = await provedAddress();
    const { status } = await apply(email, {
      bio: '',
      services: [],
      immediateServices: [],
      customImmediateServices: undefined,
      servicePricing: JSON.stringify({ 'Well drilling': { base_price: '0' } }),
      customLocations: [],
      timeSlots: '[]',
      customCompanies: [],
      customWorkshops: '',
    });
    expect(status).toBe(200);
    expect(await applicationOf(email)).toMatchObject({ bio: null });
  });

  it('needs a verified email for each application', async () => {
    const email = newAddress();
    const unproved = await apply(email);
    expect([unproved.status, unproved.body.error]).toEqual([
      422,
      'Please verify your email address before submitting.',
    ]);
    await proveAddress(test, email);
    expect((await apply(email)).status).toBe(200);
    const second = await apply(email);
    expect([second.status, second.body.error]).toEqual([409, 'This email is already registered.']);
    const asked = await test.postJson('emailVerification.php', { type: 'specialist', action: 'send_code', email });
    expect(asked.status).toBe(409);
  });

  it('keeps an email verified for a day', async () => {
    const email = await provedAddress();
    pass(test, 24 * 3600 + 1);
    expect((await apply(email)).status).toBe(422);
    expect(await applicationOf(email)).toBeUndefined();
  });

  /** One service of the applicant's own, with its price. */
  const priced = (what: string, price: object, text: string): Refused => [
    what,
    { services: [], customServices: '[{"name":"A"}]', servicePricing: JSON.stringify({ A: price }) },
    text,
  ];
  const wrong: Refused[] = [
    ['no first name', { first_name: ' ' }, 'Enter your first name'],
    ['no phone', { phone_no: '' }, 'Enter your phone number'],
    ['no photo', { profilePicture: undefined }, 'Add a profile photo'],
    ['a text as photo', { profilePicture: 'nell.jpg' }, 'Add a profile photo'],
    ['no experience', { years_of_experience: '7' }, 'Choose your years of experience'],
    ['no certified', { certified: 'yes' }, 'Select whether you are certified'],
    ['no insurance', { liabilityInsurance: '' }, 'Select whether you have liability insurance'],
    ['no service', { services: [], customServices: '' }, 'Choose at least one service, or add your own'],
    ['an unknown service', { services: ['Alchemy'] }, 'Choose each service from the list'],
    ['a nameless service', { customServices: '[{"name":" "}]' }, 'Enter a name for each service of your own'],
    ['a service named twice', { customServices: '[{"name":"PLUMBING"}]' }, 'Enter each service only once'],
    ['services that are no list', { customServices: '1' }, 'We couldn’t read your own services.'],
    ['too many services', { customServices: list(21) }, 'Add at most 20 services of your own'],
    [
      'deep services',
      { customServices: `${'['.repeat(9000)}${']'.repeat(9000)}` },
      'We couldn’t read your own services.',
    ],
    ['no prices', { servicePricing: '' }, 'Enter a base price for Plumbing'],
    ['broken prices', { servicePricing: '{"Plumbing":' }, 'We couldn’t read the prices of the services.'],
    ...['-1', '1.234', '1e3', 'free', '', '1000000.01'].map((base_price) =>
      priced(`a price of ${base_price}`, { base_price }, 'Enter a base price for A'),
    ),
    ...['8.99', 'a lot'].map((price_high) =>
      priced(
        `a maximum of ${price_high}`,
        { base_price: '9', price_high },
        'The maximum price of “A” must not be below its base price.',
      ),
    ),
    ...['0', '100001', 'x90', '90x', '1.5'].map((estimated_duration) =>
      priced(
        `minutes like ${estimated_duration}`,
        { base_price: '9', estimated_duration },
        'The estimated duration of “A” is a number of minutes, at least 1.',
      ),
    ),
    ['too many locations', { customLocations: names(21) }, 'Add at most 20 locations of your own'],
    ['too many companies', { customCompanies: names(21) }, 'Add at most 20 companies of your own'],
    ['an unknown workshop', { workshops: ['The Moon'] }, 'Choose each workshop from the list'],
    ['workshops that are no list', { customWorkshops: '1' }, 'We couldn’t read your own workshops.'],
    ['no location', { locations: [], customLocations: [] }, 'Choose at least one location, or add your own'],
    ['an unknown location', { locations: ['Atlantis'] }, 'Choose each location from the list'],
    ['an empty location', { customLocations: [' '] }, 'Enter a name for each location of your own'],
    ['no distance', { willingToTravel: '7 miles' }, 'Choose how far you travel'],
    ['no mode', { serviceModes: 'teleport' }, 'Choose where you do the work'],
    ['no day', { availability: [], timeSlots: '' }, "Please select at least one day when you're available to work."],
    ['an unknown day', { availability: ['Monday', 'Funday'] }, 'Choose days from Monday to Sunday'],
    ['times of a day off', { timeSlots: '{"Sunday":["1"]}' }, 'Choose times from the list, on the days when you work'],
    ['unknown times', { timeSlots: '{"Monday":["99"]}' }, 'Choose times from the list, on the days when you work'],
    ['an unknown company', { companies: ['Nobody & Sons'] }, 'Choose each company from the list'],
    ['an empty company', { customCompanies: [''] }, 'Enter a name for each company of your own'],
    ['a workshop without address', { customWorkshops: '[{"name":"Shed"}]' }, 'Enter the address of the workshop'],
  ];

  it('refuses each missing or invalid field with its message (RULE-10)', async () => {
    const email = await provedAddress();
    const before = [await snapshot(test.scratch), await stored()];
    for (const [what, changes, text] of wrong) {
      const { status, body } = await apply(email, changes);
      expect([what, status, body.success, body.error]).toEqual([what, 422, false, text]);
      expect(body.errors[0]).toBe(text);
    }
    expect([await snapshot(test.scratch), await stored()]).toEqual(before);
    expect(await incoming()).toEqual([]);
    expect((await apply(email)).status).toBe(200);
  });

  it('lists every field that is too long', async () => {
    const entry = (limits: Record<string, number>) => JSON.stringify([overLimit(limits)]);
    const tooLong = 'x'.repeat(101);
    const changes = {
      ...overLimit({ first_name: 100, last_name: 100, email: 254, phone_no: 30 }),
      services: [],
      customServices: JSON.stringify([{ name: 'A', ...overLimit({ description: 500 }) }, { name: tooLong }]),
      customImmediateServices: entry({ name: 100, description: 500 }),
      servicePricing: JSON.stringify({ A: overLimit({ base_price: 100, custom_description: 500 }) }),
      customLocations: [tooLong],
      customCompanies: [tooLong],
      customWorkshops: entry({ name: 100, address: 200, city: 80, state: 80, postal_code: 10 }),
    };
    expect(tooLongFields(await apply(await provedAddress(), changes))).toEqual([
      ...[
        'first_name',
        'last_name',
        'phone_no',
        'customServices',
        'customServices',
        'servicePricing',
        'servicePricing',
      ],
      ...['customImmediateServices', 'customImmediateServices', 'customLocations', 'customCompanies'],
      ...Array<string>(4).fill('customWorkshops'),
    ]);
  });

  it('accepts names that look like code', async () => {
    const email = await provedAddress();
    const names = ['__proto__', 'constructor', 'toString'];
    const pricing = `{${names.map((name) => `"${name}":{"base_price":"1"}`).join(',')}}`;
    const changes = {
      services: [],
      customServices: JSON.stringify(names.map((name) => ({ name }))),
      servicePricing: pricing,
    };
    expect((await apply(email, changes)).status).toBe(200);
    const offer = JSON.parse(String((await applicationOf(email))?.offer));
    expect(valuesOf(offer.services, 'name')).toEqual(names);
  });

  it('checks the content of certificates, whatever their names (FILE-04)', async () => {
    const email = await provedAddress();
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    const refused: [Uint8Array, string][] = [
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.pdf'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'],
      [Buffer.from('<?php system("id");'), 'a.jpg'],
      [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'a.doc'],
      [documents.installer, 'a.doc'],
      [webp, 'a.jpg'],
    ];
    for (const [bytes, name] of refused) {
      const { status, body } = await apply(email, {
        certifiedFiles: [file(documents.pdf, 'good.pdf'), file(bytes, name)],
      });
      expect([name, status, body.error]).toEqual([
        name,
        415,
        `“${name}” is not a certificate we can read. Choose a PDF, JPG, PNG, DOC or DOCX file.`,
      ]);
    }
    expect(await incoming()).toEqual([]);
    expect(await applicationOf(email)).toBeUndefined();
  });

  it('stores certificates with names that match their content (FILE-04)', async () => {
    const email = await provedAddress();
    const jpeg = Buffer.from(await photoFile().arrayBuffer());
    const certifiedFiles = [
      file(documents.pdf, 'a.docx', 'application/octet-stream'),
      file(documents.docx, 'a.zip', ''),
      file(documents.pdf, 'pdf', 'text/plain'),
      file(jpeg, 'a.png', 'image/png'),
      file(jpeg, 'scan', ''),
    ];
    expect((await apply(email, { certifiedFiles })).status).toBe(200);
    const files = await filesOf((await applicationOf(email))?.id);
    expect(valuesOf(files, 'name')).toEqual(['nell.jpg', 'a.pdf', 'a.docx', 'pdf.pdf', 'a.jpg', 'scan.jpg']);
  });

  it('accepts at most nine certificates, 25 MiB each and 100 MiB in total (FILE-01)', async () => {
    const email = await provedAddress();
    const certificates = (count: number) =>
      Array.from({ length: count }, (_, index) => file(documents.pdf, `${index}.pdf`));
    const heavy = (bytes: number, name: string) =>
      file(Buffer.concat([documents.pdf, Buffer.alloc(bytes - documents.pdf.length)]), name);
    const before = await stored();
    for (const [certifiedFiles, text] of [
      [certificates(10), 'Add at most 9 certificates'],
      [[heavy(25 * MiB + 1, 'over.pdf')], '“over.pdf” is larger than 25 MB.'],
      [Array.from({ length: 5 }, () => heavy(21 * MiB, 'a.pdf')), 'The files are larger than 100 MB together.'],
    ] as const) {
      const { status, body } = await apply(email, { certifiedFiles: [...certifiedFiles] });
      expect([status, body.error]).toEqual([413, text]);
    }
    const faces = [photoFile(), photoFile()];
    expect((await apply(email, { profilePicture: faces })).body.error).toBe('Add one profile photo');
    expect(await stored()).toEqual(before);
    expect(await incoming()).toEqual([]);
    const certifiedFiles = [heavy(25 * MiB, 'full.pdf'), ...certificates(8)];
    expect((await apply(email, { certifiedFiles })).status).toBe(200);
  });

  it('refuses a photo that isn’t an image', async () => {
    const email = await provedAddress();
    const svg = file(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'me.png',
      'image/png',
    );
    const { status, body } = await apply(email, { profilePicture: svg });
    expect([status, body.error]).toEqual([
      415,
      '“me.png” is not an image we can read. Please choose a JPEG, PNG, WebP, GIF, AVIF or HEIC file.',
    ]);
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    expect((await apply(email, { profilePicture: file(webp, 'me.webp') })).status).toBe(200);
  });

  it('refuses a body that isn’t a form, or is too large', async () => {
    const json = await test.postJson('addSpecialist.php', {});
    expect([json.status, json.body.error]).toEqual([422, 'We couldn’t read the form.']);
    const long = await apply(newAddress(), { bio: 'x'.repeat(1_000_000) });
    expect([long.status, long.body.error]).toEqual([413, 'A field of the form is too long.']);
    const many = await apply(newAddress(), { customLocations: Array(1000).fill('x') });
    expect([many.status, many.body.error]).toEqual([422, 'The form has too many fields.']);
  });

  it('limits repeated applications by email and phone number', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await apply(await provedAddress(), { phone_no: '07700 900777' });
      statuses.push(answer.status);
      if (count === 5) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
