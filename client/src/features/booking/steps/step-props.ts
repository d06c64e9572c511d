import type { BookingDraft } from '~/features/booking/booking-draft.ts';
import type { BookingStore } from '~/features/booking/booking-store.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  draft: BookingDraft;
  change: BookingStore['change'];
  /** What is wrong with a part of the draft, once the customer has tried to go on. */
  errorOf: (part: keyof BookingDraft) => string | undefined;
}
