import type { PendingReviewFactsFragment } from '~/graphql/generated/graphql.ts';
import { formatDate } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import styles from './customer-reviews.module.css';
import type { ReviewSubject } from './write/review-dialog.tsx';

interface PendingReviewsProps {
  reviews: readonly PendingReviewFactsFragment[];
  onWrite: (subject: ReviewSubject) => void;
}

/** Completed work that the customer hasn't reviewed (REV-02). */
export function PendingReviews({ reviews, onWrite }: PendingReviewsProps) {
  if (reviews.length === 0) {
    return (
      <EmptyState
        title="No reviews to write"
        tool="hammer"
        actions={
          <ButtonLink variant="outline" to={paths.appointments}>
            See your appointments
          </ButtonLink>
        }
      >
        <p>When a repair is completed, you can review it here.</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, serviceName, date, specialistName, specialistPhotoUrl, appointmentId }) => (
        <li key={id} className={styles.card}>
          <Avatar name={specialistName} src={specialistPhotoUrl} size={64} />
          <div className={styles.facts}>
            <h2 id={`pending-${id}`} className={styles.service}>
              {serviceName}
            </h2>
            <p className={styles.fact}>{[specialistName, date && formatDate(date)].filter(Boolean).join(' · ')}</p>
          </div>
          {appointmentId === null ? (
            <p className={styles.unavailable}>
              We don’t know which appointment this belongs to, so you can’t review it here. Call us on{' '}
              <a href={product.phones.leicester.href}>{product.phones.leicester.formatted}</a> and we’ll fix it.
            </p>
          ) : (
            <Button
              aria-haspopup="dialog"
              aria-describedby={`pending-${id}`}
              onClick={() => onWrite({ appointmentId, serviceName, specialistName, specialistPhotoUrl, date })}
            >
              Write Review
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
