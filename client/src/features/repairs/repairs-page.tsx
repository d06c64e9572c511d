import { AccountPage } from '~/features/customer/account-page.tsx';
import { listSearchParams } from '~/features/customer/list-search-params.ts';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import { RepairsDocument, useRepairsQuery } from '~/graphql/generated/operations/repairs.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { ListFilterSkeleton } from '~/ui/list-filter-skeleton.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { SlipSkeleton } from '~/ui/slip-skeleton.tsx';
import repairSlipStyles from './repair-slip.module.css';
import { statuses } from './repair-status.ts';
import styles from './repairs.module.css';
import { Repairs } from './repairs.tsx';

export const repairsSearchParams = listSearchParams(statuses, 'Repair');

/** /dashboard/repairs: the customer's completed repairs and those in progress, with their costs. */
export function Component() {
  const list = useListSearchParams(repairsSearchParams);
  const { filter } = list;
  const query = useRepairsQuery({ variables: filter, ...useFreshness(RepairsDocument, filter) });
  const state = useAccountPage(query);
  // While another filter loads, the page still shows the list of the one before.
  const shownFilter = useLastLoaded(query.data?.me ? filter : null) ?? filter;
  return (
    <AccountPage title="My Repairs" state={state} skeleton={<RepairsSkeleton />}>
      {({ repairs, all }) =>
        repairs && all ? (
          <Repairs list={list} page={repairs} filter={shownFilter} total={all.totalCount} />
        ) : (
          <Notice tone="error" title="We couldn’t load your repairs." />
        )
      }
    </AccountPage>
  );
}

function RepairsSkeleton() {
  return (
    <div className={styles.repairs}>
      <ListFilterSkeleton options={3} />
      <div className={styles.list}>
        {[1, 2, 3].map((slip) => (
          <RepairSlipSkeleton key={slip} />
        ))}
      </div>
    </div>
  );
}

/** A `RepairSlip` while it loads: its columns, the stamp and the button. */
function RepairSlipSkeleton() {
  const aside = (
    <>
      <Skeleton shape="box" width={104} height={32} />
      <Skeleton shape="box" width={118} height={48} />
    </>
  );
  return (
    <SlipSkeleton aside={aside}>
      <div className={repairSlipStyles.columns}>
        <div>
          <Skeleton width="70%" />
          <div className={repairSlipStyles.reference}>
            <Skeleton width={88} />
          </div>
        </div>
        <div className={repairSlipStyles.facts}>
          <div className={repairSlipStyles.fact}>
            <Skeleton width={150} />
          </div>
          <Skeleton shape="box" width={92} height={26} />
          <div className={repairSlipStyles.fact}>
            <Skeleton width={120} />
          </div>
        </div>
        <Skeleton width={80} />
      </div>
    </SlipSkeleton>
  );
}
