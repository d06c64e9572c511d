import type { LocationInput } from '~/graphql/generated/graphql.ts';
import { useNextAvailableDatesQuery } from '~/graphql/generated/operations/next-available-dates.ts';

interface NextDatesOptions {
  serviceId: string;
  /** Null for any location. */
  location: LocationInput | null;
  skip: boolean;
}

/** The first free days of a service's specialists, by their ids; without those that are unknown. */
export function useNextDates({ serviceId, location, skip }: NextDatesOptions): ReadonlyMap<string, string> {
  const { data } = useNextAvailableDatesQuery({
    variables: { serviceId, location },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  return new Map(
    data?.service?.specialists?.flatMap(({ id, nextAvailableDate }) =>
      nextAvailableDate ? [[id, nextAvailableDate] as const] : [],
    ),
  );
}
