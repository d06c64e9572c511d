import { OwnPage } from '~/features/customer/own-page.tsx';
import { useOwnPage } from '~/features/customer/use-own-page.ts';
import { useReviewsQuery } from '~/graphql/generated/operations/reviews.ts';
import { OwnReviews } from './own-reviews.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

/** /dashboard/reviews: what the customer can still review, and what he or she has written. */
export function Component() {
  const state = useOwnPage(useReviewsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }));
  return (
    <OwnPage title="Reviews" state={state} skeleton={<ReviewsSkeleton />}>
      {({ pendingReviews, submittedReviews }) => <OwnReviews pending={pendingReviews} submitted={submittedReviews} />}
    </OwnPage>
  );
}
