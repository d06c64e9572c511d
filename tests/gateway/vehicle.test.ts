import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, SESSION, userError } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const FORD = {
  id: '3',
  make: 'Ford',
  model: 'Fiesta',
  year: '2019',
  color: 'Blue',
  licensePlate: 'FN19 KTR',
  vin: '',
  primaryVehicle: '0',
};
const MINI = {
  vehicle_id: 4,
  make: 'Mini',
  model: 'One',
  year: 2021,
  color: null,
  licensePlate: '',
  vin: null,
  primaryVehicle: '1',
};
const LISTED: Script = { json: { success: true, message: 'OK', vehicles: [FORD, MINI] } };
const FIELDS = 'id make model year colour plate vin isPrimary';
const A_FORD = {
  id: 'vehicle-3',
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  colour: 'Blue',
  plate: 'FN19 KTR',
  vin: null,
  isPrimary: false,
};
const A_MINI = {
  id: 'vehicle-4',
  make: 'Mini',
  model: 'One',
  year: 2021,
  colour: null,
  plate: null,
  vin: null,
  isPrimary: true,
};
const INPUT = { make: ' Ford ', model: 'Fiesta', year: 2019 };

const run = (
  name: string,
  script: string,
  input: object,
  reply: Script = LISTED,
  { fields = '', headers = SESSION as Record<string, string> } = {},
) => {
  gateway.php.answer({ [script]: reply });
  return mutate(gateway, name, input, { fields, headers });
};

const sent = () => JSON.parse(gateway.php.calls[0]?.body ?? '');

describe('a customer’s vehicles', () => {
  const vehicles = async (list: unknown) => {
    gateway.php.answer({ 'getUserData.php': { json: { user_id: '7', firstName: 'Joan', vehicles: list } } });
    return (await gateway.asCustomer(`{ me { vehicles { ${FIELDS} } } }`)).data.me.vehicles;
  };

  it('have the primary one first, with either name of the id (ENT-27)', async () => {
    expect(await vehicles([FORD, MINI])).toEqual([A_MINI, A_FORD]);
  });

  it('accept what PHP sends', async () => {
    expect(await vehicles({})).toEqual([]);
    expect(await vehicles(null)).toEqual([]);
    expect(await vehicles([{ make: 'no id' }, { id: 9, make: 'A &amp; B', year: 'unknown' }])).toEqual([
      { id: 'vehicle-9', make: 'A & B', model: '', year: null, colour: null, plate: null, vin: null, isPrimary: false },
    ]);
    expect(
      await vehicles([
        { ...FORD, year: '2019.5' },
        { ...FORD, year: 99_999_999_999 },
      ]),
    ).toMatchObject([{ year: null }, { year: null }]);
  });
});

describe('addVehicle', () => {
  const add = (changes: object = {}, reply?: Script) =>
    run('addVehicle', 'add-vehicle.php', { ...INPUT, ...changes }, reply, {
      fields: `vehicle { ${FIELDS} } customer { id vehicles { id } }`,
    });

  it('sends the script’s field names, and returns the response’s list without a refetch (PHP-45, PROF-27)', async () => {
    const { payload } = await add({ colour: 'Blue', plate: 'FN19 KTR', vin: 'WF0XXXGCDX1234567', isPrimary: true });
    expect(payload).toEqual({
      vehicle: A_FORD,
      customer: { id: 'customer-7', vehicles: [{ id: 'vehicle-4' }, { id: 'vehicle-3' }] },
      userErrors: [],
    });
    expect(sent()).toEqual({
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      color: 'Blue',
      licensePlate: 'FN19 KTR',
      vin: 'WF0XXXGCDX1234567',
      primaryVehicle: true,
    });
    expect(gateway.php.counts).toEqual({ 'add-vehicle.php': 1 });
    expect(gateway.php.calls[0]?.query).toEqual({ userId: '7', token: SESSION['x-auth-token'] });
    expect(gateway.php.calls[0]?.headers).toMatchObject(SESSION);
  });

  it('sends missing optional fields as empty (PROF-26)', async () => {
    await add({ colour: null, plate: ' ' });
    expect(sent()).toEqual({
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      color: '',
      licensePlate: '',
      vin: '',
      primaryVehicle: false,
    });
  });

  it('uses the host’s id of the new vehicle if it sends one', async () => {
    const reply = { json: { vehicles: [FORD, { ...FORD, id: '12' }], vehicle_id: 3 } };
    expect((await add({}, reply)).payload.vehicle.id).toBe('vehicle-3');
  });

  it.each([
    [
      'the last of its kind',
      [FORD, { ...FORD, id: '12' }, { ...FORD, id: '9' }, { ...MINI, vehicle_id: 40 }],
      'vehicle-12',
    ],
    ['the last of all when the host writes it otherwise', [MINI, { ...FORD, id: '12', make: 'FORD' }], 'vehicle-12'],
  ])('finds the new vehicle: %s', async (_what, list, id) => {
    expect((await add({}, { json: { vehicles: list } })).payload.vehicle.id).toBe(id);
  });

  it('refetches the customer only for other fields', async () => {
    gateway.php.answer({ 'getUserData.php': { json: { user_id: '7', firstName: 'Joan', vehicles: [] } } });
    const { payload } = await run('addVehicle', 'add-vehicle.php', INPUT, LISTED, {
      fields: 'customer { firstName vehicles { id } }',
    });
    expect(payload.customer).toEqual({ firstName: 'Joan', vehicles: [{ id: 'vehicle-4' }, { id: 'vehicle-3' }] });
  });

  const nextYear = new Date().getUTCFullYear() + 1;
  it.each([
    [{ make: '' }, ['make'], 'Make is required', 'REQUIRED'],
    [{ model: ' ' }, ['model'], 'Model is required', 'REQUIRED'],
    [{ make: 'x'.repeat(61) }, ['make'], 'Use at most 60 characters: this is 1 too many', 'TOO_LARGE'],
    [{ year: 1899 }, ['year'], `Year must be between 1900 and ${nextYear}`, 'INVALID'],
    [{ year: nextYear + 1 }, ['year'], `Year must be between 1900 and ${nextYear}`, 'INVALID'],
    [{ vin: 'x'.repeat(16) }, ['vin'], 'VIN should be 17 characters (if provided)', 'INVALID'],
    [{ vin: 'x'.repeat(18) }, ['vin'], 'VIN should be 17 characters (if provided)', 'INVALID'],
    [{ plate: 'x'.repeat(11) }, ['plate'], 'Use at most 10 characters: this is 1 too many', 'TOO_LARGE'],
    [{ colour: 'x'.repeat(41) }, ['colour'], 'Use at most 40 characters: this is 1 too many', 'TOO_LARGE'],
  ])('refuses %j at its field (PROF-23..25)', async (changes, field, message, code) => {
    expect((await add(changes)).payload).toEqual({
      vehicle: null,
      customer: null,
      userErrors: [userError(field, message, code)],
    });
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([1900, nextYear])('accepts the year %i', async (year) => {
    expect((await add({ year })).payload.userErrors).toEqual([]);
  });

  it.each([{ year: '2019' }, { year: 2019.5 }, { year: null }, { make: 1 }, { isPrimary: 'yes' }])(
    'is BAD_USER_INPUT with %j',
    async (changes) => {
      expect((await add(changes)).status).toBe(400);
    },
  );
});

describe.each([
  ['addVehicle', 'add-vehicle.php', INPUT, 'Failed to save vehicle. Please try again.'],
  ['updateVehicle', 'update-vehicle-details.php', { ...INPUT, vehicleId: 'vehicle-3' }, 'Failed to update vehicle'],
  ['setPrimaryVehicle', 'update-vehicle.php', { vehicleId: 'vehicle-3' }, 'Failed to set primary vehicle'],
  ['removeVehicle', 'update-vehicle.php', { vehicleId: 'vehicle-3' }, 'Failed to delete vehicle'],
])('%s', (name, script, input, fallback) => {
  /** The vehicle in a payload; a removed one has none. */
  const its = name === 'removeVehicle' ? '' : 'vehicle { id }';
  const attempt = (reply: Script) => run(name, script, input, reply, { fields: 'customer { id }' });

  it.each([
    [{ json: { success: false, message: 'No more than 20.' }, status: 422 }, 'No more than 20.'],
    [{ json: { success: false } }, fallback],
  ] satisfies [Script, string][])('is refused with a message: %j (PROF-29, C-55)', async (reply, message) => {
    expect((await attempt(reply)).payload).toEqual({
      customer: null,
      userErrors: [userError(null, message, 'REFUSED')],
    });
  });

  it.each([
    [{ json: { success: false }, status: 401 }, 'UNAUTHENTICATED'],
    [{ raw: 'x', status: 500 }, 'UPSTREAM_UNAVAILABLE'],
    ['cut', 'UPSTREAM_UNAVAILABLE'],
  ] satisfies [Script, string][])('is an error when the host responds with %j', async (reply, code) => {
    const { payload, errors } = await attempt(reply);
    expect(payload).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(gateway.php.calls).toHaveLength(1);
  });

  it.each([
    { json: { success: true, message: 'Saved.' } },
    { json: {} },
    { json: { vehicles: null, vehicle_id: [] } },
    { json: { success: true, vehicles: 'saved' } },
  ] satisfies Script[])('succeeds with %j, and refetches the vehicles (C-78)', async (reply) => {
    gateway.php.answer({ 'getUserData.php': { json: { user_id: '7', firstName: 'Joan', vehicles: [FORD, MINI] } } });
    const { payload, errors } = await run(name, script, input, reply, {
      fields: `${its} customer { vehicles { id } }`,
    });
    expect(errors).toBeUndefined();
    expect(payload).toEqual({
      ...(its && { vehicle: { id: 'vehicle-3' } }),
      customer: { vehicles: [{ id: 'vehicle-4' }, { id: 'vehicle-3' }] },
      userErrors: [],
    });
    expect(gateway.php.counts).toEqual({ [script]: 1, 'getUserData.php': 1 });
  });

  it('succeeds even if the vehicles are not listed and can’t be refetched (C-78)', async () => {
    gateway.php.answer({ 'getUserData.php': { raw: 'x', status: 404 } });
    const answer = await run(
      name,
      script,
      input,
      { json: { success: true } },
      {
        fields: `${its} customer { id vehicles { id } }`,
      },
    );
    expect(answer.payload).toEqual({
      ...(its && { vehicle: null }),
      customer: { id: 'customer-7', vehicles: null },
      userErrors: [],
    });
    expect(answer.errors?.map(({ path }) => path?.slice(0, 2))).toEqual(expect.arrayContaining([[name, 'customer']]));
    expect(gateway.php.counts[script]).toBe(1);
  });

  it('makes no call without a session', async () => {
    const { errors } = await run(name, script, input, LISTED, { headers: {} });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('a saved vehicle', () => {
  it('is updated as a whole (PHP-46)', async () => {
    const { payload } = await run(
      'updateVehicle',
      'update-vehicle-details.php',
      { ...INPUT, vehicleId: 'vehicle-3' },
      LISTED,
      {
        fields: `vehicle { ${FIELDS} } customer { vehicles { id } }`,
      },
    );
    expect(payload).toMatchObject({
      vehicle: A_FORD,
      customer: { vehicles: [{ id: 'vehicle-4' }, { id: 'vehicle-3' }] },
    });
    expect(sent()).toMatchObject({ id: '3', vehicle_id: '3', make: 'Ford', year: 2019, primaryVehicle: false });
    expect(sent()).not.toHaveProperty('colour');
  });

  it('is made the primary one (PHP-43)', async () => {
    const reply = {
      json: {
        vehicles: [
          { ...FORD, primaryVehicle: '1' },
          { ...MINI, primaryVehicle: '0' },
        ],
      },
    };
    const { payload } = await run('setPrimaryVehicle', 'update-vehicle.php', { vehicleId: 'vehicle-3' }, reply, {
      fields: 'vehicle { id isPrimary } customer { vehicles { id isPrimary } }',
    });
    expect(payload).toMatchObject({
      vehicle: { id: 'vehicle-3', isPrimary: true },
      customer: {
        vehicles: [
          { id: 'vehicle-3', isPrimary: true },
          { id: 'vehicle-4', isPrimary: false },
        ],
      },
    });
    expect(sent()).toEqual({ vehicleId: '3', action: 'primary' });
  });

  it('is removed (PHP-44)', async () => {
    const { payload } = await run(
      'removeVehicle',
      'update-vehicle.php',
      { vehicleId: 'vehicle-3' },
      { json: { vehicles: [MINI] } },
      {
        fields: 'removedVehicleId customer { vehicles { id } }',
      },
    );
    expect(payload).toEqual({
      removedVehicleId: 'vehicle-3',
      customer: { vehicles: [{ id: 'vehicle-4' }] },
      userErrors: [],
    });
    expect(sent()).toEqual({ vehicleId: '3', action: 'delete' });
  });

  it('leaves an empty list when it was the last, as PHP writes it', async () => {
    const { payload } = await run(
      'removeVehicle',
      'update-vehicle.php',
      { vehicleId: 'vehicle-3' },
      { json: { vehicles: {} } },
      {
        fields: 'customer { vehicles { id } }',
      },
    );
    expect(payload.customer.vehicles).toEqual([]);
  });

  it.each(['', 'x'.repeat(65)])('is refused with the id %j', async (vehicleId) => {
    expect((await run('removeVehicle', 'update-vehicle.php', { vehicleId })).payload.userErrors).toMatchObject([
      { field: ['vehicleId'] },
    ]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});
