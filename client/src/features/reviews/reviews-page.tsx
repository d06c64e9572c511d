import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useReviewsQuery } from '~/graphql/generated/operations/reviews.ts';
import { OwnReviews } from './own-reviews.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

/** /dashboard/reviews: what the customer can still review, and what he or she has written. */
export function Component() {
  const state = useAccountPage(useReviewsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }));
  return (
    <AccountPage title="Reviews" state={state} skeleton={<ReviewsSkeleton />}>
      {({ pendingReviews, submittedReviews }) => <OwnReviews pending={pendingReviews} submitted={submittedReviews} />}
    </AccountPage>
  );
}
