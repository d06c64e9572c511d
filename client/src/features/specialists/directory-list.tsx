import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { specialistList } from '~/site/structured-data.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import styles from './directory-list.module.css';
import { type DirectoryState, emptyText, filterCount } from './directory-state.ts';
import { Pagination } from './pagination.tsx';
import { SpecialistCard } from './specialist-card.tsx';
import { SpecialistCardSkeleton } from './specialist-card-skeleton.tsx';
import type { DirectoryPageResults } from './use-directory-page.ts';

interface DirectoryListProps {
  filters: DirectoryState;
  results: DirectoryPageResults;
  onTurn: (page: number) => void;
  onClear: () => void;
  onViewProfile: (specialistId: string) => void;
}

/** The list: loading, error, empty or populated (DIR-11, DIR-12, DIR-17, DIR-18). */
export function DirectoryList({ filters, results, onTurn, onClear, onViewProfile }: DirectoryListProps) {
  const { specialists, loading, errorText, retry, totalPages } = results;
  if (errorText !== null && !specialists) return <LoadError message={errorText} onRetry={retry} />;
  if (!specialists) return <LoadingList cards={filters.perPage} />;
  if (specialists.length === 0) return <EmptyList filters={filters} onClear={onClear} />;
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
      <Pagination page={filters.page} totalPages={totalPages} onTurn={onTurn} />
    </>
  );
}

function LoadingList({ cards }: { cards: number }) {
  return (
    <>
      <NoScriptNotice />
      <p className={styles.loading} role="status" data-needs-script>
        <Spinner />
        Loading specialists...
      </p>
      <div className={styles.grid} data-needs-script>
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
          <SpecialistCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

function EmptyList({ filters, onClear }: { filters: DirectoryState; onClear: () => void }) {
  const { shown, href } = product.phones.leicester;
  return (
    <EmptyState
      title={emptyText(filters)}
      actions={
        <>
          {filterCount(filters) > 0 ? (
            <Button onClick={onClear}>Clear filters</Button>
          ) : (
            <ButtonLink to={paths.appointment}>Book an appointment</ButtonLink>
          )}
          <ButtonLink variant="outline" href={href}>
            Call {shown}
          </ButtonLink>
        </>
      }
    />
  );
}
