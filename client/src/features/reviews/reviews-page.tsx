import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { ReviewsDocument, useReviewsQuery } from '~/graphql/generated/operations/reviews.ts';
import { CustomerReviews } from './customer-reviews.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

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
