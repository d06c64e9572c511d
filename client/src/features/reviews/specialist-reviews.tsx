import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { SpecialistReviewsFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistReviewsFragmentDoc } from '~/graphql/generated/operations/specialist-reviews.ts';
import { RatingBars } from '~/ui/rating-bars.tsx';
import { Stars } from '~/ui/stars.tsx';
import { reviewCounts } from './review-counts.ts';
import { reviewDate } from './review-date.ts';
import styles from './specialist-reviews.module.css';

/** A specialist's reviews, with the distribution of stars (DIR-43, DIR-44). */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id, and the server decides their order
          <li key={index}>
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
