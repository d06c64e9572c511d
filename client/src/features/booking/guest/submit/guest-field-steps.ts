import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import { commonFieldSteps, type FieldSteps } from '~/features/booking/shared/submit/user-errors.ts';

/** The steps of the fields that a guest sends. */
export const guestFieldSteps: FieldSteps<GuestDraft> = {
  ...commonFieldSteps,
  preselectedSpecialistId: { step: 'specialist', part: 'preselected' },
  firstName: { step: 'review', part: 'firstName' },
  lastName: { step: 'review', part: 'lastName' },
  email: { step: 'review', part: 'email' },
  phone: { step: 'review', part: 'phone' },
  declarationAccepted: { step: 'review', part: 'declarationAccepted' },
};
