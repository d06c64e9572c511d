import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import type { LocationInput, SpecialistSort } from '~/graphql/generated/graphql.ts';
import { useNextAvailableDatesQuery } from '~/graphql/generated/operations/next-available-dates.ts';
import { useServiceSpecialistsQuery } from '~/graphql/generated/operations/service-specialists.ts';
import { useDebounced } from '~/lib/use-debounced.ts';
import { specialistName } from '~/site/unknown-labels.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { SpecialistFilters } from './specialist-filters.tsx';
import { SpecialistOption } from './specialist-option.tsx';
import styles from './specialist-picker.module.css';

/** An id of null means 'No preference'. */
interface SpecialistChoice {
  id: string | null;
  name: string;
}

const noPreference: SpecialistChoice = { id: null, name: 'No preference' };
const NO_PREFERENCE = 'no-preference';

interface SpecialistPickerProps {
  serviceId: string;
  /** Null before a choice, which means no preference. */
  choice: SpecialistChoice | null;
  onChoose: (choice: SpecialistChoice) => void;
  /** Where the specialist would travel to, for the travel fee; empty while it is not known. */
  address: string;
  /** Where the work is done, for the first free days; null for any location. */
  location: LocationInput | null;
}

/** 'No preference' and the specialists of a service, to search, filter and sort (BOOK-19..24). */
export function SpecialistPicker({ serviceId, choice, onChoose, address, location }: SpecialistPickerProps) {
  const [search, setSearch] = useState('');
  const [certifiedBy, setCertifiedBy] = useState('');
  const [sort, setSort] = useState<SpecialistSort | null>(null);
  const { listed, offered, error, loading, refetch } = useSpecialistList({
    serviceId,
    search,
    certifiedBy,
    sort,
    location,
  });
  const nextDates = useNextDates({ serviceId, location, skip: !listed });
  // Of all specialists of the service, not only of those that the filters match.
  const companies = [
    ...new Set(offered?.flatMap((specialist) => specialist.companies.map(({ name }) => name))),
  ].toSorted();
  const choose = (value: string) => {
    const specialist = listed?.find(({ id }) => id === value);
    onChoose(specialist ? { id: specialist.id, name: specialistName(specialist.name) } : noPreference);
  };
  return (
    <>
      <SpecialistFilters
        search={search}
        setSearch={setSearch}
        certifiedBy={certifiedBy}
        setCertifiedBy={setCertifiedBy}
        companies={companies}
        sort={sort}
        setSort={setSort}
      />
      {error && !loading && !listed && (
        <LoadError message="Failed to fetch specialists" onRetry={() => void refetch()} retrying={loading} />
      )}
      <p className={styles.status} role="status">
        {loading ? 'Loading specialists...' : listed && countText(listed.length)}
      </p>
      {choice?.id && listed && !listed.some(({ id }) => id === choice.id) && (
        <p className={styles.hiddenChoice}>You’ve chosen {choice.name}, who isn’t in this list.</p>
      )}
      <RadioCards
        legend="Specialist"
        legendHidden
        name="specialist"
        value={choice?.id ?? NO_PREFERENCE}
        onChange={choose}
      >
        <RadioCard
          value={NO_PREFERENCE}
          title={noPreference.name}
          description="We’ll choose a good specialist who’s available."
          media={<UserRoundSearch className={styles.noPreference} />}
        />
        {listed?.map((specialist) => (
          <SpecialistOption
            key={specialist.id}
            specialist={specialist}
            address={address}
            nextDate={nextDates.get(specialist.id)}
          />
        ))}
      </RadioCards>
      {loading && !listed && (
        <div aria-hidden="true" className={styles.skeleton}>
          {[1, 2, 3].map((option) => (
            <Skeleton key={option} shape="box" height={128} />
          ))}
        </div>
      )}
      {listed?.length === 0 && (
        <p className={styles.none}>
          No specialists available for the selected service and location. Please try a different location.
        </p>
      )}
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 specialist' : `${count} specialists`;
}

interface NextDatesOptions {
  serviceId: string;
  /** Null for any location. */
  location: LocationInput | null;
  skip: boolean;
}

/** The first free days of a service's specialists, by their ids; without those that are unknown. */
function useNextDates({ serviceId, location, skip }: NextDatesOptions): ReadonlyMap<string, string> {
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
function useSpecialistList({ serviceId, search, certifiedBy, sort, location }: SpecialistListOptions) {
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
