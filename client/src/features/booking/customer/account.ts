import { formatPlate } from '#shared/uk/plate.ts';
import type { BookingAccountFragment } from '~/graphql/generated/graphql.ts';
import type { CustomerDraft, SavedVehicle } from './customer-draft.ts';

export type Account = BookingAccountFragment;
type Vehicle = Account['vehicles'][number];

/** The address of the profile on one line; empty when there is none that could be found. */
export function homeAddress({ address }: Pick<Account, 'address'>): string {
  if (!address?.street && !address?.postcode) return '';
  const { street, street2, city, county, postcode } = address;
  return [street, street2, city, county, postcode].filter(Boolean).join(', ');
}

/** A saved vehicle as the booking keeps it. */
export function savedVehicle({ id, make, model, year, plate }: Vehicle): SavedVehicle {
  const name = [[make, model].filter(Boolean).join(' '), year].filter(Boolean).join(', ');
  return { kind: 'saved', id, name: name || 'Vehicle', plate: plate ? formatPlate(plate) : '' };
}

/**
 * The vehicle that a booking stands on, among those there are now: the chosen one as it is now,
 * before a choice the primary one (DBOOK-08), else one that is not saved. A chosen one that is gone
 * is not replaced by another without a word: its step is open again.
 */
export function settledVehicle(
  chosen: CustomerDraft['vehicle'],
  vehicles: readonly Vehicle[],
): NonNullable<CustomerDraft['vehicle']> {
  if (chosen?.kind === 'another') return chosen;
  const found = chosen
    ? vehicles.find(({ id }) => id === chosen.id)
    : (vehicles.find(({ isPrimary }) => isPrimary) ?? vehicles[0]);
  return found ? savedVehicle(found) : { kind: 'another' };
}
