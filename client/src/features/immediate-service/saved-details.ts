import type { ImmediateServicePageQuery } from '~/graphql/generated/graphql.ts';

type Customer = NonNullable<ImmediateServicePageQuery['me']>;

/** Details from the customer's account, formatted for the fields of the form. */
export interface SavedDetails {
  vehicles: readonly string[];
  /** Empty or one address. */
  addresses: readonly string[];
}

export const NO_SAVED_DETAILS: SavedDetails = { vehicles: [], addresses: [] };

/** 'Ford Fiesta, FN19 KTR', in the account's order; '27 Wheatsheaf Road, Leicester LE2 3PL'. */
export function savedDetails({ vehicles, address }: Pick<Customer, 'vehicles' | 'address'>): SavedDetails {
  const { street, street2, city, postcode } = address ?? {};
  const location = [street, street2, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    // The set removes vehicles that read the same.
    vehicles: [
      ...new Set(
        vehicles?.map(({ make, model, plate }) => [`${make} ${model}`.trim(), plate].filter(Boolean).join(', ')),
      ),
    ].filter(Boolean),
    // Without a street, a specialist can't find it.
    addresses: street ? [location] : [],
  };
}
