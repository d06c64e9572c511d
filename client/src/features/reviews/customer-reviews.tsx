import { Suspense } from 'react';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { PendingReviewPageFragment, SubmittedReviewPageFragment } from '~/graphql/generated/graphql.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { PendingReviews } from './pending-reviews.tsx';
import { SubmittedReviews } from './submitted-reviews.tsx';
import type { ReviewSubject } from './write/review-dialog.tsx';

const ReviewDialog = lazyDialog(async () => (await import('./write/review-dialog.tsx')).ReviewDialog);

const useReviewSubject = resumableDialog<ReviewSubject>();

interface CustomerReviewsProps {
  /** The first pages; null if they couldn't be loaded. */
  pending: PendingReviewPageFragment | null;
  submitted: SubmittedReviewPageFragment | null;
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
