import { TEXT_LIMITS } from '#shared/limits.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { formatDate } from '~/lib/format-date.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './review-dialog.module.css';
import { StarRatingInput } from './star-rating-input.tsx';
import { useSubmitReview } from './use-submit-review.ts';

/** The work to review. */
export interface ReviewSubject {
  appointmentId: string;
  /** These are null if unknown. */
  serviceName: string | null;
  specialistName: string | null;
  specialistPhotoUrl: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
}

interface ReviewDialogProps {
  subject: ReviewSubject;
  onClose: () => void;
}

/** The counter appears when this many characters are left. */
const COUNTER_THRESHOLD = 200;

/** Writes a review, and keeps its draft until it is submitted (REV-03, APPT-14). */
export function ReviewDialog({ subject, onClose }: ReviewDialogProps) {
  const { appointmentId, specialistPhotoUrl, date } = subject;
  const specialistName = specialistLabel(subject.specialistName);
  const form = useSubmitReview(appointmentId);
  const { submission } = form;
  const done =
    submission.kind === 'done'
      ? { title: 'Review sent', content: <SuccessMessage title="Thank you for your review!" onClose={onClose} /> }
      : isAlreadyDone(submission)
        ? {
            title: 'Already reviewed',
            content: <AlreadyReviewed message={form.errors[0]?.message} onClose={onClose} />,
          }
        : null;

  const { rating, comment } = form.values;
  const charactersLeft = TEXT_LIMITS.review - comment.length;
  return (
    <FormDialog
      title="Write a review"
      media={<Avatar name={specialistName} src={specialistPhotoUrl} size={52} />}
      description={[serviceLabel(subject.serviceName), specialistName, date && formatDate(date)]
        .filter(Boolean)
        .join(' · ')}
      form={form}
      errorTitle="We couldn’t send your review"
      closeLabel="Not now"
      onClose={onClose}
      submit={{
        label: 'Submit',
        busyLabel: 'Submitting...',
        missing: missingMessage(rating !== null, comment.trim() !== ''),
      }}
      className={styles.form}
      done={done}
    >
      <StarRatingInput
        id="review-rating"
        rating={rating}
        disabled={form.isSending}
        onChange={(stars) => form.change({ rating: stars })}
      />
      <TextArea
        {...form.text('comment')}
        label="Your review"
        hint="What was done, and how did it go? Everyone can read it on the specialist’s profile."
        rows={4}
        maxLength={TEXT_LIMITS.review}
      />
      {charactersLeft <= COUNTER_THRESHOLD && (
        <p role="status" className={styles.counter}>
          {charactersLeft === 1 ? '1 character left' : `${charactersLeft} characters left`}
        </p>
      )}
    </FormDialog>
  );
}

function AlreadyReviewed({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  return (
    <Notice tone="error" title={message} actions={<Button onClick={onClose}>Close</Button>}>
      You may have sent it from another page. You’ll find your review under My Submitted Reviews.
    </Notice>
  );
}

function missingMessage(hasStars: boolean, hasComment: boolean): string {
  if (hasStars && hasComment) return '';
  if (hasStars) return 'Write a few words to submit.';
  return hasComment ? 'Choose your stars to submit.' : 'Choose your stars and write a few words to submit.';
}
