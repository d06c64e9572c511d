import { beforeEach, describe, expect, it } from 'vitest';
import { openVehicleDraft, vehicleValues } from '~/features/vehicles/edit/vehicle-draft.ts';
import { vehicleName } from '~/features/vehicles/vehicle-card.tsx';
import { draftOwner } from '~/forms/draft-storage.ts';
import { clearDrafts } from '../support/clear-drafts.ts';

const ford = {
  __typename: 'Vehicle' as const,
  ...{ id: '3', make: 'Ford', model: 'Fiesta', year: 2019, colour: 'Blue', plate: 'FN19 KTR', vin: null },
  ...{ isPrimary: false, label: 'Ford Fiesta' },
};
const fordValues = {
  ...{ make: 'Ford', model: 'Fiesta', year: '2019', colour: 'Blue', plate: 'FN19 KTR', vin: '' },
  isPrimary: false,
};
const emptyValues = { make: '', model: '', year: '', colour: '', plate: '', vin: '', isPrimary: false };
const currentValues = (vehicle: typeof ford | null) => vehicleValues(vehicle, openVehicleDraft(vehicle).get().value);

beforeEach(() => {
  clearDrafts();
  draftOwner.set('7');
});

describe('the form of a vehicle', () => {
  it('starts with the values of the vehicle', () => {
    expect(currentValues(ford)).toEqual(fordValues);
    const unknown = { ...ford, year: null, colour: null, plate: null };
    expect(vehicleValues(unknown, openVehicleDraft(ford).get().value)).toEqual({
      ...fordValues,
      ...{ year: '', colour: '', plate: '' },
    });
  });

  it('is empty for a new vehicle', () => {
    expect(currentValues(null)).toEqual(emptyValues);
  });

  it('keeps the draft of the same vehicle, and takes over changes from elsewhere', () => {
    openVehicleDraft(ford).change({ changes: { colour: 'Green', isPrimary: true } });
    expect(currentValues({ ...ford, colour: 'Red', plate: 'FN20 KTR' })).toMatchObject({
      ...{ colour: 'Green', plate: 'FN20 KTR', isPrimary: true },
    });
  });

  it.each([
    ['another vehicle', '7', { ...ford, id: '4' }],
    ['another customer', '8', ford],
  ])('does not use the draft of %s', (_, owner, vehicle) => {
    openVehicleDraft(ford).change({ changes: { colour: 'Green' }, idsBefore: ['1'] });
    draftOwner.set(owner);
    expect(currentValues(vehicle)).toMatchObject({ colour: 'Blue' });
    expect(openVehicleDraft(vehicle).get().value.idsBefore).toBeNull();
  });
});

describe('the name of a vehicle', () => {
  it.each([
    ['Ford', 'Fiesta', 'FN19 KTR', 'Ford Fiesta'],
    ['Ford', '', null, 'Ford'],
    ['', '', 'FN19 KTR', 'FN19 KTR'],
    ['', '', null, 'This vehicle'],
  ])('of %j, %j and the plate %j is %j', (make, model, plate, name) => {
    expect(vehicleName({ make, model, plate })).toBe(name);
  });
});
