import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { formatShortDate } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { specialistList } from '~/site/structured-data/specialist.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ChipLink } from '~/ui/chip.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';
import { Notice } from '~/ui/notice.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './directory-list.module.css';
import {
  activeFilters,
  type DirectoryFilters,
  directoryPath,
  type FilterKey,
  filterCount,
  filterLabels,
  MAX_COMPARED,
  RESULTS_ID,
} from './directory-search-params.ts';
import { useSavedSpecialists } from './saved-specialists.ts';
import { type FoundSpecialist, SpecialistCard } from './specialist-card.tsx';
import { SpecialistCardSkeleton } from './specialist-card-skeleton.tsx';
import { type Directory, serviceModeOf } from './use-directory.ts';

/** Says which page, service or business type of the address doesn't exist. */
export function DirectoryNotices({ directory }: { directory: Directory }) {
  const { page, serviceName, serviceMode } = directory.applied;
  const { data } = useServicesQuery();
  const { results } = directory;
  const { specialists } = results;
  if (!specialists) return null;
  const isEmpty = specialists.length === 0;
  const services = data?.services;
  // Specialists also have names of their own for services.
  const isUnknownService = isEmpty && services && serviceName && !services.some(({ name }) => name === serviceName);
  return (
    <div className={styles.notices}>
      {page !== results.page && !isEmpty && (
        <Notice tone="info" title={`There’s no page ${page}, so this is page ${results.page}.`} />
      )}
      {isUnknownService && (
        <Notice
          tone="info"
          title={`We have no service called “${serviceName}”.`}
          actions={<ClearLink directory={directory} filter={{ serviceName: '' }} label="Show all services" />}
        />
      )}
      {serviceMode && serviceModeOf(serviceMode) === null && (
        <Notice
          tone="info"
          title={`“${serviceMode}” isn’t a business type, so these are specialists of all types.`}
          actions={<ClearLink directory={directory} filter={{ serviceMode: '' }} label="Clear the business type" />}
        />
      )}
    </div>
  );
}

interface ClearLinkProps {
  directory: Directory;
  filter: Partial<DirectoryFilters>;
  label: string;
}

function ClearLink({ directory: { pathWith, change }, filter, label }: ClearLinkProps) {
  return (
    <TextLink to={pathWith(filter)} onClick={insteadOfLink(() => change(filter))}>
      {label}
    </TextLink>
  );
}

/** The cards of the first row on wide screens, which are in the first screen. */
const FIRST_ROW = 4;

interface DirectoryListProps {
  directory: Directory;
  onPageChange: (page: number) => void;
}

/** The list, or its loading, error or empty state (DIR-11, DIR-12, DIR-17, DIR-18). */
export function DirectoryList({ directory, onPageChange }: DirectoryListProps) {
  const { applied, results, openProfile } = directory;
  const { specialists, loading, errorMessage, retry, page, totalPages } = results;
  if (errorMessage !== null && !specialists) return <LoadError message={errorMessage} onRetry={retry} />;
  if (!specialists) return <LoadingList count={applied.perPage} />;
  if (specialists.length === 0) return <EmptyList directory={directory} />;
  return (
    <>
      <StructuredData thing={specialistList(specialists)} />
      <ul className={cx(styles.grid, loading && styles.stale)} aria-busy={loading}>
        {specialists.map((specialist, index) => (
          <li key={specialist.id}>
            <SpecialistCard
              specialist={specialist}
              from="directory"
              photoLoading={index < FIRST_ROW ? 'eager' : 'lazy'}
              onViewProfile={openProfile}
              found={foundOf(specialist, directory)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={totalPages}
        pathOf={(target) => `${directoryPath({ ...applied, page: target, specialistId: null })}#${RESULTS_ID}`}
        onPageChange={onPageChange}
      />
    </>
  );
}

type Found = NonNullable<Directory['results']['specialists']>[number];

function foundOf({ id, searchedService }: Found, directory: Directory): FoundSpecialist {
  const { applied, results, toggleCompared } = directory;
  const { location, serviceName, compared } = applied;
  const isCompared = compared.includes(id);
  return {
    service: searchedService,
    nextDate: results.nextDates.get(id),
    start: { serviceName: serviceName || null, place: location.trim() },
    isCompared,
    onCompare: isCompared || compared.length < MAX_COMPARED ? () => toggleCompared(id) : undefined,
  };
}

function LoadingList({ count }: { count: number }) {
  return (
    <>
      <NoScriptNotice />
      <ul className={styles.grid} aria-hidden="true" data-needs-script>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
          <li key={index}>
            <SpecialistCardSkeleton from="directory" />
          </li>
        ))}
      </ul>
    </>
  );
}

function EmptyList({ directory }: { directory: Directory }) {
  return directory.applied.saved ? <NoneSaved directory={directory} /> : <NothingFound directory={directory} />;
}

function NoneSaved({ directory: { applied, savedPath } }: { directory: Directory }) {
  const isNone = useSavedSpecialists().length === 0;
  const why = applied.freeOn
    ? `None of your saved specialists is free on ${filterText(applied, 'freeOn')}`
    : 'Your saved specialists are no longer available';
  return (
    <EmptyState
      title={isNone ? 'You haven’t saved any specialists' : why}
      actions={<ButtonLink to={savedPath}>Show all specialists</ButtonLink>}
    >
      {isNone && <p>Press Save on a card to keep a specialist here. They’re saved on this device only.</p>}
    </EmptyState>
  );
}

function NothingFound({ directory }: { directory: Directory }) {
  const { applied, clear, clearedPath } = directory;
  const { formatted, href } = product.phones.leicester;
  const isFiltered = filterCount(applied) > 0;
  return (
    <EmptyState
      title={emptyDirectoryMessage(applied)}
      actions={
        <>
          {isFiltered ? (
            <ButtonLink to={clearedPath} onClick={insteadOfLink(clear)}>
              Clear filters
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.appointment}>Book an appointment</ButtonLink>
          )}
          <ButtonLink variant="outline" href={href}>
            Call {formatted}
          </ButtonLink>
        </>
      }
    >
      {isFiltered && (
        <>
          <p>
            {noMatchText(applied)} {!applied.location.trim() && 'You haven’t set a location, so try another search.'}
          </p>
          <Suggestions directory={directory} />
          {filterCount(applied) > 1 && <SingleFilters directory={directory} />}
        </>
      )}
    </EmptyState>
  );
}

/** The message of an empty list (C-33). */
function emptyDirectoryMessage(filters: DirectoryFilters): string {
  return filterCount(filters) > 0
    ? 'No specialists available for the selected service and location. Please try a different location.'
    : 'No specialists available.';
}

const filterText = (filters: DirectoryFilters, key: FilterKey): string =>
  key === 'freeOn' ? formatShortDate(filters.freeOn) : filters[key].trim();

/** What was searched: `Nothing matches “gold”, location “Derby” and service type “Towing”.` */
function noMatchText(filters: DirectoryFilters): string {
  const texts = activeFilters(filters).map((key) => {
    const text = `“${filterText(filters, key)}”`;
    return key === 'search' ? text : `${filterLabels[key].toLowerCase()} ${text}`;
  });
  return `Nothing matches ${new Intl.ListFormat('en-GB').format(texts)}.`;
}

/** Links to other searches and areas that find something. */
function Suggestions({ directory: { results, change, pathWith } }: { directory: Directory }) {
  const { search, location } = results.suggestions;
  const suggested = [
    ...search.map((text) => ({ label: `Search for “${text}”`, filter: { search: text } })),
    ...location.map((text) => ({ label: `Show ${text}`, filter: { location: text } })),
  ];
  if (suggested.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label="Try instead">
      {suggested.map(({ label, filter }) => (
        <li key={label}>
          <ChipLink to={pathWith(filter)} isCurrent={false} onClick={insteadOfLink(() => change(filter))}>
            {label}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Links that remove one of several filters. */
function SingleFilters({ directory: { applied, change, pathWith } }: { directory: Directory }) {
  return (
    <ul className={styles.filters} aria-label="Remove a filter">
      {activeFilters(applied).map((key) => (
        <li key={key}>
          <ChipLink to={pathWith({ [key]: '' })} isCurrent={false} onClick={insteadOfLink(() => change({ [key]: '' }))}>
            <span className="visually-hidden">Remove </span>
            {filterLabels[key]}: {filterText(applied, key)}
            <X aria-hidden="true" />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The path of a page's list. */
  pathOf: (page: number) => string;
  onPageChange: (page: number) => void;
}

/** Links to the previous and the next page, within 1..totalPages (DIR-10). */
function Pagination({ page, totalPages, pathOf, onPageChange }: PaginationProps) {
  if (totalPages <= 1) return null;
  const linkTo = (target: number) =>
    target < 1 || target > totalPages
      ? { to: null }
      : { to: pathOf(target), onClick: insteadOfLink(() => onPageChange(target)) };
  return (
    <nav className={styles.pagination} aria-label="Pages of specialists">
      <ButtonLink variant="outline" icon={<ArrowLeft aria-hidden="true" />} rel="prev" {...linkTo(page - 1)}>
        Previous
      </ButtonLink>
      <p className={styles.position}>
        Page {page} of {totalPages}
      </p>
      <ButtonLink variant="outline" iconEnd={<ArrowRight aria-hidden="true" />} rel="next" {...linkTo(page + 1)}>
        Next
      </ButtonLink>
    </nav>
  );
}
