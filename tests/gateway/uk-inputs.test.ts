import { describe, expect, it } from 'vitest';
import { addresses, phones, phonesOfTheField, plates, postcodes } from '../support/uk-inputs.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { mutate, NO_LIMITS, PASSWORD, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const DONE = { json: { success: true, message: 'OK' } };
const fieldsOf = (script: string) => JSON.parse(gateway.php.callOf(script).body);

const bookWith = async (changes: object) => {
  gateway.php.answer(BOOKABLE);
  const { payload } = await book(gateway, booking(changes));
  const [call] = gateway.php.calls.filter(({ script }) => script === 'appointment-form.php');
  const texts = call?.parts.flatMap((part) => ('text' in part ? [[part.name, part.text]] : [])) ?? [];
  return { sent: call ? Object.fromEntries(texts) : null, userErrors: payload.userErrors };
};

describe('A phone number (REG-06, C-57)', () => {
  const register = async (phone: string) => {
    gateway.php.answer({ 'userRegistration.php': DONE });
    const person = { firstName: 'Ann', lastName: 'Reed', email: 'ann@example.com', phone, password: PASSWORD };
    return (await mutate(gateway, 'register', person)).payload.userErrors;
  };

  it.each(phones.filter(({ valid }) => valid))(
    '$typed reaches the scripts as $formatted',
    async ({ typed, formatted }) => {
      expect(await register(typed)).toEqual([]);
      expect(fieldsOf('userRegistration.php')).toMatchObject({ phoneNumber: formatted, phone_no: formatted });
      expect(await bookWith({ phone: typed })).toMatchObject({ sent: { phone: formatted }, userErrors: [] });
    },
  );

  it.each(phones.filter(({ valid }) => !valid))('$typed is refused at its field', async ({ typed }) => {
    expect(await register(typed)).toMatchObject([{ field: ['phone'] }]);
    expect(await bookWith({ phone: typed })).toMatchObject({ sent: null, userErrors: [{ field: ['phone'] }] });
  });

  it.each(phonesOfTheField)('$typed is refused, but $formatted is accepted', async ({ typed, formatted }) => {
    expect(await register(typed)).toMatchObject([{ field: ['phone'], code: 'INVALID' }]);
    expect(await register(formatted)).toEqual([]);
  });
});

describe('A postcode', () => {
  const move = async (postcode: string) => {
    gateway.php.answer({
      'getUserData.php': { json: { user_id: '7', firstName: 'Joan' } },
      'update-account.php': DONE,
    });
    return (await mutate(gateway, 'updateProfile', { address: { postcode } }, { headers: SESSION })).payload.userErrors;
  };

  it.each(postcodes.filter(({ valid }) => valid))(
    '$typed reaches the scripts as $formatted',
    async ({ typed, formatted }) => {
      expect(await move(typed)).toEqual([]);
      expect(fieldsOf('update-account.php').address.zipCode).toBe(formatted);
    },
  );

  it.each(postcodes.filter(({ valid, typed }) => !valid && typed !== ''))(
    '$typed is refused at its field',
    async ({ typed }) => {
      expect(await move(typed)).toMatchObject([{ field: ['address', 'postcode'], code: 'INVALID' }]);
    },
  );
});

describe('A number plate', () => {
  const save = async (plate: string) => {
    gateway.php.answer({ 'add-vehicle.php': { json: { success: true, vehicles: [] } } });
    return mutate(gateway, 'addVehicle', { make: 'Ford', model: 'Fiesta', year: 2019, plate }, { headers: SESSION });
  };
  const vehicle = (plate: string) => ({ serviceId: 'service-1', vehicle: { model: 'Ford', year: '2019', plate } });

  it.each(plates.filter(({ valid }) => valid))(
    '$typed reaches the scripts as $formatted',
    async ({ typed, formatted }) => {
      expect((await save(typed)).payload.userErrors).toEqual([]);
      expect(fieldsOf('add-vehicle.php').licensePlate).toBe(formatted);
      expect(await bookWith(vehicle(typed))).toMatchObject({ sent: { plateNo: formatted }, userErrors: [] });
    },
  );

  it.each(plates.filter(({ valid }) => !valid))('$typed is refused at its field', async ({ typed }) => {
    expect(await bookWith(vehicle(typed))).toMatchObject({ sent: null, userErrors: [{ field: ['vehicle', 'plate'] }] });
  });

  it('saved in another format is shown and booked with as on the vehicle', async () => {
    const saved = { vehicle_id: 3, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'fn19ktr' };
    gateway.php.answer({ 'getUserData.php': { json: { user_id: '7', firstName: 'Joan', vehicles: [saved] } } });
    const { data } = await gateway.asCustomer('{ me { vehicles { plate } } }');
    expect(data.me.vehicles).toEqual([{ plate: 'FN19 KTR' }]);
  });
});

describe('An address', () => {
  it.each(addresses.filter(({ typed }) => typed !== ''))(
    '$typed reaches the scripts as $formatted',
    async (address) => {
      const { typed, formatted } = address;
      const { sent, userErrors } = await bookWith({
        location: { customerLocation: 'DIFFERENT_LOCATION' },
        address: typed,
      });
      expect(userErrors).toEqual([]);
      expect(sent?.customAddress).toBe(formatted);
    },
  );
});
