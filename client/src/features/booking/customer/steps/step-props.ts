import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import type { CustomerStore } from '~/features/booking/customer/customer-store.ts';

/** What every step of a customer's booking is given. */
export interface StepProps {
  draft: CustomerDraft;
  change: CustomerStore['change'];
  /** What is wrong with a part of the draft, once the customer has tried to go on. */
  errorOf: (part: keyof CustomerDraft) => string | undefined;
}
