import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { UserRoundSearch } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { BOOKING_MONTHS, bookingWindow, isWithin } from '#shared/booking-window.ts';
import { londonDay } from '#shared/london/clock.ts';
import { quantityInWords } from '#shared/quantity.ts';
import { sortByGreatest } from '#shared/sort.ts';
import {
  addedTravelText,
  type Coverage,
  coverageOf,
  distantTravelText,
  type TravelFee,
  travelFeeOf,
} from '#shared/travel-fee.ts';
import type {
  LocationInput,
  ServiceSpecialistsQuery,
  SpecialistOptionFragment,
  SpecialistSort,
} from '~/graphql/generated/graphql.ts';
import { useNextAvailableDatesQuery } from '~/graphql/generated/operations/next-available-dates.ts';
import { useServiceSpecialistsQuery } from '~/graphql/generated/operations/service-specialists.ts';
import { SpecialistOptionFragmentDoc } from '~/graphql/generated/operations/specialist-option.ts';
import { formatShortDate } from '~/lib/format-date.ts';
import { useDebounced } from '~/lib/use-debounced.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { FreeOnField } from './free-on-field.tsx';
import { LazyProfileDialog } from './lazy-profile-dialog.tsx';
import { NextFree } from './next-free.tsx';
import { experienceText } from './specialist-labels.ts';
import styles from './specialist-picker.module.css';
import { RatingLine, SpecialistAvatar } from './specialist-summary.tsx';

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
  /** With the day that the list is filtered by; null for any. */
  onChoose: (choice: SpecialistChoice, day: string | null) => void;
  onDayChange: (day: string | null) => void;
  /** Where the specialist would travel to, for the travel fee; empty while it is not known. */
  address: string;
  /** Where the work is done, for the first free days; null for any location. */
  location: LocationInput | null;
}

/** 'No preference' and the specialists of a service, to search, filter and sort (BOOK-19..24). */
export function SpecialistPicker(props: SpecialistPickerProps) {
  const { serviceId, choice, onChoose, onDayChange, address, location } = props;
  const [filters, setFilters] = useState<Filters>({ search: '', certifiedBy: '', freeOn: '', sort: null });
  const [profileId, setProfileId] = useState<string | null>(null);
  // To a workshop, no one travels.
  const visitAddress = location?.customerLocation ? address : null;
  const day = dayOf(filters.freeOn);
  const list = useSpecialistList({ serviceId, location, visitAddress, ...filters, day });
  const { listed, offered, searched, suggestions, isTravelSorted, error, loading, refetch } = list;
  const nextDates = useNextDates({ serviceId, location, skip: !listed });
  const { coverage, here, elsewhere, workshopOnly } = groupsOf(listed ?? [], visitAddress);
  // Of all specialists of the service, not only of those that the filters match.
  const companies = [
    ...new Set(offered?.flatMap((specialist) => specialist.companies.map(({ name }) => name))),
  ].toSorted();
  const choose = (value: string) => {
    const specialist = listed?.find(({ id }) => id === value);
    onChoose(specialist ? { id: specialist.id, name: specialistName(specialist.name) } : noPreference, day);
  };
  const changeFilters = (change: Partial<Filters>) => {
    setFilters((current) => ({ ...current, ...change }));
    if (change.freeOn !== undefined) onDayChange(dayOf(change.freeOn));
  };
  const option = (specialist: ListedSpecialist) => {
    const travel = travelOf(specialist, visitAddress);
    const distantNote = travel && elsewhere.includes(specialist) && { added: '', note: distantTravelText(travel) };
    return (
      <SpecialistOption
        key={specialist.id}
        specialist={specialist}
        travel={distantNote || (travel && addedTravelText(travel, specialist.price !== null))}
        nextDate={workshopOnly.includes(specialist) ? null : nextDates.get(specialist.id)}
        onOpenProfile={() => setProfileId(specialist.id)}
      />
    );
  };
  return (
    <>
      <SpecialistFilters filters={filters} companies={companies} isDayOffered={day !== null} onChange={changeFilters} />
      {error && !loading && !listed && (
        <LoadError message="Failed to fetch specialists" onRetry={() => void refetch()} retrying={loading} />
      )}
      <p className={styles.status} role="status">
        {loading ? 'Loading specialists...' : listed && countText(listed.length)}
        {!loading && listed && day && ` free on ${formatShortDate(day)}`}
        {isTravelSorted && ', sorted by the price with travel'}
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
          description={noPreferenceText(coverage, here.length)}
          media={<UserRoundSearch className={styles.noPreference} />}
        />
        {here.map(option)}
        {elsewhere.length > 0 && (
          <Group
            title={`Doesn’t list ${coverage?.place}`}
            reason={`${coverage?.place} isn’t among the areas they travel to. You can still ask for one, and we’ll tell you whether they can come.`}
          >
            {elsewhere.map(option)}
          </Group>
        )}
        {workshopOnly.length > 0 && (
          <Group
            title="Works in a workshop only"
            reason="They don’t come to customers. To book one, go back and choose their workshop."
          >
            {workshopOnly.map(option)}
          </Group>
        )}
      </RadioCards>
      <LazyProfileDialog
        specialistId={profileId}
        onChoose={(id) => {
          choose(id);
          setProfileId(null);
        }}
        onClose={() => setProfileId(null)}
      />
      {loading && !listed && (
        <div aria-hidden="true" className={styles.skeleton}>
          {[1, 2, 3].map((option) => (
            <Skeleton key={option} shape="box" height={128} />
          ))}
        </div>
      )}
      {listed?.length === 0 && (
        <div className={styles.none}>
          <p>No specialists available for the selected service and location. Please try a different location.</p>
          {searched && <p>Nothing matches “{searched}”, so try another search.</p>}
          <div className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <Button key={suggestion} variant="outline" onClick={() => changeFilters({ search: suggestion })}>
                Search for “{suggestion}”
              </Button>
            ))}
            {(filters.search.trim() || filters.certifiedBy || filters.freeOn) && (
              <Button variant="outline" onClick={() => changeFilters({ search: '', certifiedBy: '', freeOn: '' })}>
                Show all specialists
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** For a visit: those who come to the address first, then those who don't or never travel. */
function groupsOf(listed: readonly ListedSpecialist[], visitAddress: string | null) {
  const isWorkshopOnly = ({ serviceMode }: ListedSpecialist) => visitAddress !== null && serviceMode === 'WORKSHOP';
  const travelling = listed.filter((specialist) => !isWorkshopOnly(specialist));
  const areas = travelling.flatMap(({ serviceAreas }) => serviceAreas);
  const coverage = visitAddress ? coverageOf(areas, visitAddress) : null;
  const comes = ({ serviceAreas }: ListedSpecialist) => coverage?.covers(serviceAreas) !== false;
  return {
    coverage,
    here: travelling.filter(comes),
    elsewhere: travelling.filter((specialist) => !comes(specialist)),
    workshopOnly: listed.filter(isWorkshopOnly),
  };
}

function noPreferenceText(coverage: Coverage | null, comingCount: number): string {
  if (!coverage) return 'We’ll choose a good specialist who’s available.';
  if (comingCount > 0) return `We’ll choose a good specialist who comes to ${coverage.place} and is available.`;
  return `We’ll look for a specialist who can come to ${coverage.place}, and tell you.`;
}

/** Specialists who are not expected to come, with the reason. */
function Group({ title, reason, children }: { title: string; reason: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hide that it is one choice.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className={styles.reason}>{reason}</p>
      </div>
      {children}
    </div>
  );
}

/** A typed day that can be booked; null for others, such as a year that isn't typed to its end. */
const dayOf = (typed: string) => (typed && isWithin(bookingWindow(londonDay(new Date())), typed) ? typed : null);

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

interface SpecialistListOptions extends Filters {
  serviceId: string;
  /** For the order by the first free day, and who is free on a day. */
  location: LocationInput | null;
  visitAddress: string | null;
  /** Only those who are free on this day; null for any. */
  day: string | null;
}

type ListedSpecialist = NonNullable<NonNullable<ServiceSpecialistsQuery['service']>['listed']>[number];

/** Null if the specialist doesn't travel. */
function travelOf({ serviceMode, serviceAreas }: ListedSpecialist, visitAddress: string | null): TravelFee | null {
  return visitAddress === null || serviceMode === 'WORKSHOP' ? null : travelFeeOf(serviceAreas, visitAddress);
}

/**
 * The specialists of a service that match (`listed`), and all of them (`offered`). The previous
 * ones while others load; undefined before the first have loaded. The order by the price with
 * travel is made here, so that no address leaves the browser before the booking.
 */
function useSpecialistList(options: SpecialistListOptions) {
  const { serviceId, search, certifiedBy, sort, location, visitAddress, day } = options;
  const debouncedSearch = useDebounced(search.trim(), DEBOUNCE_MS);
  const isSoonest = sort === 'SOONEST';
  const isTravelSorted = visitAddress !== null && (sort === 'PRICE_LOW' || sort === 'PRICE_HIGH');
  const { data, previousData, error, loading, refetch } = useServiceSpecialistsQuery({
    variables: {
      serviceId,
      search: debouncedSearch || null,
      certifiedBy: certifiedBy || null,
      sort: isTravelSorted ? null : sort,
      location: isSoonest || day ? location : null,
      freeOn: day,
    },
    // Any booking can change who is free.
    fetchPolicy: isSoonest || day ? 'cache-and-network' : 'cache-first',
  });
  const { listed, offered, searchSuggestions } = (data ?? (loading ? previousData : undefined))?.service ?? {};
  const direction = sort === 'PRICE_LOW' ? -1 : 1;
  const lowest = (specialist: ListedSpecialist) =>
    specialist.price && direction * (specialist.price.low.pence + (travelOf(specialist, visitAddress)?.fee?.low ?? 0));
  const sorted = isTravelSorted && listed ? sortByGreatest(listed, lowest) : listed;
  const suggestions = searchSuggestions ?? [];
  return { listed: sorted, offered, searched: debouncedSearch, suggestions, isTravelSorted, error, loading, refetch };
}

const sorts: [value: SpecialistSort, label: string][] = [
  ['RATING', 'Rating'],
  ['PRICE_LOW', 'Price: low to high'],
  ['PRICE_HIGH', 'Price: high to low'],
  ['EXPERIENCE', 'Experience'],
  ['SOONEST', 'Soonest available'],
];

interface Filters {
  /** As it is typed. */
  search: string;
  /** The name of a company; empty for any. */
  certifiedBy: string;
  /** YYYY-MM-DD, as it is typed; empty for any day. */
  freeOn: string;
  sort: SpecialistSort | null;
}

interface SpecialistFiltersProps {
  filters: Filters;
  companies: readonly string[];
  /** False if no one can be booked on the day that is typed. */
  isDayOffered: boolean;
  onChange: (change: Partial<Filters>) => void;
}

function SpecialistFilters({ filters, companies, isDayOffered, onChange }: SpecialistFiltersProps) {
  return (
    <search className={styles.filters}>
      <TextField
        label="Search"
        type="search"
        placeholder="Name or skill"
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <SelectField
        label="Certified by"
        value={filters.certifiedBy}
        onChange={(event) => onChange({ certifiedBy: event.target.value })}
      >
        <option value="">Any company</option>
        {companies.map((company) => (
          <option key={company}>{company}</option>
        ))}
      </SelectField>
      <FreeOnField
        value={filters.freeOn}
        onChange={(freeOn) => onChange({ freeOn })}
        error={
          filters.freeOn && !isDayOffered
            ? `Choose a day in the next ${quantityInWords(BOOKING_MONTHS, 'month')}`
            : undefined
        }
      />
      <SelectField
        label="Sort by"
        value={filters.sort ?? ''}
        onChange={(event) => onChange({ sort: sorts.find(([value]) => value === event.target.value)?.[0] ?? null })}
      >
        <option value="">As listed</option>
        {sorts.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </search>
  );
}

interface SpecialistOptionProps {
  specialist: FragmentType<SpecialistOptionFragment>;
  /** What travel adds to the price; null if they don't travel. */
  travel: ReturnType<typeof addedTravelText> | null;
  /** The first free day: undefined while it is unknown, null if there can't be one. */
  nextDate: string | null | undefined;
  onOpenProfile: () => void;
}

/** A radio button for a specialist, with their rating and their price with travel. */
function SpecialistOption({ specialist, travel, nextDate, onOpenProfile }: SpecialistOptionProps) {
  const { data, complete } = useFragment({ fragment: SpecialistOptionFragmentDoc, from: specialist });
  const isWide = useMediaQuery('(width >= 640px)');
  if (!complete) return null;
  const cost = (
    <div className={styles.cost}>
      <p>
        <RangeText text={data.priceLabel} />
        {travel?.added}
      </p>
      {travel?.note && (
        <p className={styles.fee}>
          <RangeText text={travel.note} />
        </p>
      )}
    </div>
  );
  return (
    <RadioCard
      value={data.id}
      title={specialistName(data.name)}
      media={<SpecialistAvatar specialist={data} size={64} />}
      description={
        <>
          <p>
            {tradeLabel(data.trade)} · <RangeText text={experienceText(data.yearsOfExperience)} />
          </p>
          <RatingLine rating={data.averageRating} reviewCount={data.reviewCount} />
          {!isWide && cost}
          {nextDate !== null && <NextFree date={nextDate} />}
        </>
      }
      aside={isWide && cost}
      action={
        <Button variant="ghost" aria-haspopup="dialog" className={styles.profile} onClick={onOpenProfile}>
          View profile<span className="visually-hidden"> of {specialistName(data.name)}</span>
        </Button>
      }
    />
  );
}
