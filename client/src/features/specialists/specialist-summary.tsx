import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Stars } from '~/ui/stars.tsx';
import { reviewCountText } from './specialist-labels.ts';
import styles from './specialist-summary.module.css';

interface SpecialistAvatarProps {
  specialist: Pick<SpecialistCardFragment, 'name' | 'trade' | 'photoUrl'>;
  /** Pixels. */
  size: number;
  /** 'eager' for a photo at the top of a page. */
  loading?: 'lazy' | 'eager';
}

/** The specialist's photo, else their initials with a badge for the trade. */
export function SpecialistAvatar({ specialist, size, loading = 'lazy' }: SpecialistAvatarProps) {
  const { name, trade, photoUrl } = specialist;
  const badge = !photoUrl && <TradeIcon slug={serviceSlug(tradeLabel(trade))} />;
  return <Avatar name={specialistName(name)} src={photoUrl} size={size} badge={badge} loading={loading} />;
}

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
