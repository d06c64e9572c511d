import { type BookingKind, bookingFlowOf } from '~/features/booking/shared/booking-kind.ts';
import { type BookingDraft, emptyDraft } from './booking-draft.ts';
import { problemsOf } from './booking-problems.ts';
import { stepPath, stepWords } from './guest-steps.ts';

/** The guest's booking (BOOK-01, BOOK-05). */
export const bookingFlow = bookingFlowOf<BookingDraft>({
  resets: [],
  empty: emptyDraft,
  canLeave: problemsOf,
});

export const guestBooking: BookingKind<BookingDraft> = {
  flow: bookingFlow,
  words: stepWords,
  stepPath,
  sendLabel: 'Send booking request',
  refusedTitle: 'Error! Please resolve the following issues',
};
