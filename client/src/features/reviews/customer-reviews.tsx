import { Suspense } from 'react';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { PendingReviewPageFragment, SubmittedReviewPageFragment } from '~/graphql/generated/graphql.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { PendingReviews } from './pending-reviews.tsx';
import { SubmittedReviews } from './submitted-reviews.tsx';
import type { ReviewSubject } from './write/review-dialog.tsx';

const ReviewDialog = lazyDialog(async () => (await import('./write/review-dialog.tsx')).ReviewDialog);

const useReviewSubject = resumableDialog<ReviewSubject>();

interface CustomerReviewsProps {
  /** The first pages. */
  pending: PendingReviewPageFragment;
  submitted: SubmittedReviewPageFragment;
}

/** The two tabs (REV-01). The badge counts the list, which can differ from the summary (C-99). */
export function CustomerReviews({ pending, submitted }: CustomerReviewsProps) {
  const [subject, setSubject] = useReviewSubject();
  return (
    <>
      <Tabs
        label="Reviews"
        tabs={[
          {
            id: 'pending',
            label: 'Pending Reviews',
            count: pending.totalCount,
            content: <PendingReviews page={pending} onWrite={setSubject} />,
          },
          {
            id: 'submitted',
            label: 'My Submitted Reviews',
            content: <SubmittedReviews page={submitted} />,
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
