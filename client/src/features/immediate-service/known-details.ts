import type { ImmediateServicePageQuery } from '~/graphql/generated/graphql.ts';

type Customer = NonNullable<ImmediateServicePageQuery['me']>;

/** What an account knows that a request for help asks, as it would be written there. */
export interface KnownDetails {
  vehicles: readonly string[];
  /** None or one. */
  address: readonly string[];
}

export const NOTHING_KNOWN: KnownDetails = { vehicles: [], address: [] };

/** 'Ford Fiesta, FN19 KTR', the primary one first; '27 Wheatsheaf Road, Leicester LE2 3PL'. */
export function knownDetails({ vehicles, address }: Pick<Customer, 'vehicles' | 'address'>): KnownDetails {
  const { street, street2, city, postcode } = address ?? {};
  const place = [street, street2, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    // Two that nobody could tell apart are one answer.
    vehicles: [
      ...new Set(
        vehicles.map(({ make, model, plate }) => [`${make} ${model}`.trim(), plate].filter(Boolean).join(', ')),
      ),
    ].filter(Boolean),
    // Without a street nobody finds it.
    address: street ? [place] : [],
  };
}
