import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { specialistList } from '~/site/structured-data.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import styles from './directory-list.module.css';
import { emptyDirectoryMessage } from './directory-messages.ts';
import { type DirectoryState, directoryPath, filterCount, RESULTS_ID } from './directory-search-params.ts';
import { Pagination } from './pagination.tsx';
import { SpecialistCard } from './specialist-card.tsx';
import { SpecialistCardSkeleton } from './specialist-card-skeleton.tsx';
import type { DirectoryResults } from './use-directory-results.ts';

interface DirectoryListProps {
  filters: DirectoryState;
  results: DirectoryResults;
  onPageChange: (page: number) => void;
  /** The path of the list without filters. */
  clearedPath: string;
  onClear: () => void;
  onViewProfile: (specialistId: string) => void;
}

/** The list, or its loading, error or empty state (DIR-11, DIR-12, DIR-17, DIR-18). */
export function DirectoryList(props: DirectoryListProps) {
  const { filters, results, onPageChange, clearedPath, onClear, onViewProfile } = props;
  const { specialists, loading, errorMessage, retry, totalPages } = results;
  if (errorMessage !== null && !specialists) return <LoadError message={errorMessage} onRetry={retry} />;
  if (!specialists) return <LoadingList count={filters.perPage} />;
  if (specialists.length === 0) return <EmptyList {...{ filters, clearedPath, onClear }} />;
  return (
    <>
      <StructuredData thing={specialistList(specialists)} />
      <ul className={cx(styles.grid, loading && styles.stale)} aria-busy={loading}>
        {specialists.map((specialist) => (
          <li key={specialist.id}>
            <SpecialistCard specialist={specialist} from="directory" onViewProfile={onViewProfile} />
          </li>
        ))}
      </ul>
      <Pagination
        page={filters.page}
        totalPages={totalPages}
        pathOf={(page) => `${directoryPath({ ...filters, page, specialistId: null })}#${RESULTS_ID}`}
        onPageChange={onPageChange}
      />
    </>
  );
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

type EmptyListProps = Pick<DirectoryListProps, 'filters' | 'clearedPath' | 'onClear'>;

function EmptyList({ filters, clearedPath, onClear }: EmptyListProps) {
  const { formatted, href } = product.phones.leicester;
  return (
    <EmptyState
      title={emptyDirectoryMessage(filters)}
      actions={
        <>
          {filterCount(filters) > 0 ? (
            <ButtonLink to={clearedPath} onClick={insteadOfLink(onClear)}>
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
    />
  );
}
