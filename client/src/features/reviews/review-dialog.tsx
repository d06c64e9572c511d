import { Star } from 'lucide-react';
import { useId } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useSubmitReviewMutation } from '~/graphql/generated/operations/submit-review.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { formatDate } from '~/lib/format-date.ts';
import { nullable, number, object, text } from '~/lib/shape.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './review-dialog.module.css';

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
      refusedTitle="We couldn’t send your review"
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

const labels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface StarRatingInputProps {
  id: string;
  rating: number | null;
  disabled: boolean;
  onChange: (rating: number) => void;
}

/** One to five stars, as radio buttons with a label each (REV-03). */
function StarRatingInput({ id, rating, disabled, onChange }: StarRatingInputProps) {
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} disabled={disabled}>
      <legend className={styles.legend}>How was the work?</legend>
      <div className={styles.stars}>
        {labels.map((label, index) => {
          const stars = index + 1;
          return (
            <label key={label} className={cx(styles.star, stars <= (rating ?? 0) && styles.filled)}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={rating === stars}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${label}`}
                onChange={() => onChange(stars)}
                className={styles.input}
              />
              <Star aria-hidden />
            </label>
          );
        })}
        <span className={styles.label} aria-hidden="true">
          {rating === null ? 'Not rated yet' : labels[rating - 1]}
        </span>
      </div>
    </fieldset>
  );
}

function missingMessage(hasStars: boolean, hasComment: boolean): string {
  if (hasStars && hasComment) return '';
  if (hasStars) return 'Write a few words to submit.';
  return hasComment ? 'Choose your stars to submit.' : 'Choose your stars and write a few words to submit.';
}

const draftShape = object({
  /** 1 to 5; null until the customer chooses. */
  rating: nullable(number),
  comment: text,
});

/** The draft of each appointment's review, which survives failures and closing the dialog. */
export const reviewDraft = defineDraft({
  name: 'review',
  owner: 'customer',
  shape: draftShape,
});

const validate = lazyCheck(async () =>
  schemaValidator<object>('review', (await import('#shared/forms/appointments.ts')).reviewForm.schema),
);

const REFUSED = 'Failed to submit review. Please try again.';
const NO_RESPONSE = 'Failed to submit review. Please check your connection and try again.';

/** The form that reviews an appointment (REV-05..07). Its button says what is missing. */
function useSubmitReview(appointmentId: string) {
  const draft = reviewDraft.open(appointmentId);
  const { value, otherTab } = useDraft(draft);
  const submitReview = useSubmitReviewMutation();
  const refetchIfStale = useRefetchIfStale();
  return useForm({
    id: 'review',
    values: value,
    shared: { draft, otherTab, copy: { noun: 'review', isOnce: true } },
    change: draft.change,
    validate,
    send: ({ rating, comment }) => submitReview({ appointmentId, rating: rating ?? 0, comment }),
    onResult(result) {
      refetchIfStale(result);
      if (result.kind === 'done' || isAlreadyDone(result)) draft.clear({ reference: null });
    },
    messages: { refused: `Error: ${REFUSED}`, noResponse: failureText, quote: (message) => `Error: ${message}` },
  });
}

/** Without a status from the legacy host, the connection failed. */
function failureText(failure: Failure): string {
  return failure.legacyStatus === null ? NO_RESPONSE : `Error: ${REFUSED}`;
}
