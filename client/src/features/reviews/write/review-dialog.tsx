import { type SubmitEvent, useId } from 'react';
import { useKept } from '~/lib/kept-store.ts';
import { formatDay } from '~/lib/london-dates.ts';
import { ActDone } from '~/ui/act-done.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './review-dialog.module.css';
import { draftOf, reviewDrafts, writeDraft } from './review-draft.ts';
import { StarChoice } from './star-choice.tsx';
import { useSubmitReview } from './use-submit-review.ts';

/** What a review is about. */
export interface ReviewSubject {
  appointmentId: string;
  serviceName: string;
  specialistName: string;
  /** Null where it is not known. */
  specialistPhotoUrl: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
}

interface ReviewDialogProps {
  subject: ReviewSubject;
  onClose: () => void;
}

const LONGEST = 2000;
/** From so many characters left on they are counted. */
const NEAR_THE_END = 200;
const controls: Partial<Record<string, string>> = { rating: 'review-rating', comment: 'review-comment' };

/** Writing a review, which is kept until it is sent (REV-03, APPT-14). */
export function ReviewDialog({ subject, onClose }: ReviewDialogProps) {
  const { appointmentId, serviceName, specialistName, specialistPhotoUrl, date } = subject;
  const { rating, comment } = draftOf(useKept(reviewDrafts), appointmentId);
  const { submitting, submit } = useSubmitReview(appointmentId);
  const formId = useId();

  if (submitting.kind === 'done' || submitting.kind === 'already') {
    return (
      <Dialog open onClose={onClose} size="sm" title={submitting.kind === 'done' ? 'Review sent' : 'Already reviewed'}>
        {submitting.kind === 'done' ? (
          <ActDone title="Thank you for your review!" onClose={onClose} />
        ) : (
          <Notice tone="error" title={submitting.words} actions={<Button onClick={onClose}>Close</Button>}>
            It was sent before, perhaps on another page. You find it under My Submitted Reviews.
          </Notice>
        )}
      </Dialog>
    );
  }

  const isSending = submitting.kind === 'sending';
  const failed = submitting.kind === 'failed' ? submitting : null;
  const errors = failed ? [{ message: failed.words, fieldId: controls[failed.field ?? ''] }] : [];
  const missing = whatIsMissing(rating !== null, comment.trim() !== '');
  const left = LONGEST - comment.length;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (rating !== null && !missing) void submit(rating, comment);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title="Write a review"
      media={<Avatar name={specialistName} src={specialistPhotoUrl} size={52} />}
      description={[serviceName, specialistName, date && formatDay(date)].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            Not now
          </Button>
          {/* C-88: a button that cannot be pressed says why. */}
          <p id={`${formId}-missing`} role="status" className={styles.reason}>
            {missing}
          </p>
          <Button
            type="submit"
            form={formId}
            disabled={missing !== ''}
            aria-describedby={`${formId}-missing`}
            busy={isSending}
            busyLabel="Submitting..."
          >
            Submit
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="dialog" className={styles.form} onSubmit={send}>
        <ErrorSummary title="Your review is not sent" errors={errors} attempt={failed?.attempt ?? 0} />
        <StarChoice
          id="review-rating"
          rating={rating}
          disabled={isSending}
          onChange={(stars) => writeDraft(appointmentId, { rating: stars })}
        />
        <TextArea
          id="review-comment"
          label="Your review"
          hint="What was done, and how it went. Everybody can read it on the specialist’s profile."
          rows={4}
          maxLength={LONGEST}
          value={comment}
          readOnly={isSending}
          onChange={({ target }) => writeDraft(appointmentId, { comment: target.value })}
        />
        {left <= NEAR_THE_END && (
          <p role="status" className={styles.left}>
            {left === 1 ? '1 character left' : `${left} characters left`}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function whatIsMissing(hasStars: boolean, hasWords: boolean): string {
  if (hasStars && hasWords) return '';
  if (hasStars) return 'Write a few words to submit.';
  return hasWords ? 'Choose your stars to submit.' : 'Choose your stars and write a few words to submit.';
}
