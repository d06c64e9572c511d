import { beforeEach, describe, expect, it } from 'vitest';
import { MUTATIONS } from '../examples/all.ts';
import { textsOf } from '../support/fake-php.ts';
import { BOOKABLE, ONE_PHOTO } from './booking-fixtures.ts';
import { APPOINTMENT, customerIs } from './customer-fixtures.ts';
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
const booking = (changes: object = {}) => ({ ...MUTATIONS.bookAppointment.input(), ...changes });

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

const sentTexts = () => Object.fromEntries(textsOf(gateway.php.callOf(FORM)));

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
});

describe('validation in the gateway', () => {
  it.each([
    [{ itemDetails: ' ' }, ['itemDetails'], 'REQUIRED'],
    [{ itemDetails: null }, ['itemDetails'], 'REQUIRED'],
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
});
