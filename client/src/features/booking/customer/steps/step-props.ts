import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import type { ChangeAnswers } from '~/features/booking/shared/booking-answers.ts';
import type { Draft } from '~/forms/draft.ts';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';

/** What every step of a customer's booking gets. */
export interface StepProps {
  draft: CustomerDraft;
  change: Draft<CustomerDraft>['change'] & ChangeAnswers;
  errorOf: ErrorOf<CustomerDraft>;
}
