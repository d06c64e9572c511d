import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { requiredText, typedNumber } from './fields.ts';
import { defineForm } from './form.ts';

/** APPT-19. */
export const cancellationForm = defineForm({
  reason: requiredText(fieldMessages.cancellationReason, TEXT_LIMITS.cancellationReason),
});

/** REV-05. */
export const reviewForm = defineForm(
  {
    rating: typedNumber(/^[1-5]$/, () => true, fieldMessages.stars),
    comment: requiredText(fieldMessages.review, TEXT_LIMITS.review),
  },
  { comment: 'review_text' },
);
