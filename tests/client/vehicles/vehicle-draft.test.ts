import { beforeEach, describe, expect, it } from 'vitest';
import { openVehicleDraft, vehicleDraft } from '~/features/vehicles/edit/vehicle-draft.ts';
import { nameOfVehicle } from '~/features/vehicles/vehicle-name.ts';

const OWNER = '7';
const ford = {
  __typename: 'Vehicle' as const,
  ...{ id: '3', make: 'Ford', model: 'Fiesta', year: 2019, colour: 'Blue', plate: 'FN19 KTR', vin: null },
  ...{ isPrimary: false, label: 'Ford Fiesta' },
};
const fordFields = {
  ...{ make: 'Ford', model: 'Fiesta', year: '2019', colour: 'Blue', plate: 'FN19 KTR', vin: '' },
  isPrimary: false,
};
const noFields = { make: '', model: '', year: '', colour: '', plate: '', vin: '', isPrimary: false };

beforeEach(() => vehicleDraft.clear());

describe('the form of a vehicle', () => {
  it('opens with what is known of the vehicle', () => {
    openVehicleDraft(OWNER, ford);
    expect(vehicleDraft.get()).toEqual({
      ...{ ...fordFields, ownerId: OWNER, vehicleId: '3', before: fordFields, unheard: null },
    });
    openVehicleDraft(OWNER, { ...ford, year: null, colour: null, plate: null, vin: 'VIN' });
    expect(vehicleDraft.get().before).toEqual({ ...fordFields, year: '', colour: '', plate: '', vin: 'VIN' });
  });

  it('opens empty for a new one', () => {
    openVehicleDraft(OWNER, ford);
    openVehicleDraft(OWNER, null);
    expect(vehicleDraft.get()).toEqual({
      ...{ ...noFields, ownerId: OWNER, vehicleId: null, before: noFields, unheard: null },
    });
  });

  it('keeps what was typed for the same vehicle, and takes over what was changed elsewhere', () => {
    openVehicleDraft(OWNER, ford);
    vehicleDraft.change({ colour: 'Green', isPrimary: true });
    openVehicleDraft(OWNER, { ...ford, colour: 'Red', plate: 'FN20 KTR' });
    expect(vehicleDraft.get()).toMatchObject({ colour: 'Green', plate: 'FN20 KTR', isPrimary: true });
    expect(vehicleDraft.get().before).toMatchObject({ colour: 'Red', plate: 'FN20 KTR', isPrimary: false });
  });

  it.each([
    ['another vehicle', OWNER, { ...ford, id: '4' }],
    ['another customer', '8', ford],
  ])('keeps nothing that was typed for %s', (_, owner, vehicle) => {
    openVehicleDraft(OWNER, ford);
    vehicleDraft.change({ colour: 'Green', unheard: ['1'] });
    openVehicleDraft(owner, vehicle);
    expect(vehicleDraft.get()).toMatchObject({ colour: 'Blue', ownerId: owner, vehicleId: vehicle.id, unheard: null });
  });
});

describe('the name of a vehicle', () => {
  it.each([
    ['Ford', 'Fiesta', 'FN19 KTR', 'Ford Fiesta'],
    ['Ford', '', null, 'Ford'],
    ['', '', 'FN19 KTR', 'FN19 KTR'],
    ['', '', null, 'This vehicle'],
  ])('of %j, %j and the plate %j is %j', (make, model, plate, name) => {
    expect(nameOfVehicle({ make, model, plate })).toBe(name);
  });
});
