import { describe, expect, it } from 'vitest';
import { scriptOf } from '../examples/all.ts';
import type { Script } from '../support/fake-php.ts';
import { mutate, SESSION, userError } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const FORD = { id: '3', make: 'Ford', model: 'Fiesta', year: '2019', color: 'Blue', licensePlate: 'FN19 KTR', vin: '' };
const MINI = {
  vehicle_id: 4,
  make: 'Mini',
  model: 'One',
  year: 2021,
  licensePlate: '',
  vin: null,
  primaryVehicle: '1',
};
const FIELDS = 'id make model year colour plate vin isPrimary';
const FORD_FIELDS = { make: 'Ford', model: 'Fiesta', year: 2019, colour: 'Blue', plate: 'FN19 KTR', vin: null };
const A_FORD = { id: 'vehicle-3', ...FORD_FIELDS, isPrimary: false };
const MINI_FIELDS = { make: 'Mini', model: 'One', year: 2021, colour: null, plate: null, vin: null };
const A_MINI = { id: 'vehicle-4', ...MINI_FIELDS, isPrimary: true };
const BOTH = [{ id: 'vehicle-4' }, { id: 'vehicle-3' }];

const INPUT = { make: ' Ford ', model: 'Fiesta', year: 2019 };
const INPUTS = {
  addVehicle: INPUT,
  updateVehicle: { ...INPUT, vehicleId: 'vehicle-3' },
  setPrimaryVehicle: { vehicleId: 'vehicle-3' },
  removeVehicle: { vehicleId: 'vehicle-3' },
};

const listed = (...vehicles: unknown[]): Script => ({ json: { success: true, message: 'OK', vehicles } });
const customerHas = (vehicles: unknown) =>
  gateway.php.answer({ 'getUserData.php': { json: { user_id: '7', firstName: 'Joan', vehicles } } });

const send = (name: keyof typeof INPUTS, fields: string, reply = listed(FORD, MINI), changes: object = {}) => {
  gateway.php.answer({ [scriptOf(name)]: reply });
  return mutate(gateway, name, { ...INPUTS[name], ...changes }, { fields, headers: SESSION });
};

const sent = () => JSON.parse(gateway.php.calls[0]?.body ?? '');

describe('a customer’s vehicles', () => {
  const vehicles = async (list: unknown) => {
    customerHas(list);
    return (await gateway.asCustomer(`{ me { vehicles { ${FIELDS} } } }`)).data.me.vehicles;
  };

  it('have the primary one first, with either name of the id (ENT-27)', async () => {
    expect(await vehicles([FORD, MINI])).toEqual([A_MINI, A_FORD]);
  });

  it('accept what PHP sends', async () => {
    expect(await vehicles({})).toEqual([]);
    expect(await vehicles(null)).toEqual([]);
    const nothing = { model: '', year: null, colour: null, plate: null, vin: null, isPrimary: false };
    const incomplete = [{ make: 'no id' }, { id: 9, make: 'A &amp; B', year: 'unknown' }];
    expect(await vehicles(incomplete)).toEqual([{ id: 'vehicle-9', make: 'A & B', ...nothing }]);
    const years = ['2019.5', 99_999_999_999];
    expect(await vehicles(years.map((year) => ({ ...FORD, year })))).toMatchObject([{ year: null }, { year: null }]);
  });
});

describe('addVehicle', () => {
  const add = (changes: object = {}, reply?: Script) =>
    send('addVehicle', `vehicle { ${FIELDS} } customer { id vehicles { id } }`, reply, changes);

  it('sends the script’s field names, and returns the response’s list without a refetch (PHP-45, PROF-27)', async () => {
    const { payload } = await add({ colour: 'Blue', plate: 'FN19 KTR', vin: 'WF0XXXGCDX1234567', isPrimary: true });
    expect(payload).toEqual({ vehicle: A_FORD, customer: { id: 'customer-7', vehicles: BOTH }, userErrors: [] });
    const codes = { color: 'Blue', licensePlate: 'FN19 KTR', vin: 'WF0XXXGCDX1234567' };
    expect(sent()).toEqual({ make: 'Ford', model: 'Fiesta', year: 2019, ...codes, primaryVehicle: true });
    expect(gateway.php.counts).toEqual({ 'add-vehicle.php': 1 });
  });

  it('sends missing optional fields as empty (PROF-26)', async () => {
    await add({ colour: null, plate: ' ' });
    const none = { color: '', licensePlate: '', vin: '', primaryVehicle: false };
    expect(sent()).toEqual({ make: 'Ford', model: 'Fiesta', year: 2019, ...none });
  });

  const [twelfth, ninth] = ['12', '9'].map((id) => ({ ...FORD, id }));
  it.each([
    ['with the host’s id if it sends one', { vehicles: [FORD, twelfth], vehicle_id: 3 }, 'vehicle-3'],
    ['the last of its kind', { vehicles: [FORD, twelfth, ninth, { ...MINI, vehicle_id: 40 }] }, 'vehicle-12'],
    [
      'the last of all when the host writes it otherwise',
      { vehicles: [MINI, { ...twelfth, make: 'FORD' }] },
      'vehicle-12',
    ],
  ])('finds the new vehicle: %s', async (_what, json, id) => {
    expect((await add({}, { json })).payload.vehicle.id).toBe(id);
  });

  it('refetches the customer only for other fields', async () => {
    customerHas([]);
    const { payload } = await send('addVehicle', 'customer { firstName vehicles { id } }');
    expect(payload.customer).toEqual({ firstName: 'Joan', vehicles: BOTH });
  });

  const nextYear = new Date().getUTCFullYear() + 1;
  it.each([
    [{ year: 1899 }, 'year', `Year must be between 1900 and ${nextYear}`, 'INVALID'],
    [{ year: nextYear + 1 }, 'year', `Year must be between 1900 and ${nextYear}`, 'INVALID'],
    [{ vin: 'x'.repeat(16) }, 'vin', 'VIN should be 17 characters (if provided)', 'INVALID'],
    [{ plate: 'x'.repeat(11) }, 'plate', 'Use at most 10 characters: this is 1 too many', 'TOO_LARGE'],
  ])('refuses %j at its field (PROF-23..25)', async (changes, field, message, code) => {
    const userErrors = [userError([field], message, code)];
    expect((await add(changes)).payload).toEqual({ vehicle: null, customer: null, userErrors });
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe.each(['addVehicle', 'updateVehicle', 'setPrimaryVehicle', 'removeVehicle'] as const)('%s', (name) => {
  /** The vehicle in a payload; a removed one has none. */
  const its = name === 'removeVehicle' ? '' : 'vehicle { id }';

  it.each([
    { json: { success: true, message: 'Saved.' } },
    { json: {} },
    { json: { vehicles: null, vehicle_id: [] } },
    { json: { success: true, vehicles: 'saved' } },
  ] satisfies Script[])('succeeds with %j, and refetches the vehicles (C-78)', async (reply) => {
    customerHas([FORD, MINI]);
    const { payload, errors } = await send(name, `${its} customer { vehicles { id } }`, reply);
    expect(errors).toBeUndefined();
    const vehicle = its && { vehicle: { id: 'vehicle-3' } };
    expect(payload).toEqual({ ...Object(vehicle), customer: { vehicles: BOTH }, userErrors: [] });
    expect(gateway.php.counts).toEqual({ [scriptOf(name)]: 1, 'getUserData.php': 1 });
  });

  it('succeeds even if the vehicles are not listed and can’t be refetched (C-78)', async () => {
    gateway.php.answer({ 'getUserData.php': { raw: 'x', status: 404 } });
    const { payload, errors } = await send(name, `${its} customer { id vehicles { id } }`, { json: { success: true } });
    const customer = { id: 'customer-7', vehicles: null };
    expect(payload).toEqual({ ...(its && { vehicle: null }), customer, userErrors: [] });
    expect(errors?.map(({ path }) => path?.slice(0, 2))).toEqual(expect.arrayContaining([[name, 'customer']]));
    expect(gateway.php.counts[scriptOf(name)]).toBe(1);
  });
});

describe('a saved vehicle', () => {
  it('is updated as a whole (PHP-46)', async () => {
    const { payload } = await send('updateVehicle', `vehicle { ${FIELDS} } customer { vehicles { id } }`);
    expect(payload).toMatchObject({ vehicle: A_FORD, customer: { vehicles: BOTH } });
    expect(sent()).toMatchObject({ id: '3', vehicle_id: '3', make: 'Ford', year: 2019, primaryVehicle: false });
    expect(sent()).not.toHaveProperty('colour');
  });

  it('is made the primary one (PHP-43)', async () => {
    const reply = listed({ ...FORD, primaryVehicle: '1' }, { ...MINI, primaryVehicle: '0' });
    const fields = 'vehicle { id isPrimary } customer { vehicles { id isPrimary } }';
    const primary = { id: 'vehicle-3', isPrimary: true };
    expect((await send('setPrimaryVehicle', fields, reply)).payload).toMatchObject({
      vehicle: primary,
      customer: { vehicles: [primary, { id: 'vehicle-4', isPrimary: false }] },
    });
    expect(sent()).toEqual({ vehicleId: '3', action: 'primary' });
  });

  it('is removed (PHP-44)', async () => {
    const { payload } = await send('removeVehicle', 'removedVehicleId customer { vehicles { id } }', listed(MINI));
    const customer = { vehicles: [{ id: 'vehicle-4' }] };
    expect(payload).toEqual({ removedVehicleId: 'vehicle-3', customer, userErrors: [] });
    expect(sent()).toEqual({ vehicleId: '3', action: 'delete' });
  });

  it('leaves an empty list when it was the last, as PHP writes it', async () => {
    const { payload } = await send('removeVehicle', 'customer { vehicles { id } }', { json: { vehicles: {} } });
    expect(payload.customer.vehicles).toEqual([]);
  });
});
