import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useRepairsQuery } from '~/graphql/generated/operations/repairs.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './repairs.module.css';
import { Repairs } from './repairs.tsx';

/** /dashboard/repairs: the customer's completed repairs and those in progress, with their costs. */
export function Component() {
  const state = useAccountPage(useRepairsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }));
  return (
    <AccountPage title="My Repairs" state={state} skeleton={<RepairsSkeleton />}>
      {({ firstName, lastName, repairs, pendingReviews }) => (
        <Repairs
          repairs={repairs}
          pendingReviews={pendingReviews}
          customerName={`${firstName} ${lastName}`.trim()}
          isLoading={state.isLoading}
        />
      )}
    </AccountPage>
  );
}

function RepairsSkeleton() {
  return (
    <div className={styles.repairs}>
      <Skeleton shape="box" height={48} />
      <div className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="box" height={104} />
        ))}
      </div>
    </div>
  );
}
