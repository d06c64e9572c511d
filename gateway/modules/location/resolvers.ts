import type { Resolvers } from '../generated/resolvers.ts';
import { CUSTOMER_LOCATIONS } from './customer-locations.ts';

export const locationResolvers: Resolvers = {
  Service: { customerLocations: () => [...CUSTOMER_LOCATIONS] },
};
