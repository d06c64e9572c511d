import { formatPlate } from '#shared/uk/plate.ts';
import type { BookingAccountFragment } from '~/graphql/generated/graphql.ts';
import type { CustomerDraft, SavedVehicle } from './customer-draft.ts';

export type BookingAccount = BookingAccountFragment;
type Vehicle = NonNullable<BookingAccount['vehicles']>[number];

/** The profile's address on one line; empty without a street and a postcode. */
export function formatProfileAddress({ address }: Pick<BookingAccount, 'address'>): string {
  if (!address?.street && !address?.postcode) return '';
  const { street, street2, city, county, postcode } = address;
  return [street, street2, city, county, postcode].filter(Boolean).join(', ');
}

/** A saved vehicle as the draft stores it. */
export function toSavedVehicle({ id, make, model, year, plate }: Vehicle): SavedVehicle {
  const name = [[make, model].filter(Boolean).join(' '), year].filter(Boolean).join(', ');
  return { kind: 'saved', id, name: name || 'Vehicle', plate: plate ? formatPlate(plate) : '' };
}

/**
 * The booking's vehicle, updated from the profile. Before a choice it is the primary one
 * (DBOOK-08). A deleted one, or one that couldn't be loaded, is not replaced by another saved one,
 * so that the customer notices.
 */
export function currentVehicle(
  chosen: CustomerDraft['vehicle'],
  vehicles: BookingAccount['vehicles'],
): NonNullable<CustomerDraft['vehicle']> {
  if (chosen?.kind === 'another') return chosen;
  const found = chosen
    ? vehicles?.find(({ id }) => id === chosen.id)
    : (vehicles?.find(({ isPrimary }) => isPrimary) ?? vehicles?.[0]);
  return found ? toSavedVehicle(found) : { kind: 'another' };
}
