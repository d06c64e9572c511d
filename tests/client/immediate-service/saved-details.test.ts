import { describe, expect, it } from 'vitest';
import { savedDetails } from '~/features/immediate-service/immediate-service-page.tsx';

const vehicle = (id: string, fields: { make?: string; model?: string; plate?: string | null } = {}) => ({
  __typename: 'Vehicle' as const,
  id,
  make: 'Ford',
  model: 'Fiesta',
  plate: 'FN19 KTR' as string | null,
  ...fields,
});

const address = {
  __typename: 'PostalAddress' as const,
  street: '27 Wheatsheaf Road' as string | null,
  street2: null as string | null,
  city: 'Leicester' as string | null,
  postcode: 'LE2 3PL' as string | null,
};

describe('the saved details of an account (DIMM-03)', () => {
  it.each([
    ['make, model and plate', [vehicle('1')], ['Ford Fiesta, FN19 KTR']],
    ['no plate', [vehicle('1', { plate: null })], ['Ford Fiesta']],
    ['a make alone', [vehicle('1', { model: '', plate: null })], ['Ford']],
    ['no details', [vehicle('1', { make: '', model: '', plate: null })], []],
    ['two that read the same', [vehicle('1', { plate: null }), vehicle('2', { plate: null })], ['Ford Fiesta']],
    [
      'two, in the account’s order',
      [vehicle('2', { model: 'Focus', plate: 'AB08 CDE' }), vehicle('1')],
      ['Ford Focus, AB08 CDE', 'Ford Fiesta, FN19 KTR'],
    ],
  ])('a vehicle: %s', (_what, vehicles, suggestions) => {
    expect(savedDetails({ vehicles, address: null }).vehicles).toEqual(suggestions);
  });

  it.each([
    ['whole', address, ['27 Wheatsheaf Road, Leicester LE2 3PL']],
    ['with a second line', { ...address, street2: 'Flat 4' }, ['27 Wheatsheaf Road, Flat 4, Leicester LE2 3PL']],
    ['without a town', { ...address, city: null }, ['27 Wheatsheaf Road, LE2 3PL']],
    ['without a street', { ...address, street: null }, []],
    ['none', null, []],
  ])('an address: %s', (_what, savedAddress, suggestions) => {
    expect(savedDetails({ vehicles: [], address: savedAddress }).addresses).toEqual(suggestions);
  });
});
