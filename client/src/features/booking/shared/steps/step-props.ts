import type { BookingAnswers, ChangeAnswers } from '~/features/booking/shared/booking-answers.ts';

/** What the steps are given that are the same for everybody. */
export interface StepProps {
  draft: BookingAnswers;
  change: ChangeAnswers;
  /** What is wrong with a part of the draft, once the customer has tried to go on. */
  errorOf: (part: keyof BookingAnswers & string) => string | undefined;
}
