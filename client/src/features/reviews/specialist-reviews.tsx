import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { SpecialistReviewsFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistReviewsFragmentDoc } from '~/graphql/generated/operations/specialist-reviews.ts';
import { RatingBars } from '~/ui/rating-bars.tsx';
import { Stars } from '~/ui/stars.tsx';
import { reviewCounts, reviewDate } from './review-counts.ts';
import styles from './specialist-reviews.module.css';

/** What customers wrote about a specialist, with how the stars spread (DIR-43, DIR-44). */
export function SpecialistReviews({ specialist }: { specialist: FragmentType<SpecialistReviewsFragment> }) {
  const { data, complete } = useFragment({ fragment: SpecialistReviewsFragmentDoc, from: specialist });
  if (!complete) return null;
  const { reviews } = data;
  if (reviews.length === 0) {
    return (
      <div className={styles.none}>
        <p>No reviews available yet.</p>
        <p>Be the first to leave a review after your service!</p>
      </div>
    );
  }
  return (
    <div className={styles.reviews}>
      <RatingBars counts={reviewCounts(reviews.map(({ rating }) => rating))} />
      <ol className={styles.list}>
        {reviews.map(({ rating, comment, createdAt }, index) => (
          // Reviews have no id and their order is the server's, so their place is what names them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index} className={styles.review}>
            <p className={styles.line}>
              <Stars rating={rating} label={`${rating} out of 5 stars`} />
              <span className={styles.date}>{reviewDate(createdAt, index)}</span>
            </p>
            {comment && <p className={styles.text}>{comment}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
