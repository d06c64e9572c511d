import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import { commonFields, type FieldSteps } from '~/features/booking/shared/submit/booking-errors.ts';

/** Where a guest is asked for each field. */
export const guestFields: FieldSteps<BookingDraft> = {
  ...commonFields,
  preselectedSpecialistId: { step: 'specialist', part: 'preselected' },
  firstName: { step: 'review', part: 'firstName' },
  lastName: { step: 'review', part: 'lastName' },
  email: { step: 'review', part: 'email' },
  phone: { step: 'review', part: 'phone' },
  declarationAccepted: { step: 'review', part: 'declarationAccepted' },
};
