import { bookingCopy, stepPaths } from '~/features/booking/shared/booking-steps.ts';
import { bookingFlowOf, bookingWizardOf } from '~/features/booking/shared/booking-wizard-definition.ts';
import { defineBookingDraft } from '~/features/booking/shared/define-booking-draft.ts';
import { paths } from '~/site/paths.ts';
import { draftSchema, emptyDraft, type GuestDraft } from './guest-draft.ts';
import { errorsIn } from './guest-validation.ts';

/** A guest's booking (BOOK-01, BOOK-05). */
export const guestFlow = bookingFlowOf<GuestDraft>({ resets: [], empty: emptyDraft, errorsIn });

export const guestDraft = defineBookingDraft<GuestDraft>({
  name: 'guest-booking',
  owner: 'device',
  schema: draftSchema,
  flow: guestFlow,
});

export const SUBMIT_LABEL = 'Send booking request';

export const guestWizard = bookingWizardOf({
  flow: guestFlow,
  copy: bookingCopy,
  stepPath: stepPaths(paths.appointment, 'review'),
  submitLabel: SUBMIT_LABEL,
  refusedTitle: 'Error! Please resolve the following issues',
});
