import { RecordList } from '~/features/customer/record-list.tsx';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { RepairPageFragment, RepairStatus } from '~/graphql/generated/graphql.ts';
import { RepairsDocument, useRepairsQuery } from '~/graphql/generated/operations/repairs.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
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
  const { openId, openDetails, closeDetails } = list;
  const [reviewedId, setReviewedId] = useReview();
  // The browser's Back closes a review with its details.
  if (reviewedId !== null && reviewedId !== openId) setReviewedId(null);

  return (
    <div className={styles.repairs}>
      <RecordList
        list={list}
        noun="repair"
        page={page}
        total={total}
        labels={[[null, 'All Repairs'], ...statuses.map((status) => [status, statusAppearance(status).label] as const)]}
        searchPlaceholder="Vehicle, service, reference, specialist"
        none={
          <EmptyState
            title="No repairs yet"
            actions={<ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>}
          >
            <p>You’ll see your repairs here, with their receipts and warranties.</p>
          </EmptyState>
        }
        heading={<h2 className="visually-hidden">Repair history</h2>}
      >
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
      </RecordList>
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
