import { describe, expect, it } from 'vitest';
import type { VehicleValues } from '~/features/vehicles/edit/vehicle-draft.ts';
import { vehicleErrors } from '~/features/vehicles/edit/vehicle-validation.ts';

const ford: VehicleValues = {
  ...{ make: 'Ford', model: 'Fiesta', year: '2019', colour: '', plate: '', vin: '', isPrimary: false },
};
const NOVEMBER = new Date('2026-11-22T12:00:00Z');
const messagesFor = (change: Partial<typeof ford>, now = NOVEMBER) =>
  vehicleErrors({ ...ford, ...change }, now).map(({ message }) => message);

describe('the errors of a vehicle', () => {
  it('are none if make, model and year are valid (PROF-26)', () => {
    expect(messagesFor({})).toEqual([]);
  });

  it.each([
    ['make', { make: ' ' }, 'Make is required'],
    ['model', { model: '' }, 'Model is required'],
    ['a year too early', { year: '1899' }, 'Year must be between 1900 and 2027'],
    ['a year too late', { year: '2028' }, 'Year must be between 1900 and 2027'],
    ['no year', { year: '' }, 'Year must be between 1900 and 2027'],
    ['a year in words', { year: 'new' }, 'Year must be between 1900 and 2027'],
    ['half a year', { year: '20.5' }, 'Year must be between 1900 and 2027'],
    ['a short VIN', { vin: 'A'.repeat(16) }, 'VIN should be 17 characters (if provided)'],
    ['a long VIN', { vin: 'A'.repeat(18) }, 'VIN should be 17 characters (if provided)'],
  ])('%s (PROF-23..25)', (_, change, message) => {
    expect(messagesFor(change)).toEqual([message]);
  });

  it.each([['1900'], ['2027']])('%s is a valid year (PROF-24)', (year) => {
    expect(messagesFor({ year })).toEqual([]);
  });

  it('come all together, in the order of the fields (PROF-23)', () => {
    expect(messagesFor({ make: '', model: '', year: '' })).toEqual([
      'Make is required',
      'Model is required',
      'Year must be between 1900 and 2027',
    ]);
  });

  it('use the year in London', () => {
    expect(messagesFor({ year: '2028' }, new Date('2026-12-31T23:59:59Z'))).toHaveLength(1);
    expect(messagesFor({ year: '2028' }, new Date('2027-01-01T00:00:00Z'))).toEqual([]);
  });
});
