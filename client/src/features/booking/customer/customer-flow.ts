import { type BookingKind, bookingFlowOf } from '~/features/booking/shared/booking-kind.ts';
import { bookingWords, stepAddresses } from '~/features/booking/shared/booking-steps.ts';
import { paths } from '~/lib/paths.ts';
import { type CustomerDraft, emptyDraft } from './customer-draft.ts';
import { problemsOf } from './customer-problems.ts';

export const { stepFromPath, stepPath } = stepAddresses(paths.customerBooking, 'confirm');

/** The customer's booking (DBOOK-01..06). Back from the specialist leads to the location (C-01). */
export const customerFlow = bookingFlowOf<CustomerDraft>({
  resets: [
    // Only a visit at home keeps whoever was chosen (DBOOK-15, C-95).
    { after: ['place'], clear: ['specialist'], when: ({ place }) => place?.kind !== 'HOME_SERVICE' },
    { after: ['service'], clear: ['vehicle'], when: ({ service }) => !service?.needsVehicle },
  ],
  empty: emptyDraft,
  canLeave: problemsOf,
});

export const customerBooking: BookingKind<CustomerDraft> = {
  flow: customerFlow,
  words: {
    ...bookingWords,
    review: { ...bookingWords.review, label: 'Confirm', title: 'Confirm', towards: 'confirm' },
  },
  stepPath,
  sendLabel: 'Book appointment',
  refusedTitle: 'Your appointment is not booked yet',
};
