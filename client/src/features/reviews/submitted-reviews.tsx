import { londonDay } from '#shared/london/clock.ts';
import type { SubmittedReviewFactsFragment } from '~/graphql/generated/graphql.ts';
import { formatDate } from '~/lib/format-date.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Stars } from '~/ui/stars.tsx';
import styles from './customer-reviews.module.css';

/** The reviews that the customer has written (REV-04). */
export function SubmittedReviews({ reviews }: { reviews: readonly SubmittedReviewFactsFragment[] }) {
  if (reviews.length === 0) {
    return (
      <EmptyState title="You haven’t written any reviews yet" tool="screwdriver">
        <p>You’ll see your reviews here once you’ve submitted them.</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, serviceName, date, specialistName, rating, comment, reviewedAt }) => {
        const day = londonDayOf(reviewedAt) ?? date;
        return (
          <li key={id} className={styles.submitted}>
            <div className={styles.head}>
              <h2 className={styles.service}>{serviceName}</h2>
              <Stars rating={rating} label={`${rating} out of 5 stars`} />
            </div>
            <p className={styles.fact}>{[specialistName, day && formatDate(day)].filter(Boolean).join(' · ')}</p>
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Null if the text isn't a valid time. */
function londonDayOf(moment: string | null): string | null {
  const at = moment === null ? null : new Date(moment);
  return at === null || Number.isNaN(at.getTime()) ? null : londonDay(at);
}
