import { bookingCopy, stepPaths } from '~/features/booking/shared/booking-steps.ts';
import { bookingFlowOf, bookingWizardOf } from '~/features/booking/shared/booking-wizard-definition.ts';
import { defineBookingDraft } from '~/features/booking/shared/define-booking-draft.ts';
import { paths } from '~/site/paths.ts';
import { type CustomerDraft, draftSchema, emptyDraft } from './customer-draft.ts';
import { errorsIn } from './customer-validation.ts';

/** A customer's booking (DBOOK-01..06). */
export const customerFlow = bookingFlowOf<CustomerDraft>({
  resets: [
    // Only home service keeps the chosen specialist (DBOOK-15, C-95).
    { after: ['location'], clear: ['specialist'], when: ({ location }) => location?.kind !== 'HOME_SERVICE' },
    { after: ['service'], clear: ['vehicle'], when: ({ service }) => !service?.needsVehicle },
  ],
  empty: emptyDraft,
  errorsIn,
});

export const customerDraft = defineBookingDraft<CustomerDraft>({
  name: 'booking',
  owner: 'customer',
  schema: draftSchema,
  flow: customerFlow,
});

export const SUBMIT_LABEL = 'Book appointment';

export const customerWizard = bookingWizardOf({
  flow: customerFlow,
  copy: {
    ...bookingCopy,
    review: { ...bookingCopy.review, label: 'Confirm', title: 'Confirm', continueLabel: 'confirm' },
  },
  stepPath: stepPaths(paths.customerBooking, 'confirm'),
  submitLabel: SUBMIT_LABEL,
  refusedTitle: 'We couldn’t book your appointment',
});
