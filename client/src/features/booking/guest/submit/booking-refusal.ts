import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import { type AskedIn, askedOfAll, refusalIn } from '~/features/booking/shared/submit/booking-refusal.ts';
import type { UserError } from '~/graphql/mutation-result.ts';

const askedIn: AskedIn<BookingDraft> = {
  ...askedOfAll,
  preselectedSpecialistId: { step: 'specialist', part: 'preselected' },
  firstName: { step: 'review', part: 'firstName' },
  lastName: { step: 'review', part: 'lastName' },
  email: { step: 'review', part: 'email' },
  phone: { step: 'review', part: 'phone' },
  declarationAccepted: { step: 'review', part: 'declarationAccepted' },
};

/** Where a guest is asked for what the server did not take. */
export const refusalOf = (refusal: Pick<UserError, 'field' | 'message' | 'code'>) => refusalIn(askedIn, refusal);
