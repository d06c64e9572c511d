import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { PendingReviewFactsFragment, PendingReviewPageFragment } from '~/graphql/generated/graphql.ts';
import {
  MorePendingReviewsDocument,
  useMorePendingReviewsQuery,
} from '~/graphql/generated/operations/more-pending-reviews.ts';
import { formatDate } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PagedRows } from '~/ui/paged-rows.tsx';
import styles from './customer-reviews.module.css';
import type { ReviewSubject } from './write/review-dialog.tsx';

interface PendingReviewsProps {
  page: PendingReviewPageFragment;
  onWrite: (subject: ReviewSubject) => void;
}

/** Completed work that the customer hasn't reviewed (REV-02). */
export function PendingReviews({ page, onWrite }: PendingReviewsProps) {
  if (page.nodes.length === 0) {
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
      <PagedRows
        page={page}
        noun="reviews to write"
        rowClassName={styles.card}
        keyOf={({ id }) => id}
        row={(review) => <PendingReview review={review} onWrite={onWrite} />}
        filter={{}}
        useNextPage={usePendingReviewsAfter}
      />
    </ul>
  );
}

function usePendingReviewsAfter(variables: { after: string }) {
  const query = useMorePendingReviewsQuery({ variables, ...useFreshness(MorePendingReviewsDocument, variables) });
  return { query, page: query.data?.me?.pendingReviews };
}

interface PendingReviewProps extends Pick<PendingReviewsProps, 'onWrite'> {
  review: PendingReviewFactsFragment;
}

function PendingReview({ review, onWrite }: PendingReviewProps) {
  const { id, serviceName, date, specialistName, specialistPhotoUrl, appointmentId } = review;
  const name = specialistLabel(specialistName);
  return (
    <>
      <Avatar name={name} src={specialistPhotoUrl} size={64} />
      <div className={styles.facts}>
        <h2 id={`pending-${id}`} className={styles.service}>
          {serviceLabel(serviceName)}
        </h2>
        <p className={styles.fact}>{[name, date && formatDate(date)].filter(Boolean).join(' · ')}</p>
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
    </>
  );
}
