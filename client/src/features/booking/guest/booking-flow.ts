import { bookingCopy, stepAddresses } from '~/features/booking/shared/booking-steps.ts';
import { bookingFlowOf, bookingWizardOf } from '~/features/booking/shared/booking-wizard-definition.ts';
import { defineBookingDraft } from '~/features/booking/shared/define-booking-draft.ts';
import { paths } from '~/site/paths.ts';
import { type BookingDraft, draftSchema, emptyDraft } from './booking-draft.ts';
import { errorsIn } from './booking-errors.ts';

/** The guest's booking (BOOK-01, BOOK-05). */
export const bookingFlow = bookingFlowOf<BookingDraft>({ resets: [], empty: emptyDraft, errorsIn });

export const guestDraft = defineBookingDraft<BookingDraft>({
  name: 'guest-booking',
  owner: 'device',
  schema: draftSchema,
  flow: bookingFlow,
});

export const SEND_LABEL = 'Send booking request';

export const guestWizard = bookingWizardOf({
  flow: bookingFlow,
  copy: bookingCopy,
  addresses: stepAddresses(paths.appointment, 'review'),
  sendLabel: SEND_LABEL,
  refusedTitle: 'Error! Please resolve the following issues',
});
