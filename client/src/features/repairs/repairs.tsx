import { useState } from 'react';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { PendingReviewFactsFragment } from '~/graphql/generated/graphql.ts';
import { ListCount } from '~/ui/list-count.tsx';
import { filterRepairs } from './filter-repairs.ts';
import { NoRepairs } from './no-repairs.tsx';
import type { Repair } from './repair.ts';
import { RepairDetails } from './repair-details.tsx';
import { RepairSlip } from './repair-slip.tsx';
import styles from './repairs.module.css';
import { RepairsFilter } from './repairs-filter.tsx';
import { repairsSearchParams } from './repairs-search-params.ts';

interface RepairsProps {
  repairs: readonly Repair[];
  pendingReviews: readonly PendingReviewFactsFragment[];
  /** The name on receipts. */
  customerName: string;
  /** Whether a refetch is in flight. */
  isLoading: boolean;
}

export function Repairs({ repairs, pendingReviews, customerName, isLoading }: RepairsProps) {
  const { status, setStatus, search, setSearch, showAll, openId, openDetails, closeDetails } =
    useListSearchParams(repairsSearchParams);
  const [isReviewing, setIsReviewing] = useState(false);
  const matching = filterRepairs(repairs, { status, search });
  const hasAny = repairs.length > 0;
  const openRepair =
    repairs.find(({ id, reference }) => openId !== null && (id === openId || reference === openId)) ?? null;
  const openReview = pendingReviews.find(({ appointmentId }) => appointmentId === openRepair?.appointmentId);
  // The browser's Back closes a review with its details.
  if (isReviewing && openId === null) setIsReviewing(false);

  return (
    <div className={styles.repairs}>
      {hasAny && (
        <>
          <RepairsFilter
            status={status}
            onStatusChange={setStatus}
            countOf={(choice) => filterRepairs(repairs, { status: choice, search }).length}
            search={search}
            onSearchChange={setSearch}
          />
          <ListCount visible={matching.length} total={repairs.length} noun="repair" />
        </>
      )}
      <h2 className="visually-hidden">Repair history</h2>
      {matching.length === 0 ? (
        <NoRepairs hasAny={hasAny} onShowAll={showAll} />
      ) : (
        <ul className={styles.list}>
          {matching.map((repair) => (
            <li key={repair.id}>
              <RepairSlip repair={repair} onView={() => openDetails(repair.id)} />
            </li>
          ))}
        </ul>
      )}
      <RepairDetails
        requestedId={openId}
        repair={openRepair}
        isLoading={isLoading}
        customerName={customerName}
        specialistPhotoUrl={openReview?.specialistPhotoUrl ?? null}
        isReviewing={isReviewing}
        onReviewingChange={setIsReviewing}
        onClose={closeDetails}
      />
    </div>
  );
}
