import { useState } from 'react';
import type { PendingReviewFactsFragment } from '~/graphql/generated/graphql.ts';
import { ListCount } from '~/ui/list-count.tsx';
import { NoRepairs } from './no-repairs.tsx';
import { OpenRepair } from './open-repair.tsx';
import type { Repair } from './repair.ts';
import { RepairSlip } from './repair-slip.tsx';
import styles from './repairs.module.css';
import { RepairsFilter } from './repairs-filter.tsx';
import { pickRepairs } from './repairs-list.ts';
import { useRepairsAddress } from './use-repairs-address.ts';

interface RepairsProps {
  repairs: readonly Repair[];
  pendingReviews: readonly PendingReviewFactsFragment[];
  /** For whom a receipt is made out. */
  customerName: string;
  /** Whether newer ones are on their way. */
  isLoading: boolean;
}

export function Repairs({ repairs, pendingReviews, customerName, isLoading }: RepairsProps) {
  const { standing, choose, typed, type, showAll, open, show, close } = useRepairsAddress();
  const [isReviewing, setIsReviewing] = useState(false);
  const shown = pickRepairs(repairs, { standing, search: typed });
  const hasAny = repairs.length > 0;
  const repair = repairs.find(({ id, reference }) => open !== null && (id === open || reference === open)) ?? null;
  // Back leads out of a review too.
  if (isReviewing && open === null) setIsReviewing(false);

  return (
    <div className={styles.repairs}>
      {hasAny && (
        <>
          <RepairsFilter
            standing={standing}
            onChoose={choose}
            countOf={(choice) => pickRepairs(repairs, { standing: choice, search: typed }).length}
            text={typed}
            onType={type}
          />
          <ListCount shown={shown.length} total={repairs.length} noun="repair" />
        </>
      )}
      <h2 className="visually-hidden">Repair history</h2>
      {shown.length === 0 ? (
        <NoRepairs hasAny={hasAny} onShowAll={showAll} />
      ) : (
        <ul className={styles.list}>
          {shown.map((one) => (
            <li key={one.id}>
              <RepairSlip repair={one} onView={() => show(one.id)} />
            </li>
          ))}
        </ul>
      )}
      <OpenRepair
        asked={open}
        repair={repair}
        isLoading={isLoading}
        customerName={customerName}
        specialistPhotoUrl={
          pendingReviews.find(({ appointmentId }) => appointmentId === repair?.appointmentId)?.specialistPhotoUrl ??
          null
        }
        isReviewing={isReviewing}
        onReview={setIsReviewing}
        onClose={close}
      />
    </div>
  );
}
