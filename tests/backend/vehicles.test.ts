import { beforeEach, expect, it } from 'vitest';
import type { Answer } from './support/backend.ts';
import { concurrently, refusal, useBackend, useSession } from './support/backend.ts';
import { onEachEngine } from './support/engines.ts';

interface Vehicle {
  vehicle_id: string;
  make: string;
  primaryVehicle: boolean;
}

onEachEngine('Vehicles of a customer', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test);

  const mini = { make: 'Mini', model: 'Cooper', year: 2020, color: 'Red', licensePlate: 'fg20 hjk', vin: '' };
  const add = (changes: object = {}) => test.postJson('add-vehicle.php', { ...mini, ...changes }, joan);
  const edit = (id: unknown, changes: object = {}) =>
    test.postJson('update-vehicle-details.php', { ...mini, vehicle_id: id, ...changes }, joan);
  const act = (vehicleId: unknown, action: string) => test.postJson('update-vehicle.php', { vehicleId, action }, joan);
  const owned = async (): Promise<Vehicle[]> => (await test.get('/php/getUserData.php', joan)).body.vehicles;
  const primaries = (vehicles: Vehicle[]) => vehicles.filter(({ primaryVehicle }) => primaryVehicle);

  /** Back to the Fiesta (primary) and the Caddy. */
  beforeEach(async () => {
    for (const { vehicle_id, make } of await owned())
      if (!['Ford', 'Volkswagen'].includes(make)) await act(vehicle_id, 'delete');
  });

  it('adds one, and returns all (PHP-45)', async () => {
    const { status, body } = await add({ vin: 'wmwxp7c50k2a12345' });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.vehicles).toHaveLength(3);
    expect(body.vehicles[2]).toEqual({
      vehicle_id: body.vehicle_id,
      make: 'Mini',
      model: 'Cooper',
      year: 2020,
      color: 'Red',
      licensePlate: 'FG20 HJK',
      vin: 'WMWXP7C50K2A12345',
      primaryVehicle: false,
    });
    expect(body.vehicles).toEqual(await owned());
  });

  it('changes one and no other (PHP-46)', async () => {
    const [fiesta, caddy] = await owned();
    for (const name of ['vehicle_id', 'vehicleId', 'id']) {
      const { body } = await test.postJson(
        'update-vehicle-details.php',
        { ...mini, make: 'Volkswagen', model: name, [name]: caddy?.vehicle_id, primaryVehicle: false },
        joan,
      );
      expect(body.vehicles).toHaveLength(2);
      expect(body.vehicles[0]).toEqual(fiesta);
      expect(body.vehicles[1]).toMatchObject({ vehicle_id: caddy?.vehicle_id, model: name, licensePlate: 'FG20 HJK' });
    }
  });

  it('has exactly one primary vehicle, however it is chosen (PHP-43)', async () => {
    const added = await add({ primaryVehicle: true });
    expect(primaries(added.body.vehicles)).toMatchObject([{ vehicle_id: added.body.vehicle_id }]);
    const [, fiesta, caddy] = added.body.vehicles as Vehicle[];
    const chosen = await act(fiesta?.vehicle_id, 'primary');
    expect(primaries(chosen.body.vehicles)).toMatchObject([{ vehicle_id: fiesta?.vehicle_id }]);
    const edited = await edit(caddy?.vehicle_id, { make: 'Volkswagen', primaryVehicle: true });
    expect(primaries(edited.body.vehicles)).toMatchObject([{ vehicle_id: caddy?.vehicle_id }]);
    const unchanged = await edit(caddy?.vehicle_id, { make: 'Volkswagen', primaryVehicle: false });
    expect(primaries(unchanged.body.vehicles)).toMatchObject([{ vehicle_id: caddy?.vehicle_id }]);
    await act(fiesta?.vehicle_id, 'primary');
  });

  it('removes one; the oldest remaining one becomes primary (PHP-44)', async () => {
    const added = await add({ primaryVehicle: true });
    const { body } = await act(added.body.vehicle_id, 'delete');
    expect(body.vehicles.map(({ vehicle_id }: Vehicle) => vehicle_id)).not.toContain(added.body.vehicle_id);
    expect(primaries(body.vehicles)).toMatchObject([{ make: 'Ford' }]);
    expect((await act(added.body.vehicle_id, 'delete')).status).toBe(404);
  });

  it('keeps one primary under twenty concurrent calls', async () => {
    const added = await concurrently(10, () => add({ primaryVehicle: true }));
    expect(added.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ids = added.map(({ body }) => body.vehicle_id);
    const answers = await Promise.all(ids.flatMap((id, index) => [act(id, 'primary'), act(ids[9 - index], 'delete')]));
    for (const { status, body } of answers) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(primaries(body.vehicles)).toHaveLength(1);
    }
    const remaining = await owned();
    expect(remaining).toHaveLength(2);
    expect(primaries(remaining)).toHaveLength(1);
  });

  it('is limited to twenty, also under concurrent calls', async () => {
    const answers = await concurrently(20, () => add());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(18);
    const refused = answers.find(({ status }) => status !== 200) as Answer;
    expect(refused).toMatchObject(refusal(422, 'You can keep at most 20 vehicles. Please remove one first.'));
    expect(await owned()).toHaveLength(20);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('needs only make, model and year (PROF-26)', async () => {
    const { body } = await test.postJson('add-vehicle.php', { make: 'Mini', model: 'One', year: '2001' }, joan);
    expect(body.vehicles.at(-1)).toMatchObject({ color: null, licensePlate: null, vin: null, year: 2001 });
  });

  it('may be none, and the next first one is primary', async () => {
    for (const { vehicle_id } of await owned()) await act(vehicle_id, 'delete');
    expect(await owned()).toEqual([]);
    const { body } = await add({ make: 'Ford', primaryVehicle: false });
    expect(body.vehicles).toMatchObject([{ make: 'Ford', primaryVehicle: true }]);
    await add({ make: 'Volkswagen' });
  });

  it('refuses what its form refuses, and changes nothing (PROF-23..25)', async () => {
    const changes = { make: ' ', model: null, year: '2028', vin: 'WMWXP7C50K2A1234', licensePlate: 'X'.repeat(11) };
    const errors = [
      ...['Make is required', 'Model is required', 'Year must be between 1900 and 2027'],
      ...['Use at most 10 characters: this is 1 too many', 'VIN should be 17 characters (if provided)'],
    ];
    const before = await owned();
    for (const answer of [await add(changes), await edit(before[0]?.vehicle_id, changes)])
      expect(answer).toMatchObject(refusal(422, ...errors));
    expect(await owned()).toEqual(before);
  });

  it('finds only the customer’s own vehicles', async () => {
    const before = await owned();
    const strange = ['999999', '0', '-1', '01', '1 or 1=1', '../1', 'x'];
    for (const id of strange)
      for (const answer of [await act(id, 'delete'), await act(id, 'primary'), await edit(id)])
        expect([id, answer.status, answer.body.message]).toEqual([id, 404, 'We couldn’t find this vehicle.']);
    expect((await act('', 'delete')).body.message).toBe('Choose a vehicle');
    expect((await act(before[0]?.vehicle_id, 'sell')).body.message).toBe('Unknown action.');
    expect(await owned()).toEqual(before);
  });
});
