import type { LocationInput, SpecialistSort } from '~/graphql/generated/graphql.ts';
import { useServiceSpecialistsQuery } from '~/graphql/generated/operations/service-specialists.ts';
import { useDebounced } from '~/lib/use-debounced.ts';

const DEBOUNCE_MS = 300;

interface SpecialistListOptions {
  serviceId: string;
  /** As it is typed. */
  search: string;
  /** The name of a company; empty for any. */
  certifiedBy: string;
  sort: SpecialistSort | null;
  /** For the order by the first free day. */
  location: LocationInput | null;
}

/**
 * The specialists of a service that match (`listed`), and all of them (`offered`). The previous
 * ones while others load; undefined before the first have loaded.
 */
export function useSpecialistList({ serviceId, search, certifiedBy, sort, location }: SpecialistListOptions) {
  const debouncedSearch = useDebounced(search.trim(), DEBOUNCE_MS);
  const isSoonest = sort === 'SOONEST';
  const { data, previousData, error, loading, refetch } = useServiceSpecialistsQuery({
    variables: {
      serviceId,
      search: debouncedSearch || null,
      certifiedBy: certifiedBy || null,
      sort,
      location: isSoonest ? location : null,
    },
    // Any booking can change who is free soonest.
    fetchPolicy: isSoonest ? 'cache-and-network' : 'cache-first',
  });
  const { listed, offered } = (data ?? (loading ? previousData : undefined))?.service ?? {};
  return { listed, offered, error, loading, refetch };
}
