import { isWithin, rescheduleWindow } from '../booking-window.ts';
import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { londonDay } from '../london/clock.ts';
import { isDay } from '../london/days.ts';
import { chosenId, requiredLine, requiredText, rule, typedNumber } from './fields.ts';
import { defineForm } from './form.ts';

/** APPT-19. */
export const cancellationForm = defineForm({
  reason: requiredText(fieldMessages.cancellationReason, TEXT_LIMITS.cancellationReason),
});

/** APPT-23, APPT-27, C-44. */
export const rescheduleForm = (now: () => Date) =>
  defineForm(
    {
      date: requiredLine(fieldMessages.newTime, TEXT_LIMITS.name).check(
        rule((day) => isDay(day) && isWithin(rescheduleWindow(londonDay(now())), day), fieldMessages.dateUnavailable),
      ),
      timeSlotId: chosenId(fieldMessages.newTime),
    },
    { date: 'newDate', timeSlotId: 'newTimeSlot' },
  );

/** REV-05. */
export const reviewForm = defineForm(
  {
    rating: typedNumber(/^[1-5]$/, () => true, fieldMessages.stars),
    comment: requiredText(fieldMessages.review, TEXT_LIMITS.review),
  },
  { comment: 'review_text' },
);
