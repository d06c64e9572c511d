import { Stars } from '~/ui/stars.tsx';
import styles from './rating-line.module.css';
import { reviewCountText } from './specialist-labels.ts';

/** Stars, the rating and the number of reviews, or 'No reviews yet' (DIR-34, DIR-35). */
export function RatingLine({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  if (!rating) return <p className={styles.none}>No reviews yet</p>;
  const figure = rating.toFixed(1);
  return (
    <p className={styles.line}>
      <Stars rating={rating} label={`Rated ${figure} out of 5`} />
      <strong aria-hidden="true">{figure}</strong>
      {reviewCount > 0 && <span className={styles.count}>({reviewCountText(reviewCount)})</span>}
    </p>
  );
}
