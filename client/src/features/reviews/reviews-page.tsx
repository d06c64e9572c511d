import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { ReviewsDocument, useReviewsQuery } from '~/graphql/generated/operations/reviews.ts';
import { cx } from '~/ui/cx.ts';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TabsSkeleton } from '~/ui/tabs-skeleton.tsx';
import styles from './customer-reviews.module.css';
import { CustomerReviews } from './customer-reviews.tsx';

/** /dashboard/reviews: reviews that the customer can write, and those they have written. */
export function Component() {
  const state = useAccountPage(useReviewsQuery(useFreshness(ReviewsDocument)));
  return (
    <AccountPage title="Reviews" state={state} skeleton={<ReviewsSkeleton />}>
      {({ pendingReviews, submittedReviews }) => (
        <CustomerReviews pending={pendingReviews} submitted={submittedReviews} />
      )}
    </AccountPage>
  );
}

/** The tabs and a card: most customers have no more to review. */
function ReviewsSkeleton() {
  return (
    <>
      <TabsSkeleton tabs={2} />
      <div aria-hidden="true" className={cx(styles.card, frame.frame)}>
        <Skeleton shape="box" width={64} height={64} className={styles.photo} />
        <div className={styles.facts}>
          <Skeleton width={160} />
          <Skeleton width={220} className={styles.line} />
        </div>
        <Skeleton shape="box" width={148} height={48} />
      </div>
    </>
  );
}
