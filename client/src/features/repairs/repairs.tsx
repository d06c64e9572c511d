import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { RepairPageFragment, RepairStatus } from '~/graphql/generated/graphql.ts';
import { ListCount } from '~/ui/list-count.tsx';
import { NoRepairs } from './no-repairs.tsx';
import { RepairDetails } from './repair-details.tsx';
import { RepairRows } from './repair-rows.tsx';
import styles from './repairs.module.css';
import { RepairsFilter } from './repairs-filter.tsx';

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
          <RepairRows key={JSON.stringify(filter)} page={page} filter={filter} onView={openDetails} />
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
