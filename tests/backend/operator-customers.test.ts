import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { personalData } from '../../backend/operator/customers/personal-data.ts';
import { applicationParts, proveAddress, sendApplication } from './support/application.ts';
import { appointment, bookOwn, type Headers, seeded, userData } from './support/appointments.ts';
import { joan, logIn, recordWith, useBackend, useSession, valuesOf } from './support/backend.ts';
import { bookAsGuest, photoFile } from './support/booking.ts';
import { codeFor, pass } from './support/codes.ts';
import { onEachEngine, query, rows, type Scratch, snapshot } from './support/engines.ts';
import { operate, operatorRefusal, runOperatorCommand, useFolder } from './support/operator.ts';
import { storedNames } from './support/stored-files.ts';

/** Texts that identify Joan. */
const traces = [
  'joan.pryce',
  'pryce',
  '900142',
  'fn19 ktr',
  'fj66 owb',
  'wheatsheaf',
  'le2 3pl',
  'wvwzzz1jzxw000001',
  'harrow road',
  'does the boiler man do fridays',
  'stuck by the canal',
  'pipes since 1999',
  'my-certificate',
];

const tablesIn = async (scratch: Scratch) =>
  Object.keys(await snapshot(scratch, [])).filter((name) => !name.startsWith('kysely_'));

async function columnsIn(scratch: Scratch, table: string): Promise<string[]> {
  const found = await query(
    scratch,
    scratch.databaseUrl
      ? `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = 'public'`
      : `select name from pragma_table_info('${table}')`,
  );
  return found.map(({ name }) => String(name)).sort();
}

/** Where a text is found in the whole database, in upper or lower case. */
async function findTraces(scratch: Scratch, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesIn(scratch))
    for (const row of await query(scratch, `select * from ${table}`)) {
      const text = JSON.stringify(row).toLowerCase();
      found.push(...texts.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${table}: ${text}`));
    }
  return found;
}

const removedVin = 'WVWZZZ1JZXW000999';

onEachEngine('Customers', (engine) => {
  const test = useBackend(engine);
  const session = useSession(test);
  const folder = useFolder();
  beforeAll(doEverything);

  const { email } = joan;
  const refusalOf = (...args: string[]) => operatorRefusal(test, ...args);
  const registration = (action: string, more: object = {}) =>
    test.postJson('userRegistration.php', { action, email, ...more });
  const help = {
    ...{ serviceType: 'Flat Tire', issueDetails: 'Ford Fiesta, FN19 KTR', issueDescription: 'Stuck by the canal.' },
    ...{ location: 'Canal Wharf', phoneNumber: '7700 900142', contactPreference: 'text' },
  };
  const person = { firstName: 'Joan', lastName: 'Pryce', phoneNumber: '7700 900142' };
  const form = { ...person, password: 'Kettle*Drum-81', confirmPassword: 'Kettle*Drum-81' };
  const requestHelp = (changes: object, headers: Headers) =>
    test.postJson('submit-immediate-request.php', { ...help, ...changes }, headers);

  /** Writes data of Joan's into every table that can hold customer data. */
  async function doEverything(): Promise<void> {
    const vehicle = { make: 'VW', model: 'Up', year: 2020, licensePlate: 'FG20 HJK', vin: 'WVWZZZ1JZXW000001' };
    await test.postJson('add-vehicle.php', vehicle, session);
    // Removed by the product's own connection, long before the erasure.
    const { body } = await test.postJson('add-vehicle.php', { ...vehicle, vin: removedVin }, session);
    const added = recordWith(body.vehicles, 'vin', removedVin);
    await test.postJson('update-vehicle.php', { vehicleId: added.vehicle_id ?? added.id, action: 'delete' }, session);
    const booking = await bookOwn(test, session);
    const guest = { email, firstName: 'Jo', lastName: 'Pryce', phone: '7700 900142' };
    const booked = await bookAsGuest(test, guest, { key: 'joan-books-again' });
    expect([booking.status, booked.status]).toEqual([200, 200]);
    // Only a guest without an account gets a handle, by which to correct the address.
    await bookAsGuest(test);
    await requestHelp({}, { ...session, 'idempotency-key': 'joan-needs-help-1' });
    await requestHelp({ phoneNumber: '+44 (0)7700 900 142' }, {});
    const message = { name: 'Joan Pryce', email, message: 'Does the boiler man do Fridays?' };
    await test.postForm('contact-form.php', new URLSearchParams(message));
    const review = {
      ...{ review_id: seeded.completed, appointment_id: seeded.completed, rating: 4 },
      review_text: 'Quiet brakes on FN19KTR. Ask for Joan Pryce on 07700 900 142, joan.pryce@example.com.',
    };
    await test.postJson('submit-review.php?userId=1', review, session);
    await proveAddress(test, email);
    const certifiedFiles = [photoFile(undefined, 'my-certificate.jpg')];
    const applicant = { first_name: 'Joan', last_name: 'Pryce', bio: 'Pipes since 1999.', certifiedFiles };
    const application = await sendApplication(test, applicationParts(email, applicant), 'joan-applies-to-us');
    expect(application.status).toBe(200);
    await proveAddressAgain();
    pass(test, 120);
    await registration('register_new', form);
    pass(test, 120);
    await registration('reset_request');
    const code = await codeFor(test, email);
    const proved = await registration('verify_otp', { code, type: 'password_reset' });
    expect(proved.body.token_id).toBeTypeOf('string');
    pass(test, 120);
    await registration('reset_request');
  }

  /** A proof that no application has used up. */
  async function proveAddressAgain(): Promise<void> {
    pass(test, 120);
    const proof = { type: 'profile_update', email: 'joan.new@example.com' };
    const ask = (action: string, more: object = {}) =>
      test.postJson('emailVerification.php', { ...proof, action, ...more }, session);
    expect((await ask('send_code')).status).toBe(200);
    expect((await ask('verify_code', { code: await codeFor(test, 'joan.new@example.com') })).status).toBe(200);
  }

  it('names every column of the database as personal or not (PRIV-01)', async () => {
    const tables = await tablesIn(test.scratch);
    expect(tables.sort()).toEqual(Object.keys(personalData).sort());
    for (const [table, columns] of Object.entries(personalData))
      expect(await columnsIn(test.scratch, table), table).toEqual(Object.keys(columns).sort());
  });

  it('shows everything there is about a customer, and no secrets (PRIV-01)', async () => {
    const copy = await operate(test, 'customers', 'show', ' Joan.Pryce@Example.com ');
    const guest = await operate(test, 'customers', 'show', 'ada.marsh@example.com');
    const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    for (const [table, columns] of Object.entries(personalData)) {
      const kinds = Object.values(columns);
      if (kinds.every((kind) => kind === 'none') || table === 'files' || table === 'file_pieces') continue;
      const [row] = [copy, guest].flatMap((exported) => exported[camelCase(table)] ?? []);
      expect(row, table).toBeDefined();
      for (const [column, kind] of Object.entries(columns))
        expect(camelCase(column) in row, `${table}.${column}`).toBe(kind === 'personal' || kind === 'record');
    }
    const text = JSON.stringify(copy).toLowerCase();
    expect(traces.filter((trace) => !text.includes(trace))).toEqual([]);
    // Of a guest with the same phone number, who may be another person, only what is confirmed.
    expect(copy.immediateRequests).toHaveLength(1);
    const confirmed = await operate(test, 'customers', 'show', email, '--phone', '+44 7700 900142');
    expect(confirmed.immediateRequests).toHaveLength(2);
    expect(text).not.toMatch(/your code: \d{6}/);
    for (const [table, columns] of Object.entries(personalData))
      for (const [column, kind] of Object.entries(columns))
        if (kind === 'secret' && table !== 'email_codes' && table !== 'email_proofs')
          for (const row of await query(test.scratch, `select ${column} as value from ${table}`))
            expect(text.includes(String(row.value).toLowerCase()) && row.value !== null, `${table}.${column}`).toBe(
              false,
            );
    const { stdout } = await runOperatorCommand(test, ['customers', 'show', '1']);
    expect(stdout).toMatch(/^Appointments \(11\)$/m);
    expect(stdout).toMatch(/^ {2}license plate +FN19 KTR$/m);
    expect(stdout).toMatch(/^ {2}price +£\d+\.00$/m);
    expect(stdout).toMatch(/Not included, since anyone can give any phone number[\s\S]*\n {2}IR-\d+ of 2026-03-02$/m);
    expect(await refusalOf('customers', 'show', '1', '--phone', '07700 900999')).toBe(
      'No guest has made a request with this phone number, or it isn’t this customer’s.\n',
    );
  });

  it('shows nothing of anyone else', async () => {
    const copy = JSON.stringify(await operate(test, 'customers', 'show', email));
    for (const other of ['Marriott', 'chloe.marriott@example.org', 'sam.unverified@example.com', 'Tilley'])
      expect(copy).not.toContain(other);
    expect(await refusalOf('customers', 'show', 'nobody@example.com')).toBe('We have no data about this customer.\n');
    await refusalOf('customers', 'show', '999');
    expect(await refusalOf('customers', 'show', 'nobody')).toBe('Please enter a valid email address.\n');
  });

  it('writes the copy to hand over, with photos and documents', async () => {
    const [file, files] = [folder.path('joan.json'), folder.path('joan-files')];
    const answer = await operate(test, 'customers', 'show', email, '--to', file, '--files', files);
    const copy = JSON.parse(await folder.read('joan.json'));
    const names = valuesOf([...copy.appointmentImages, ...copy.applicationFiles], 'storedName');
    expect(copy).toEqual(await operate(test, 'customers', 'show', email));
    expect((await readdir(files)).sort()).toEqual(names.sort());
    expect(answer.savedFiles).toHaveLength(4);
    expect(await refusalOf('customers', 'show', email, '--to', file)).toContain('it exists already');
    expect(await refusalOf('customers', 'show', email, '--files', file)).toBe(
      `${file} was not written: it is a file and not a folder.\n`,
    );
  });

  it('erases no customer with open appointments, and lists them (PRIV-02)', async () => {
    const stderr = await refusalOf('customers', 'erase', email, '--confirm', email);
    expect(stderr).toContain('The customer has open appointments. Complete or cancel them first:\n  MW-');
    const { appointment_reference: reference } = await appointment(test, session, seeded.pending);
    expect(stderr).toContain(`  ${reference}  pending  `);
  });

  it('erases a customer everywhere, and keeps what accounts need (PRIV-02, PRIV-03)', async () => {
    const open = (await operate(test, 'appointments', 'list')).appointments as { reference: string }[];
    const appointments = (await operate(test, 'customers', 'show', email)).appointments as { reference: string }[];
    for (const { reference } of open)
      if (appointments.some((one) => one.reference === reference))
        await operate(test, 'appointments', 'cancel', reference);

    const before = await snapshot(test.scratch);
    const phone = ['--phone', '07700 900142'];
    const unconfirmed = await operate(test, 'customers', 'erase', email);
    const dry = await operate(test, 'customers', 'erase', email, ...phone);
    expect([unconfirmed.erased.immediate_requests, dry.erased.immediate_requests]).toEqual([1, 2]);
    expect(dry).toMatchObject({ dryRun: true, anonymised: { accounts: 1, appointments: 4, reviews: 3 } });
    await refusalOf('customers', 'erase', email, '--confirm', 'sam@example.com');
    expect((await operate(test, 'customers', 'erase', email, '--confirm', email, '--dry-run')).dryRun).toBe(true);
    expect(await snapshot(test.scratch)).toEqual(before);
    expect((await findTraces(test.scratch, traces)).length).toBeGreaterThan(20);

    const done = await operate(test, 'customers', 'erase', email, '--confirm', email, ...phone);
    expect(done).toMatchObject({ dryRun: false, erased: dry.erased });
    expect(await findTraces(test.scratch, traces)).toEqual([]);
    const { appointmentImages } = await operate(test, 'customers', 'show', 'ada.marsh@example.com');
    expect(await storedNames(test.scratch, 'appointment-images')).toEqual([appointmentImages[0].storedName]);
    expect(await storedNames(test.scratch, 'application-files')).toEqual([]);

    if (engine === 'sqlite')
      for (const file of ['backend.sqlite', 'backend.sqlite-wal'])
        for (const trace of ['WVWZZZ1JZXW000001', removedVin])
          expect((await readFile(join(test.scratch.dataDir, file))).includes(trace), `${trace} in ${file}`).toBe(false);

    const [entry] = await rows<{ subject_id: string; changes: string }>(
      test.scratch,
      "select * from operator_log where command = 'customers erase'",
    );
    expect(entry?.subject_id).toBe('1');
    const remaining = await rows(
      test.scratch,
      `select reference, price_pence, paid_at, service_id, specialist_id, contact_first_name, contact_last_name
        from appointments where account_id = 1 order by id`,
    );
    expect(remaining).toHaveLength(4);
    expect(remaining[1]).toMatchObject({
      ...{ reference: 'MW-21133', price_pence: 17_900, service_id: 2, specialist_id: 30 },
      ...{ contact_first_name: 'Erased', contact_last_name: 'customer' },
    });
    const reviews = await rows<{ review_text: string }>(
      test.scratch,
      'select review_text from reviews where appointment_id is not null order by id desc',
    );
    expect(reviews[0]?.review_text).toBe(
      'Quiet brakes on [removed]. Ask for [removed] [removed] on [removed], [removed].',
    );
  });

  it('has forgotten the customer, who can register again (PRIV-03)', async () => {
    expect((await test.get('/php/getUserData.php', session)).status).toBe(401);
    const asKnown = await test.postJson('userLogin.php', joan);
    const asUnknown = await test.postJson('userLogin.php', { ...joan, email: 'nobody@example.com' });
    expect([asKnown.status, asKnown.body]).toEqual([asUnknown.status, asUnknown.body]);
    await refusalOf('customers', 'show', email);
    pass(test, 3600);
    expect((await registration('register_new', form)).status).toBe(200);
    const code = await codeFor(test, email);
    expect((await registration('verify_email', { code })).status).toBe(200);
    const again = await logIn(test, false, { email, password: form.password });
    const { firstName, recentAppointments } = await userData(test, again);
    expect(firstName).toBe('Joan');
    expect(recentAppointments).toEqual([]);
  });

  it('erases a guest whole, with reviews where asked, and someone who only wrote to us', async () => {
    const guest = 'ada.marsh@example.com';
    const [appointment] = (await operate(test, 'customers', 'show', guest)).appointments;
    await operate(test, 'appointments', 'cancel', appointment.reference);
    const { erased, anonymised } = await operate(test, 'customers', 'erase', guest, '--reviews', '--confirm', guest);
    expect([erased.accounts, erased.appointments, anonymised.appointments]).toEqual([1, 1, 0]);
    expect(await findTraces(test.scratch, ['ada.marsh', 'marsh', '900321'])).toEqual([]);
    expect(await storedNames(test.scratch, 'appointment-images')).toEqual([]);

    const writer = 'petra.vance@example.com';
    await test.postForm('contact-form.php', new URLSearchParams({ name: 'Petra', email: writer, message: 'Clocks?' }));
    expect((await operate(test, 'customers', 'erase', writer, '--confirm', writer)).erased.contact_messages).toBe(1);
    expect(await findTraces(test.scratch, ['petra'])).toEqual([]);
  });
});
