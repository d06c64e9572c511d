import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { BOOKABLE, ONE_PHOTO } from './booking-fixtures.ts';
import { APPOINTMENT, CUSTOMER, customerIs } from './customer-fixtures.ts';
import { post, readAnswer, SESSION } from './harness.ts';
import { type FileToSend, multipart, photo, sha256 } from './photo-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const FORM = 'user-appointment-form.php';
const VEHICLE = { vehicle_id: 3, make: 'Ford', model: 'Fiesta', year: '2019', licensePlate: 'FN19 KTR' };
const ADDRESS = { street: '4 Welford Place', street2: '', city: 'Leicester', state: null, zipCode: 'LE1 6XH' };

beforeEach(() => {
  gateway.php.answer({
    ...BOOKABLE,
    [FORM]: {
      json: {
        success: true,
        message: 'Your appointment has been sent to us.',
        referenceNumber: 'MW-48213',
        appointmentId: 'appointment-12',
      },
    },
  });
  customerIs(gateway, { vehicles: [VEHICLE], address: ADDRESS, appointments: [APPOINTMENT] });
});

/** A booking of a plumber at a workshop, each with a new key. */
const booking = (changes: object = {}) => ({
  idempotencyKey: randomUUID(),
  serviceId: 'service-3',
  itemDetails: 'Kitchen tap',
  issueDescription: 'It drips.\nDay and night.',
  location: { workshopId: 'workshop-2' },
  date: '2026-11-24',
  timeSlotId: '3',
  ...changes,
});

async function book(
  input: object,
  files: readonly FileToSend[] = ONE_PHOTO,
  headers: Record<string, string> = SESSION,
  fields = 'reference message userErrors { field message code }',
) {
  const query = `mutation Book($input: BookAppointmentInput!) { bookAppointment(input: $input) { ${fields} } }`;
  const answer = await readAnswer(await post(gateway, multipart(query, input, files), headers));
  return { ...answer, payload: answer.data?.bookAppointment };
}

const sentTexts = () =>
  Object.fromEntries(
    gateway.php.callOf(FORM).parts.flatMap((part) => ('text' in part ? [[part.name, part.text]] : [])),
  );

describe('what is sent', () => {
  it('is the documented form, part by part, with the credentials in it too (PHP-47, ENT-14, DBOOK-19)', async () => {
    const files = [
      { name: 'front.jpg', bytes: photo('jpeg') },
      { name: 'back.png', bytes: photo('png') },
    ];
    const input = booking({
      serviceId: 'service-1',
      vehicleId: 'vehicle-3',
      itemDetails: 'ignored',
      specialistId: 'specialist-7',
    });
    const { payload, errors } = await book(input, files);
    expect(errors).toBeUndefined();
    expect(payload).toEqual({
      reference: 'MW-48213',
      message: 'Your appointment has been sent to us.',
      userErrors: [],
    });

    const call = gateway.php.callOf(FORM);
    expect(call.parts).toEqual([
      { name: 'userId', text: '7' },
      { name: 'token', text: SESSION['x-auth-token'] },
      { name: 'serviceType', text: 'Vehicle Repair' },
      { name: 'serviceId', text: '1' },
      { name: 'model', text: 'Ford Fiesta' },
      { name: 'year', text: '2019' },
      { name: 'plateNo', text: 'FN19 KTR' },
      { name: 'selectedVehicleId', text: '3' },
      { name: 'vehicleDetails', text: 'Ford Fiesta, 2019, FN19 KTR' },
      { name: 'appointmentDetails', text: 'Ford Fiesta, 2019, FN19 KTR\nIt drips.\nDay and night.' },
      { name: 'preferredLocation', text: 'Frog Island Motors' },
      { name: 'preferredLocationId', text: '2' },
      { name: 'isHomeService', text: 'false' },
      { name: 'isDifferentLocation', text: 'false' },
      { name: 'customAddress', text: '' },
      { name: 'preferredSpecialist', text: 'Priya Nair' },
      { name: 'preferredSpecialistId', text: '7' },
      { name: 'preferredDate', text: '2026-11-24' },
      { name: 'preferredTime', text: '10:00 AM' },
      { name: 'preferredTimeSlot', text: '3' },
      ...files.map(({ name, bytes }, index) => ({
        name: `images[${index}]`,
        fileName: name,
        mimeType: ['image/jpeg', 'image/png'][index],
        size: bytes.length,
        sha256: sha256(bytes),
      })),
    ]);
    expect(call.headers).toMatchObject({ ...SESSION, 'idempotency-key': input.idempotencyKey });
    expect(call.query).toEqual({ userId: '7', token: SESSION['x-auth-token'] });
  });

  it('needs no data of the customer if the input is complete, and then has no saved vehicle', async () => {
    const vehicle = { model: 'Mini One', year: '2008', plate: 'AB08 CDE' };
    await book(booking({ serviceId: 'service-1', vehicle }));
    expect(sentTexts()).toMatchObject({ model: 'Mini One', year: '2008', plateNo: 'AB08 CDE', selectedVehicleId: '' });
    expect(gateway.php.callsOf('getUserData.php')).toHaveLength(0);
  });

  it('omits the vehicle for other services', async () => {
    await book(booking({ vehicleId: 'vehicle-3' }));
    expect(sentTexts()).toMatchObject({ model: '', selectedVehicleId: '', vehicleDetails: 'Kitchen tap' });
    expect(gateway.php.callsOf('getUserData.php')).toHaveLength(0);
  });

  it('omits unknown fields of a saved vehicle', async () => {
    customerIs(gateway, { vehicles: [{ id: '3', make: 'Ford' }] });
    await book(booking({ serviceId: 'service-1', vehicleId: 'vehicle-3' }));
    expect(sentTexts()).toMatchObject({ model: 'Ford', year: '', plateNo: '', vehicleDetails: 'Ford' });
  });

  it.each([
    ['the address of the profile', null, ADDRESS, '4 Welford Place, Leicester, LE1 6XH'],
    ['another address, when there is one', '9 High Street', ADDRESS, '9 High Street'],
    ['none, when the profile has none', null, null, ''],
  ])('has %s for work at the customer’s home', async (_what, address, known, customAddress) => {
    customerIs(gateway, { address: known });
    const { payload } = await book(booking({ location: { customerLocation: 'HOME_SERVICE' }, address }));
    expect(payload.userErrors).toEqual([]);
    expect(sentTexts()).toMatchObject({
      preferredLocation: 'Home Service',
      preferredLocationId: '',
      isHomeService: 'true',
      customAddress,
    });
  });
});

describe('the result', () => {
  const FIELDS =
    'reference message appointment { id reference } customer { appointments { nodes { id } } } userErrors { code }';

  it.each([
    ['by its id', { appointmentId: 12 }],
    ['by its reference', { referenceNumber: 'MW-48213' }],
  ])('is the new appointment, found %s in the refetched data', async (_what, answer) => {
    gateway.php.answer({ [FORM]: { json: { success: true, ...answer } } });
    const { payload } = await book(
      booking({ location: { customerLocation: 'HOME_SERVICE' } }),
      ONE_PHOTO,
      SESSION,
      FIELDS,
    );
    expect(payload.appointment).toEqual({ id: 'appointment-12', reference: 'MW-48213' });
    expect(payload.customer.appointments.nodes).toEqual([{ id: 'appointment-12' }]);
    expect(gateway.php.calls.map(({ script }) => script).slice(-2)).toEqual([FORM, 'getUserData.php']);
    expect(gateway.php.callsOf('getUserData.php')).toHaveLength(2);
  });

  it.each([
    ['says only that it was', { success: true, message: 'Sent.' }, 'Sent.'],
    ['says so in a way that cannot be read', { success: '1', message: {}, referenceNumber: [] }, null],
  ])('is a booking even if the host %s (PHP-47)', async (_what, json, message) => {
    gateway.php.answer({ [FORM]: { json } });
    const { payload, errors } = await book(booking(), ONE_PHOTO, SESSION, FIELDS);
    expect(errors).toBeUndefined();
    expect(payload).toMatchObject({ reference: null, appointment: null, message, userErrors: [] });
  });

  it.each([
    [200, { success: false, message: 'M' }, ['M'], 'REFUSED', null],
    [422, { success: false, message: 'M', errors: ['One'] }, ['M', 'One'], 'REFUSED', null],
    [422, { success: false }, ["We couldn't make your booking. Please try again."], 'REFUSED', null],
    [409, {}, ["We couldn't make your booking. Please try again."], 'REFUSED', null],
    [
      200,
      { success: false, error: 'This timeSlot is no longer available.' },
      ['This timeSlot is no longer available.'],
      'SLOT_TAKEN',
      ['timeSlotId'],
    ],
    [413, { success: false, message: 'Too large.' }, ['Too large.'], 'TOO_LARGE', ['photos']],
    [429, { success: false, message: 'Slow down.' }, ['Slow down.'], 'RATE_LIMITED', null],
  ])('is a refusal with status %i and %j (DBOOK-22)', async (status, json, messages, code, field) => {
    gateway.php.answer({ [FORM]: { json, status } });
    const { payload, errors } = await book(booking());
    expect(errors).toBeUndefined();
    expect(payload).toEqual({
      reference: null,
      message: null,
      userErrors: messages.map((message) => ({ field, message, code })),
    });
  });

  it('is UNAUTHENTICATED when the host refuses the session (DBOOK-21)', async () => {
    gateway.php.answer({ [FORM]: { json: { success: false }, status: 401 } });
    const { payload, errors } = await book(booking());
    expect(payload).toBeNull();
    expect(errors).toMatchObject([
      { message: 'Your session has expired. Please log in again.', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('refetches the time slots', async () => {
    const times = () =>
      gateway.graph(
        '{ service(id: "service-3") { timeSlots(date: "2026-11-24", location: { workshopId: "workshop-2" }) { timeSlotId } } }',
      );
    await times();
    await book(booking());
    gateway.php.answer({ 'getAvailableTimeSlots.php': { json: { slots: [] } } });
    expect((await times()).data.service.timeSlots).toEqual([]);
  });
});

describe('the same booking', () => {
  it('sent twice at the same time is one booking with the same response (FAULT-12)', async () => {
    const letGo = gateway.php.hold(FORM, { json: { success: true, referenceNumber: 'MW-1' } });
    const input = booking();
    const presses = [book(input), book(input)];
    await until(() => gateway.php.callsOf(FORM).length > 0, 'the first press arrived');
    letGo();
    const [first, second] = await Promise.all(presses);
    expect(first?.payload.reference).toBe('MW-1');
    expect(second?.payload).toEqual(first?.payload);
    expect(gateway.php.callsOf(FORM)).toHaveLength(1);
  });

  it('with different texts is refused', async () => {
    const input = booking();
    await book(input);
    const { payload } = await book({ ...input, issueDescription: 'It floods.' });
    expect(payload.userErrors).toMatchObject([{ field: ['idempotencyKey'], code: 'KEY_REUSED' }]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(1);
  });

  it('of another customer is another booking, even with the same key', async () => {
    const input = booking();
    await book(input);
    await book(input, ONE_PHOTO, { ...SESSION, 'x-user-id': '8' });
    expect(gateway.php.callsOf(FORM).map(({ query }) => query.userId)).toEqual(['7', '8']);
  });

  it('is sent to the host again with its key after a lost response (FAULT-11)', async () => {
    const input = booking();
    gateway.php.answer({ [FORM]: 'cut' });
    gateway.php.keepsIdempotencyKeys = true;
    const { payload, errors } = await book(input);
    expect(payload).toBeNull();
    expect(errors?.[0].message).toContain("You can safely submit it again: your booking won't be made twice.");
    gateway.php.answer({
      [FORM]: { json: { success: true, referenceNumber: 'MW-1' } },
      'getAvailableTimeSlots.php': { json: { slots: [] } },
    });
    gateway.pass(10_000);
    expect((await book(input)).payload.reference).toBe('MW-1');
    const keys = gateway.php.callsOf(FORM).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([input.idempotencyKey, input.idempotencyKey]);
  });
});

describe('validation in the gateway', () => {
  it.each([
    ['no session', {}],
    ['half a session', { 'x-auth-token': SESSION['x-auth-token'] }],
  ])('is refused with %s (DBOOK-20)', async (_what, headers) => {
    const { payload, errors } = await book(booking(), ONE_PHOTO, headers);
    expect(payload).toBeNull();
    expect(errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([
    [{ itemDetails: ' ' }, ['itemDetails'], 'REQUIRED'],
    [{ itemDetails: null }, ['itemDetails'], 'REQUIRED'],
    [{ itemDetails: 'x'.repeat(501) }, ['itemDetails'], 'TOO_LARGE'],
    [{ issueDescription: '\n' }, ['issueDescription'], 'REQUIRED'],
    [{ issueDescription: 'x'.repeat(10_001) }, ['issueDescription'], 'TOO_LARGE'],
    [{ idempotencyKey: 'short' }, ['idempotencyKey'], 'INVALID'],
    [{ serviceId: 'service-99' }, ['serviceId'], 'NOT_FOUND'],
    [{ serviceId: 'service-1' }, ['vehicle'], 'REQUIRED'],
    [{ serviceId: 'service-1', vehicleId: 'vehicle-4' }, ['vehicleId'], 'NOT_FOUND'],
    [{ serviceId: 'service-1', vehicleId: `vehicle-${'x'.repeat(65)}` }, ['vehicleId'], 'TOO_LARGE'],
    [
      { serviceId: 'service-1', vehicle: { model: 'Ford', year: 'MM', plate: 'FN19 KTR' } },
      ['vehicle', 'year'],
      'INVALID',
    ],
    [{ location: { customerLocation: 'DIFFERENT_LOCATION' }, address: ' ' }, ['address'], 'REQUIRED'],
    [{ location: { customerLocation: 'HOME_SERVICE' }, address: 'x'.repeat(301) }, ['address'], 'TOO_LARGE'],
  ])('refuses %j at its field', async (changes, field, code) => {
    const { payload, errors } = await book(booking(changes));
    expect(errors).toBeUndefined();
    expect(payload.userErrors).toMatchObject([{ field, code }]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
  });

  it('refuses a booking without photos, or with other files', async () => {
    expect((await book(booking(), [])).payload.userErrors).toMatchObject([{ field: ['photos'], code: 'REQUIRED' }]);
    const page = [{ name: 'tap.png', bytes: Buffer.from('<html><script>alert(1)</script></html>') }];
    expect((await book(booking(), page)).payload.userErrors).toMatchObject([
      { field: ['photos', '0'], code: 'UNSUPPORTED_FILE' },
    ]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
  });

  it('fails if the saved vehicle can’t be read', async () => {
    gateway.php.answer({ 'getUserData.php': { raw: 'x', status: 503 } });
    const { payload, errors } = await book(booking({ serviceId: 'service-1', vehicleId: 'vehicle-3' }));
    expect(payload).toBeNull();
    expect(errors?.[0].extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 503 });
    expect(errors?.[0].message).not.toContain('did not hear');
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
  });

  it('allows one booking per operation, even with aliases', async () => {
    const query = `mutation Two($input: BookAppointmentInput!) { a: bookAppointment(input: $input) { reference }
      b: bookAppointment(input: $input) { reference } }`;
    const { status } = await gateway.graph(query, { input: { ...booking(), photos: [] } }, SESSION);
    expect(status).toBe(400);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

it('never logs the token', async () => {
  gateway.php.answer({ [FORM]: { json: { success: false, message: CUSTOMER.email }, status: 422 } });
  await book(booking());
  expect(gateway.logText()).not.toContain(SESSION['x-auth-token']);
  expect(gateway.logText()).not.toContain(CUSTOMER.email);
});
