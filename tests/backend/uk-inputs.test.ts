import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, phones, phonesOfTheField, plates, postcodes } from '../support/uk-inputs.ts';
import { logIn, startBackend, type TestBackend } from './support/backend.ts';
import { bookingFields, firstFreeTimeSlot, sendBooking } from './support/booking.ts';
import { query } from './support/database.ts';

describe('What people type, sent to the scripts untidied', () => {
  let test: TestBackend;
  let session: Record<string, string> = {};
  beforeAll(async () => {
    test = await startBackend('sqlite');
    session = await logIn(test);
  });
  afterAll(() => test.stop());

  const update = (change: object) => test.postJson('update-account.php', change, session);
  const valid = (cases: typeof phones) => cases.filter((input) => input.valid);
  const wrong = (cases: typeof phones) => cases.filter((input) => !input.valid && input.typed !== '');

  it.each(valid(phones))(
    'stores the phone number $typed as $formatted (REG-06, C-57)',
    async ({ typed, formatted }) => {
      for (const phone of [typed, formatted]) {
        const { status, body } = await update({ phone });
        expect([status, body.user?.phone]).toEqual([200, formatted]);
      }
    },
  );

  it.each([...wrong(phones), ...phonesOfTheField])('refuses the phone number $typed', async ({ typed }) => {
    const { status, body } = await update({ phone: typed });
    expect([status, body.errors]).toEqual([422, ['Enter a UK phone number of 9 or 10 digits after +44']]);
  });

  it.each(valid(postcodes))('stores the postcode $typed as $formatted', async ({ typed, formatted }) => {
    for (const zipCode of [typed, formatted]) {
      const { status, body } = await update({ address: { zipCode } });
      expect([status, body.user?.address.zipCode]).toEqual([200, formatted]);
    }
  });

  it.each(wrong(postcodes))('refuses the postcode $typed', async ({ typed }) => {
    const { status, body } = await update({ address: { zipCode: typed } });
    expect([status, body.errors]).toEqual([422, ['Enter a UK postcode such as LE1 6XH']]);
  });

  it.each(valid(plates))('stores the number plate $typed as $formatted', async ({ typed, formatted }) => {
    for (const licensePlate of [typed, formatted]) {
      const fiesta = { vehicle_id: '1', make: 'Ford', model: 'Fiesta', year: '2019', licensePlate };
      const { status, body } = await test.postJson('update-vehicle-details.php', fiesta, session);
      expect([status, body.vehicles?.[0].licensePlate]).toEqual([200, formatted]);
    }
  });

  it.each(wrong(plates))('refuses a booking with the number plate $typed', async ({ typed }) => {
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=1&isHomeService=1');
    const vehicle = { serviceId: '1', serviceType: 'Vehicle Repair', model: 'Ford Fiesta', year: '2019' };
    const { status, body } = await sendBooking(test, bookingFields(timeSlot, { ...vehicle, plateNo: typed }));
    expect([status, body.errors]).toEqual([422, ['Enter the number plate as 2 to 8 letters and digits']]);
  });

  it('formats the number plate and the address of a booking', async () => {
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=1&isHomeService=1');
    const vehicle = { serviceId: '1', serviceType: 'Vehicle Repair', model: 'Ford Fiesta', year: '2019' };
    const written = { plateNo: 'fnI9ktr', customAddress: '1 high st le16xh' };
    const { body } = await sendBooking(test, bookingFields(timeSlot, { ...vehicle, ...written }));
    const [row] = await query(
      test.scratch,
      `select vehicle_plate, address from appointments where reference = '${body.referenceNumber}'`,
    );
    expect(row).toEqual({ vehicle_plate: 'FN19 KTR', address: '1 high st LE1 6XH' });
  });

  it.each(addresses.filter(({ typed }) => typed !== ''))('stores the address $typed as $formatted', async (address) => {
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=3&isDifferentLocation=1');
    const location = { isHomeService: 'false', isDifferentLocation: 'true', customAddress: address.typed };
    const { body } = await sendBooking(test, bookingFields(timeSlot, location));
    const [row] = await query(
      test.scratch,
      `select address from appointments where reference = '${body.referenceNumber}'`,
    );
    expect(row).toEqual({ address: address.formatted });
  });
});
