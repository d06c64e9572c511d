import { londonDay } from '#shared/london/clock.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { SubmittedReviewFactsFragment, SubmittedReviewPageFragment } from '~/graphql/generated/graphql.ts';
import {
  MoreSubmittedReviewsDocument,
  useMoreSubmittedReviewsQuery,
} from '~/graphql/generated/operations/more-submitted-reviews.ts';
import { formatDate } from '~/lib/format-date.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PagedRows } from '~/ui/paged-rows.tsx';
import { Stars } from '~/ui/stars.tsx';
import styles from './customer-reviews.module.css';

/** The reviews that the customer has written (REV-04). */
export function SubmittedReviews({ page }: { page: SubmittedReviewPageFragment }) {
  if (page.nodes.length === 0) {
    return (
      <EmptyState title="You haven’t written any reviews yet" tool="screwdriver">
        <p>You’ll see your reviews here once you’ve submitted them.</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      <PagedRows
        page={page}
        noun="reviews"
        rowClassName={styles.submitted}
        keyOf={({ id }) => id}
        row={(review) => <SubmittedReview review={review} />}
        filter={{}}
        useNextPage={useSubmittedReviewsAfter}
      />
    </ul>
  );
}

function useSubmittedReviewsAfter(variables: { after: string }) {
  const query = useMoreSubmittedReviewsQuery({ variables, ...useFreshness(MoreSubmittedReviewsDocument, variables) });
  return { query, page: query.data?.me?.submittedReviews };
}

function SubmittedReview({ review }: { review: SubmittedReviewFactsFragment }) {
  const { serviceName, date, specialistName, rating, comment, reviewedAt } = review;
  const day = londonDayOf(reviewedAt) ?? date;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.service}>{serviceLabel(serviceName)}</h2>
        <Stars rating={rating} label={`${rating} out of 5 stars`} />
      </div>
      <p className={styles.fact}>
        {[specialistLabel(specialistName), day && formatDate(day)].filter(Boolean).join(' · ')}
      </p>
      {comment && (
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
      )}
    </>
  );
}

/** Null if the text isn't a valid time. */
function londonDayOf(moment: string | null): string | null {
  const at = moment === null ? null : new Date(moment);
  return at === null || Number.isNaN(at.getTime()) ? null : londonDay(at);
}
