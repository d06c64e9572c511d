import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import type { BookingStore } from '~/features/booking/shared/booking-store.ts';

/** What every step of a guest's booking is given. */
export interface StepProps {
  draft: BookingDraft;
  change: BookingStore<BookingDraft>['change'];
  /** What is wrong with a part of the draft, once the guest has tried to go on. */
  errorOf: (part: keyof BookingDraft) => string | undefined;
}
