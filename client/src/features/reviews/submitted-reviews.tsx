import { londonDay } from '#shared/london/clock.ts';
import type { SubmittedReviewFactsFragment } from '~/graphql/generated/graphql.ts';
import { formatDate } from '~/lib/format-date.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Stars } from '~/ui/stars.tsx';
import styles from './own-reviews.module.css';

/** What the customer has written (REV-04). */
export function SubmittedReviews({ reviews }: { reviews: readonly SubmittedReviewFactsFragment[] }) {
  if (reviews.length === 0) {
    return (
      <EmptyState title="You have not written a review yet" tool="screwdriver">
        <p>What you write under Pending Reviews is kept here.</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, serviceName, date, specialistName, rating, comment, reviewedAt }) => {
        const written = dayOf(reviewedAt) ?? date;
        return (
          <li key={id} className={styles.written}>
            <div className={styles.head}>
              <h2 className={styles.service}>{serviceName}</h2>
              <Stars rating={rating} label={`${rating} out of 5 stars`} />
            </div>
            <p className={styles.fact}>
              {[specialistName, written && formatDate(written)].filter(Boolean).join(' · ')}
            </p>
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The day of a moment; null for what is none. */
function dayOf(moment: string | null): string | null {
  const at = moment === null ? null : new Date(moment);
  return at === null || Number.isNaN(at.getTime()) ? null : londonDay(at);
}
