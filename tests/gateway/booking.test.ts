import { beforeEach, describe, expect, it } from 'vitest';
import { textsOf } from '../support/fake-php.ts';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking, ONE_PHOTO } from './booking-fixtures.ts';
import { SESSION } from './harness.ts';
import { photo, sha256 } from './photo-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();
beforeEach(() => {
  gateway.php.answer(BOOKABLE);
});

const FORM = 'appointment-form.php';
const CONFIRMATION = 'send-existing-user-confirmation.php';

const sentTexts = () => Object.fromEntries(textsOf(gateway.php.callOf(FORM)));

const answered = (changes: object, status = 200) =>
  gateway.php.answer({ [FORM]: { json: { success: true, referenceNumber: 'MW-1', ...changes }, status } });

describe('the form of a booking (ENT-13)', () => {
  it('is the documented form, part by part, and the photos unchanged and in order (PHP-08, BOOK-40, C-09, C-10, FILE-10)', async () => {
    const files = [
      { name: 'front.jpg', bytes: photo('jpeg', 300_000), type: 'text/html' },
      { name: 'back.png', bytes: photo('png') },
      { name: 'side.heic', bytes: photo('heic') },
    ];
    const input = booking({
      serviceId: 'service-1',
      vehicle: { model: 'Ford Fiesta', year: '2021', plate: 'FN21 KTR' },
      itemDetails: 'ignored',
      specialistId: 'specialist-7',
      preselectedSpecialistId: 'specialist-7',
      address: 'ignored',
    });
    const { payload } = await book(gateway, input, files, SESSION);
    expect(payload.userErrors).toEqual([]);

    const call = gateway.php.callOf(FORM);
    expect(call.parts).toEqual([
      { name: 'serviceType', text: 'Vehicle Repair' },
      { name: 'serviceId', text: '1' },
      { name: 'model', text: 'Ford Fiesta' },
      { name: 'year', text: '2021' },
      { name: 'plateNo', text: 'FN21 KTR' },
      { name: 'reason', text: '' },
      { name: 'vehicleDetails', text: 'Ford Fiesta, 2021, FN21 KTR' },
      { name: 'appointmentDetails', text: 'Ford Fiesta, 2021, FN21 KTR\nIt drips.\nDay and night.' },
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
      { name: 'firstName', text: 'Ann' },
      { name: 'lastName', text: "O'Reed" },
      { name: 'email', text: 'ann@example.com' },
      { name: 'phone', text: '7723 123456' },
      { name: 'declaration', text: 'true' },
      { name: 'specialist_id', text: '7' },
      ...files.map(({ name, bytes }, index) => ({
        name: `images[${index}]`,
        fileName: name,
        mimeType: ['image/jpeg', 'image/png', 'image/heic'][index],
        size: bytes.length,
        sha256: sha256(bytes),
      })),
    ]);
    expect(call.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(Number(call.headers['content-length'])).toBeGreaterThan(300_000);
    expect(call.headers).not.toHaveProperty('transfer-encoding');
    expect(call.headers).not.toHaveProperty('x-user-id');
    expect(call.query).toEqual({});
  });

  it('omits the vehicle for other services, and the specialist without a preference (BOOK-04, BOOK-10)', async () => {
    await book(gateway, booking({ vehicle: { model: 'Ford', year: '2021', plate: 'FN19 KTR' } }));
    expect(sentTexts()).toMatchObject({
      model: '',
      year: '',
      plateNo: '',
      vehicleDetails: 'Kitchen tap',
      appointmentDetails: 'Kitchen tap\nIt drips.\nDay and night.',
      preferredSpecialist: '',
      preferredSpecialistId: '',
    });
    expect(sentTexts()).not.toHaveProperty('specialist_id');
  });

  it.each([
    [
      'HOME_SERVICE',
      '',
      { preferredLocation: 'Home Service', isHomeService: 'true', isDifferentLocation: 'false', customAddress: '' },
    ],
    [
      'DIFFERENT_LOCATION',
      '4 Welford Place',
      {
        preferredLocation: 'Different location',
        isHomeService: 'false',
        isDifferentLocation: 'true',
        customAddress: '4 Welford Place',
      },
    ],
  ])('sends %s without a location id (ENT-09)', async (customerLocation, address, parts) => {
    const { payload } = await book(gateway, booking({ location: { customerLocation }, address }));
    expect(payload.userErrors).toEqual([]);
    expect(sentTexts()).toMatchObject({ ...parts, preferredLocationId: '' });
  });

  it.each(['+44 7723 123456', '0044 (0)7723-123456', '7723123456', '07723.123.456'])(
    'has the phone number %s in the format of the form (C-57)',
    async (phone) => {
      await book(gateway, booking({ phone }));
      expect(sentTexts().phone).toBe('7723 123456');
    },
  );

  it('is sent without names if they can’t be read', async () => {
    gateway.php.answer({ 'getWorkshopLocations.php': 'reset', 'getAvailableTimeSlots.php': { raw: 'x', status: 500 } });
    expect((await book(gateway, booking())).payload.booking.reference).toBe('MW-48213');
    expect(sentTexts()).toMatchObject({
      preferredLocation: '',
      preferredLocationId: '2',
      preferredTime: '',
      preferredTimeSlot: '3',
    });
  });

  it('escapes texts, so that they stay in their parts', async () => {
    const itemDetails = 'Ann"\r\nContent-Disposition: form-data; name="admin"\r\n\r\n1\r\n------x';
    await book(gateway, booking({ itemDetails }), [{ name: 'a"\r\nX-Evil: 1\r\n.png', bytes: photo('png') }]);
    const { parts, headers } = gateway.php.callOf(FORM);
    expect(parts.map(({ name }) => name)).not.toContain('admin');
    expect(headers).not.toHaveProperty('x-evil');
    expect(sentTexts().vehicleDetails).toContain('Ann"');
  });

  it('has no line breaks in one-line texts (DATA-07)', async () => {
    const { payload } = await book(gateway, booking({ firstName: 'Ann\r\nBcc: eve@example.com' }));
    expect(payload.userErrors).toMatchObject([{ field: ['firstName'], code: 'INVALID' }]);
    expect(gateway.php.counts).not.toHaveProperty(FORM);
  });
});

describe('the result', () => {
  it.each([
    ['new', '/verify', 'NEW_CUSTOMER', '/verify', 'customer-15'],
    ['new', null, 'NEW_CUSTOMER', '/appointment-success', 'customer-15'],
    [null, null, 'NEW_CUSTOMER', '/appointment-success', 'customer-15'],
    [null, '/appointment-success', 'NEW_CUSTOMER', '/appointment-success', 'customer-15'],
    ['other', '/appointment-success', 'NEW_CUSTOMER', '/appointment-success', 'customer-15'],
    ['other', 'https://evil.example/x', 'NEW_CUSTOMER', '/appointment-success', 'customer-15'],
    ['existing_unverified', '//evil.example', 'EXISTING_UNVERIFIED', '/verify-appointment-email', 'customer-15'],
    [
      'existing_unverified',
      '/verify-appointment-email?x=1',
      'EXISTING_UNVERIFIED',
      '/verify-appointment-email?x=1',
      'customer-15',
    ],
    ['existing_verified', '/elsewhere', 'EXISTING_VERIFIED', '/login', null],
  ])(
    'of user type %s and redirect %s (BOOK-41..43, BOOK-49, C-12)',
    async (userType, redirect, customerKind, nextPath, customerId) => {
      answered({ userType, redirect, userId: '15', appointmentId: '12', message: 'Sent &amp; <b>done</b>' });
      const { payload } = await book(gateway, booking());
      expect(payload).toEqual({
        booking: {
          customerKind,
          reference: 'MW-1',
          appointmentId: 'appointment-12',
          customerId,
          message: 'Sent & <b>done</b>',
          nextPath,
          serviceName: 'Plumbing',
          email: 'ann@example.com',
          firstName: 'Ann',
        },
        userErrors: [],
      });
    },
  );

  it('is confirmed to a verified customer by email, once and in the background (PHP-09)', async () => {
    answered({ userType: 'existing_verified', appointmentId: '12', userId: '15', referenceNumber: 'MW-2' });
    gateway.php.answer({ [CONFIRMATION]: { raw: 'x', status: 500 } });
    const input = booking();
    expect((await book(gateway, input)).payload.booking.customerKind).toBe('EXISTING_VERIFIED');
    await book(gateway, input);
    const sent = () => gateway.php.callsOf(CONFIRMATION).map(({ body }) => JSON.parse(body));
    const ofThisBooking = () => sent().filter(({ referenceNumber }) => referenceNumber === 'MW-2');
    await until(() => ofThisBooking().length > 0, 'the confirmation was sent');
    await until(() => gateway.logText().includes('confirmation not sent'), 'its failure was logged');
    expect(ofThisBooking()).toEqual([
      {
        email: 'ann@example.com',
        firstName: 'Ann',
        lastName: "O'Reed",
        phone: '7723 123456',
        referenceNumber: 'MW-2',
        serviceType: 'Plumbing',
        appointmentId: '12',
        userId: '15',
      },
    ]);
  });

  it.each([
    [{ email: ['Bad email'] }, 'Bad email', 'INVALID', ['email']],
    [{ constructor: ['Odd'] }, 'Odd', 'REFUSED', null],
  ])('is a refusal at the fields that the host names: %j (BOOK-44, BOOK-45)', async (errors, message, code, field) => {
    gateway.php.answer({ [FORM]: { json: { success: false, errors }, status: 422 } });
    const { payload } = await book(gateway, booking());
    expect(payload).toEqual({ booking: null, userErrors: [{ field, message, code }] });
  });

  it.each([
    [{ success: false, message: 'Not free.' }, 'Not free.', 'SLOT_TAKEN', ['timeSlotId']],
    [{ success: false }, 'That time has just been taken. Please choose another time.', 'SLOT_TAKEN', ['timeSlotId']],
    [
      { success: false, message: 'This booking has been sent before with other details.' },
      'We’ve already received your booking request. To change it, please call us.',
      'KEY_REUSED',
      ['idempotencyKey'],
    ],
  ])(
    'is SLOT_TAKEN when the time slot is no longer offered and the host responds with %j',
    async (json, ...expected) => {
      gateway.php.answer({ [FORM]: { json } });
      const { payload } = await book(gateway, booking({ timeSlotId: '4' }));
      const [message, code, field] = expected;
      expect(payload.userErrors).toEqual([{ field, message, code }]);
    },
  );

  it('is still decided by the host when the time slot is no longer offered', async () => {
    const { payload } = await book(gateway, booking({ timeSlotId: '4' }));
    expect(payload).toMatchObject({ booking: { reference: 'MW-48213' }, userErrors: [] });
  });

  it('is an error without a reference number', async () => {
    answered({ referenceNumber: '' });
    const { payload, errors } = await book(gateway, booking());
    expect(payload).toBeNull();
    expect(errors?.[0].extensions.code).toBe('UPSTREAM_INVALID_RESPONSE');
  });
});

describe('validation in the gateway', () => {
  const refused = async (changes: object, files = ONE_PHOTO) => {
    const { payload, errors } = await book(gateway, booking(changes), files);
    expect(errors).toBeUndefined();
    expect(payload.booking).toBeNull();
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
    return payload.userErrors;
  };

  it.each([
    [{ email: 'ann@' }, ['email'], 'INVALID'],
    [{ email: 'a\r\nBcc: x@example.com' }, ['email'], 'INVALID'],
    [{ phone: '12345' }, ['phone'], 'INVALID'],
    [{ phone: '077231234567' }, ['phone'], 'INVALID'],
    [{ declarationAccepted: false }, ['declarationAccepted'], 'REQUIRED'],
    [{ serviceId: 'service-99' }, ['serviceId'], 'NOT_FOUND'],
    [{ serviceId: 'service-1' }, ['vehicle'], 'REQUIRED'],
    [
      { serviceId: 'service-1', vehicle: { model: 'Ford', year: '21', plate: 'FN19 KTR' } },
      ['vehicle', 'year'],
      'INVALID',
    ],
    [{ location: { customerLocation: 'DIFFERENT_LOCATION' }, address: '  ' }, ['address'], 'REQUIRED'],
  ])('refuses %j at its field', async (changes, field, code) => {
    expect(await refused(changes)).toMatchObject([{ field, code }]);
  });

  it('reports all problems at once', async () => {
    const errors = await refused({ firstName: '', phone: '1', declarationAccepted: false }, []);
    expect(errors.map(({ field }: { field: string[] }) => field.join('.'))).toEqual([
      'firstName',
      'phone',
      'declarationAccepted',
      'photos',
    ]);
  });

  it('fails without the catalogue', async () => {
    gateway.php.answer({ 'services.php': { raw: 'x', status: 503 } });
    const { payload, errors } = await book(gateway, booking());
    expect(payload).toBeNull();
    expect(errors?.[0].extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 503 });
  });
});
