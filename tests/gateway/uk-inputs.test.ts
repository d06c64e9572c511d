import { expect, it } from 'vitest';
import { textsOf } from '../support/fake-php.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { mutate, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

// uk-inputs.test.ts of shared/ has every format.
it.each([
  [{ phone: '07723-123456' }, { phone: '7723 123456' }],
  [{ serviceId: 'service-1', vehicle: { model: 'Ford', year: '2019', plate: 'fn19ktr' } }, { plateNo: 'FN19 KTR' }],
  [
    { location: { customerLocation: 'DIFFERENT_LOCATION' }, address: '1 High St, le16xh' },
    { customAddress: '1 High St, LE1 6XH' },
  ],
])('a booking with %j reaches the script with %j (C-57)', async (changes, sent) => {
  gateway.php.answer(BOOKABLE);
  const { payload } = await book(gateway, booking(changes));
  expect(payload.userErrors).toEqual([]);
  expect(Object.fromEntries(textsOf(gateway.php.callOf('appointment-form.php')))).toMatchObject(sent);
});

it('a saved number plate is sent and shown in its format, however it was written', async () => {
  const saved = { vehicle_id: 3, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'fn19ktr' };
  gateway.php.answer({
    'add-vehicle.php': { json: { success: true } },
    'getUserData.php': { json: { user_id: '7', firstName: 'Joan', vehicles: [saved] } },
  });
  await mutate(
    gateway,
    'addVehicle',
    { make: 'Ford', model: 'Fiesta', year: 2019, plate: 'fn19ktr' },
    { headers: SESSION },
  );
  expect(JSON.parse(gateway.php.callOf('add-vehicle.php').body).licensePlate).toBe('FN19 KTR');
  expect((await gateway.asCustomer('{ me { vehicles { plate } } }')).data.me.vehicles).toEqual([{ plate: 'FN19 KTR' }]);
});
