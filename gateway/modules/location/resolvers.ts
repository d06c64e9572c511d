import type { CustomerLocation, CustomerLocationKind } from '../../graphql/generated/schema.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** BOOK-14: the two locations that every service offers, with their documented texts. */
const CUSTOMER_LOCATIONS: readonly CustomerLocation[] = [
  { kind: 'HOME_SERVICE', name: 'Home Service', description: 'Service at your registered address' },
  {
    kind: 'DIFFERENT_LOCATION',
    name: 'Different location',
    description: 'Must be a trusted location that pops up on our maps',
  },
];

export function customerLocationName(requested: CustomerLocationKind): string {
  return CUSTOMER_LOCATIONS.find(({ kind }) => kind === requested)?.name ?? '';
}

export const locationResolvers: Resolvers = {
  Service: { customerLocations: () => [...CUSTOMER_LOCATIONS] },
};
