import type { BookingAnswers, ChangeAnswers } from '~/features/booking/shared/booking-answers.ts';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';

/** The props of every step. Shared steps only know the shared answers. */
export interface StepProps<Draft extends BookingAnswers = BookingAnswers> {
  draft: Draft;
  change: ChangeAnswers<Draft>;
  errorOf: ErrorOf<Draft>;
}
