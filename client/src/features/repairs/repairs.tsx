import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { RepairPageFragment, RepairStatus } from '~/graphql/generated/graphql.ts';
import { RepairsDocument, useRepairsQuery } from '~/graphql/generated/operations/repairs.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ListCount } from '~/ui/list-count.tsx';
import { countOf, ListFilter } from '~/ui/list-filter.tsx';
import { PagedRows } from '~/ui/paged-rows.tsx';
import { RepairDetails } from './repair-details.tsx';
import { RepairSlip } from './repair-slip.tsx';
import { statusAppearance, statuses } from './repair-status.ts';
import styles from './repairs.module.css';

/** For the id of the repair whose details led to its review. */
const useReview = resumableDialog<string>();

interface RepairsProps {
  list: ReturnType<typeof useListSearchParams<RepairStatus>>;
  /** The first page of those that match. */
  page: RepairPageFragment;
  /** The filter of that page. */
  filter: ReturnType<typeof useListSearchParams<RepairStatus>>['filter'];
  /** How many the customer has, whatever the filter. */
  total: number;
}

export function Repairs({ list, page, filter, total }: RepairsProps) {
  const { status, setStatus, search, setSearch, showAll, openId, openDetails, closeDetails } = list;
  const [reviewedId, setReviewedId] = useReview();
  const hasAny = total > 0;
  // The browser's Back closes a review with its details.
  if (reviewedId !== null && reviewedId !== openId) setReviewedId(null);

  return (
    <div className={styles.repairs}>
      {hasAny && (
        <>
          <RepairsFilter
            status={status}
            onStatusChange={setStatus}
            counts={page.statusCounts}
            search={search}
            onSearchChange={setSearch}
          />
          <ListCount visible={page.totalCount} total={total} noun="repair" />
        </>
      )}
      <h2 className="visually-hidden">Repair history</h2>
      {page.nodes.length === 0 ? (
        <NoRepairs hasAny={hasAny} onShowAll={showAll} />
      ) : (
        <ul className={styles.list}>
          {/* Another filter begins with its first page. */}
          <PagedRows
            key={JSON.stringify(filter)}
            page={page}
            noun="repairs"
            keyOf={({ id }) => id}
            row={(repair) => <RepairSlip repair={repair} onView={() => openDetails(repair.id)} />}
            filter={filter}
            useNextPage={useRepairsAfter}
          />
        </ul>
      )}
      <RepairDetails
        requestedId={openId}
        isReviewing={reviewedId !== null}
        onReviewingChange={(isReviewing) => setReviewedId(isReviewing ? openId : null)}
        onClose={closeDetails}
      />
    </div>
  );
}

function useRepairsAfter(after: string, filter: RepairsProps['filter']) {
  const variables = { ...filter, after };
  const query = useRepairsQuery({ variables, ...useFreshness(RepairsDocument, variables) });
  return { query, page: query.data?.me?.repairs };
}

interface NoRepairsProps {
  /** Whether the customer has repairs that the filter hides. */
  hasAny: boolean;
  onShowAll: () => void;
}

function NoRepairs({ hasAny, onShowAll }: NoRepairsProps) {
  if (hasAny) {
    return (
      <EmptyState
        title="No repairs match"
        tool="screwdriver"
        actions={
          <Button variant="outline" onClick={onShowAll}>
            Show all repairs
          </Button>
        }
      >
        <p>Try another status or search.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No repairs yet"
      actions={<ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>}
    >
      <p>You’ll see your repairs here, with their receipts and warranties.</p>
    </EmptyState>
  );
}

interface RepairsFilterProps {
  /** Null: all. */
  status: RepairStatus | null;
  onStatusChange: (status: RepairStatus | null) => void;
  /** How many repairs each status would show. */
  counts: RepairPageFragment['statusCounts'];
  search: string;
  onSearchChange: (search: string) => void;
}

/** Filters by status (REP-01) and text (REP-02). */
function RepairsFilter({ status, onStatusChange, counts, search, onSearchChange }: RepairsFilterProps) {
  return (
    <ListFilter
      options={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All Repairs' : statusAppearance(choice).label,
        count: countOf(counts, choice),
      }))}
      selected={status}
      onSelect={onStatusChange}
      searchLabel="Search your repairs"
      searchPlaceholder="Vehicle, service, reference, specialist"
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}
