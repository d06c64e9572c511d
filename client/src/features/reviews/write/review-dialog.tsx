import { FormDialog } from '~/forms/form-dialog.tsx';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { formatDate } from '~/lib/format-date.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './review-dialog.module.css';
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
/** Writing a review, which is kept until it is sent (REV-03, APPT-14). */
export function ReviewDialog({ subject, onClose }: ReviewDialogProps) {
  const { appointmentId, serviceName, specialistName, specialistPhotoUrl, date } = subject;
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
  const charactersLeft = LONGEST - comment.length;
  return (
    <FormDialog
      title="Write a review"
      media={<Avatar name={specialistName} src={specialistPhotoUrl} size={52} />}
      description={[serviceName, specialistName, date && formatDate(date)].filter(Boolean).join(' · ')}
      form={form}
      errorTitle="We couldn’t send your review"
      closeLabel="Not now"
      onClose={onClose}
      submit={{
        label: 'Submit',
        busyLabel: 'Submitting...',
        missing: whatIsMissing(rating !== null, comment.trim() !== ''),
      }}
      className={styles.form}
      done={done}
    >
      <StarChoice
        id="review-rating"
        rating={rating}
        disabled={form.isSending}
        onChange={(stars) => form.change({ rating: stars })}
      />
      <TextArea
        {...form.text('comment')}
        label="Your review"
        hint="What was done, and how it went. Everybody can read it on the specialist’s profile."
        rows={4}
        maxLength={LONGEST}
      />
      {charactersLeft <= NEAR_THE_END && (
        <p role="status" className={styles.left}>
          {charactersLeft === 1 ? '1 character left' : `${charactersLeft} characters left`}
        </p>
      )}
    </FormDialog>
  );
}

function AlreadyReviewed({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  return (
    <Notice tone="error" title={message} actions={<Button onClick={onClose}>Close</Button>}>
      It was sent before, perhaps on another page. You find it under My Submitted Reviews.
    </Notice>
  );
}

function whatIsMissing(hasStars: boolean, hasComment: boolean): string {
  if (hasStars && hasComment) return '';
  if (hasStars) return 'Write a few words to submit.';
  return hasComment ? 'Choose your stars to submit.' : 'Choose your stars and write a few words to submit.';
}
