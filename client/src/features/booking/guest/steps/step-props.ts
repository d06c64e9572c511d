import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import type { ChangeAnswers } from '~/features/booking/shared/booking-answers.ts';
import type { Draft } from '~/forms/draft.ts';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';

/** What every step of a guest's booking gets. */
export interface StepProps {
  draft: BookingDraft;
  change: Draft<BookingDraft>['change'] & ChangeAnswers;
  errorOf: ErrorOf<BookingDraft>;
}
