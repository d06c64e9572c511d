import type { LocationInput } from '~/graphql/generated/graphql.ts';

/** Whose availability to query, and for what. */
export interface AvailabilityCriteria {
  serviceId: string;
  location: LocationInput;
  /** Null for everyone's availability. */
  specialistId: string | null;
}
