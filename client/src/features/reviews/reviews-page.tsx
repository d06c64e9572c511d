import { Suspense } from 'react';
import { londonDay } from '#shared/london/clock.ts';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { BookAgain } from '~/features/customer/book-again.tsx';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { PendingReviewPageFragment, SubmittedReviewPageFragment } from '~/graphql/generated/graphql.ts';
import {
  MorePendingReviewsDocument,
  useMorePendingReviewsQuery,
} from '~/graphql/generated/operations/more-pending-reviews.ts';
import {
  MoreSubmittedReviewsDocument,
  useMoreSubmittedReviewsQuery,
} from '~/graphql/generated/operations/more-submitted-reviews.ts';
import { ReviewsDocument, useReviewsQuery } from '~/graphql/generated/operations/reviews.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Day } from '~/ui/date-time.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PagedRows } from '~/ui/paged-rows.tsx';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Stars } from '~/ui/stars.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TabsSkeleton } from '~/ui/tabs-skeleton.tsx';
import type { ReviewSubject } from './review-dialog.tsx';
import styles from './reviews-page.module.css';

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);

const useReviewSubject = resumableDialog<ReviewSubject>();

/** /dashboard/reviews: reviews that the customer can write, and those they have written. */
export function Component() {
  const state = useAccountPage(useReviewsQuery(useFreshness(ReviewsDocument)));
  return (
    <AccountPage title="Reviews" state={state} skeleton={<ReviewsSkeleton />}>
      {({ pendingReviews, submittedReviews }) => (
        <CustomerReviews pending={pendingReviews} submitted={submittedReviews} />
      )}
    </AccountPage>
  );
}

interface CustomerReviewsProps {
  /** The first pages; null if they couldn't be loaded. */
  pending: PendingReviewPageFragment | null;
  submitted: SubmittedReviewPageFragment | null;
}

/** The two tabs (REV-01). The badge counts the list, which can differ from the summary (C-99). */
function CustomerReviews({ pending, submitted }: CustomerReviewsProps) {
  const [subject, setSubject] = useReviewSubject();
  return (
    <>
      <Tabs
        label="Reviews"
        tabs={[
          {
            id: 'pending',
            label: 'Pending Reviews',
            ...(pending && { count: pending.totalCount }),
            content: pending ? (
              <PendingReviews page={pending} onWrite={setSubject} />
            ) : (
              <Notice tone="error" title="We couldn’t load the repairs that you can review." />
            ),
          },
          {
            id: 'submitted',
            label: 'My Submitted Reviews',
            content: submitted ? (
              <SubmittedReviews page={submitted} />
            ) : (
              <Notice tone="error" title="We couldn’t load your reviews." />
            ),
          },
        ]}
      />
      {subject && (
        <Suspense>
          <ReviewDialog subject={subject} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PendingReviewsProps {
  page: PendingReviewPageFragment;
  onWrite: (subject: ReviewSubject) => void;
}

/** Completed work that the customer hasn't reviewed (REV-02). */
function PendingReviews({ page, onWrite }: PendingReviewsProps) {
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
  review: PendingReviewPageFragment['nodes'][number];
}

function PendingReview({ review, onWrite }: PendingReviewProps) {
  const { id, serviceName, date, specialistName, specialistPhotoUrl, appointmentId } = review;
  return (
    <>
      <Avatar name={specialistLabel(specialistName)} src={specialistPhotoUrl} size={64} />
      <div className={styles.facts}>
        <h2 id={`pending-${id}`} className={styles.service}>
          {serviceLabel(serviceName)}
        </h2>
        <SpecialistAndDay id={review.specialistId} name={specialistName} day={date} />
      </div>
      <BookAgain job={review.appointment ?? review} />
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

/** Who did the work, and a day. */
function SpecialistAndDay({ id, name, day }: { id: string | null; name: string | null; day: string | null }) {
  return (
    <p className={styles.fact}>
      <SpecialistName id={id} name={name} />
      {day && (
        <>
          {' · '}
          <Day day={day} />
        </>
      )}
    </p>
  );
}

/** The reviews that the customer has written (REV-04). */
function SubmittedReviews({ page }: { page: SubmittedReviewPageFragment }) {
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

function SubmittedReview({ review }: { review: SubmittedReviewPageFragment['nodes'][number] }) {
  const { serviceName, date, specialistName, rating, comment, reviewedAt, appointment } = review;
  const day = londonDayOf(reviewedAt) ?? date;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.service}>{serviceLabel(serviceName)}</h2>
        <Stars rating={rating} label={`${rating} out of 5 stars`} />
      </div>
      <SpecialistAndDay id={appointment?.specialistId ?? null} name={specialistName} day={day} />
      {comment && (
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
      )}
      <div className={styles.again}>
        <BookAgain job={appointment ?? { serviceName }} />
      </div>
    </>
  );
}

/** Null if the text isn't a valid time. */
function londonDayOf(moment: string | null): string | null {
  const at = moment === null ? null : new Date(moment);
  return at === null || Number.isNaN(at.getTime()) ? null : londonDay(at);
}

/** The tabs and a card: most customers have no more to review. */
function ReviewsSkeleton() {
  return (
    <>
      <TabsSkeleton tabs={2} />
      <div aria-hidden="true" className={cx(styles.card, frame.frame)}>
        <Skeleton shape="box" width={64} height={64} className={styles.photo} />
        <div className={styles.facts}>
          <Skeleton width={160} />
          <Skeleton width={220} className={styles.line} />
        </div>
        <Skeleton shape="box" width={148} height={48} />
      </div>
    </>
  );
}
