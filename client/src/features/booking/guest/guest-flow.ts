import { type BookingAnswers, storedAnswers } from '~/features/booking/shared/booking-answers.ts';
import { bookingCopy, defineBooking } from '~/features/booking/shared/booking-flow.ts';
import { BOOKING_DRAFTS } from '~/features/unfinished-booking/unfinished-booking.ts';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { emptyOf, object, text, type ValueOf } from '~/lib/shape.ts';
import { paths } from '~/site/paths.ts';

/** The answers that are stored. Consent never is. */
const draftShape = object({
  ...storedAnswers,
  firstName: text,
  lastName: text,
  email: text,
  /** As the phone field formats it, without +44. */
  phone: text,
});

export interface GuestDraft extends BookingAnswers, ValueOf<typeof draftShape> {
  declarationAccepted: boolean;
}

export const emptyDraft: GuestDraft = {
  ...emptyOf(draftShape),
  photos: [],
  photosSetAside: [],
  declarationAccepted: false,
};

export const guestRules = lazyCheck(async () => (await import('./guest-rules.ts')).guestRules);

/** A guest's booking (BOOK-01, BOOK-05, BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26, BOOK-32). */
export const guestBooking = defineBooking<GuestDraft>({
  name: BOOKING_DRAFTS.guest,
  owner: 'device',
  shape: draftShape,
  empty: emptyDraft,
  resets: [],
  errorsIn: guestRules,
  copy: bookingCopy,
  path: paths.appointment,
  reviewPath: 'review',
  showsSkippedSteps: true,
  afterSent: { label: 'Back to home', to: paths.home },
  refusedTitle: 'Error! Please resolve the following issues',
  noResponse: 'Server error submitting form, please try again later',
});
